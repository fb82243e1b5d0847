### Deutsch. Die englische Datei hat dieselben Schlüssel mit denselben Argumenten.

## Spiel wählen

app-name = Talon
choose-game = Wähl ein Spiel
line-big-apple = Weit vorausdenken: drei Zellen, offener Talon
line-midshipman = Freundlich, mit ein paar Karten zum Aufdecken
line-napoleons-shoulder = Offene Spalten, kostbare Lücken
line-bisley = Ein Kartenspiel, auf- und abwärts zugleich
line-sally = Klondike mit zwei Kartenspielen und jedes Mal einer anderen Grundkarte
play = Spielen
play-spoken = { $game } spielen
games = Spiele
games-spoken = Anderes Spiel wählen
# $games ist `statistics-games`, $rate ein Prozentsatz.
own-record = { $games }, { $rate } gewonnen
back = Zurück

## Kartenverteilung wählen

new-deal = Neu
new-deal-spoken = Neues Spiel
choose-deal = Spiel aussuchen
choose-deal-spoken = { $game }: Spiel aussuchen
deal-number-or-code = Spielnummer oder Code
deal-number-hint = Dieselbe Nummer ergibt immer dieselben Karten.
deal-name = Nr. { $number }
play-number = Dieses Spiel spielen
cancel = Abbrechen

deal-number-not-a-number = Das ist keine Zahl.
deal-number-out-of-range = Spielnummern gehen von 1 bis 4294967295.

share-code-no-code = Das ist kein Code von Talon.
share-code-mistyped = In diesem Code steckt ein Tippfehler.
share-code-newer = Dieser Code kommt von einer neueren Version von Talon.
share-code-unknown-game = Diese Version von Talon kennt das Spiel zu diesem Code nicht.
share-code-older-rules = Die Regeln dieses Spiels haben sich geändert, seit es diesen Code gibt.
share-code-no-deal = Zu diesem Code gibt es kein Spiel.

## Beim ersten Mal

first-run-title = Fünf Patiencen
first-run-moves = Zieh eine Karte, wohin du willst, oder tipp sie einfach an.
first-run-help = Die Glühbirne zeigt einen nützlichen Zug. Zurücknehmen kostet nichts und geht immer.
first-run-hand = Mit welcher Hand spielst du?
first-run-left = Links
first-run-right = Rechts
first-run-later = Das alles lässt sich jederzeit in den Einstellungen ändern.
first-run-start = Losspielen

## Rund ums Spielfeld

menu = Menü
menu-spoken = Menü und Einstellungen
rules = Regeln
message-read = Verstanden
undo = Zurück
undo-spoken = Letzten Zug zurücknehmen
redo = Vor
redo-spoken = Zug wiederholen
restart = Von vorn
restart-spoken = Dieses Spiel von vorn beginnen
finish = Ablegen
finish-spoken = Alle Karten ablegen
move-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
time-spoken = Zeit { $time }

## Tipps

hint = Tipp
hint-spoken = Einen nützlichen Zug zeigen
hint-none = Kein Zug nützt mehr etwas.
# $move ist einer der vier Züge darunter, $reason einer der Gründe außer den letzten beiden.
hint-sentence = Tipp: { $move }. Das { $reason }.
# Die Karte kommt auf einen Grundstapel, der schon genannt ist.
hint-home = Tipp: { $move }. Das baut den Grundstapel auf.
hint-nothing-better-than-dealing = Tipp: Nichts ist besser, als vom Talon zu geben.
hint-nothing-better-than-turning = Tipp: Nichts ist besser, als den Ablagestapel umzudrehen.

# $cards ist eine Karte oder eine Gruppe wie darunter, $target eines der beiden Ziele darunter.
move-cards = { $cards } { $target }
group = { $card } und { $more ->
    [one] eine weitere Karte
   *[other] { $more } weitere Karten
}
move-deal = vom Talon geben
move-turn-waste = den Ablagestapel umdrehen
# $pile ist der Name eines Stapels.
to-cell = in { $pile }
to-pile = auf { $pile }

# Was ein Zug getan hat, wie ein Screenreader es sagt. $cards ist eine Karte oder eine Gruppe.
done-dealt = { $count ->
    [one] Gegeben: { $card }
   *[other] { $count } Karten gegeben, obenauf { $card }
}
done-turned-over = Ablagestapel umgedreht
done-turned-up = { $card } aufgedeckt
done-many = { $count } Karten bewegt
done-taken-back = Zurückgenommen: { $moves }
cards-face-down = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
cards-on-pile = { $cards }, { $pile }

# Wozu ein Zug gut ist; die letzten beiden sind Sätze für sich.
reason-builds-foundation = baut einen Grundstapel auf
reason-turns-up-card = deckt eine Karte auf
reason-opens-space = schafft eine Lücke
reason-frees-card-for-foundation = macht eine Karte für einen Grundstapel frei
reason-brings-card-into-play = bringt eine Karte ins Spiel
reason-makes-room = schafft mehr Spielraum
reason-shows-stock = zeigt, was darin liegt, und kostet nichts
reason-nothing-better-than-dealing = nichts ist besser, als vom Talon zu geben
reason-nothing-better-than-turning = nichts ist besser, als den Ablagestapel umzudrehen

## Das Ende eines Spiels

no-moves = Kein Zug mehr möglich. Nimm Züge zurück oder beginn ein neues Spiel.
stuck = Es kann nichts Neues mehr geschehen. Nimm Züge zurück oder beginn ein neues Spiel.
lost = Von hier aus ist dieses Spiel nicht zu gewinnen.
won-title = Gewonnen!
won-summary = { $moves } in { $time }
# Was der Sieg an der Statistik geändert hat. $before und $now sind Prozentsätze, Zeiten wie auf einer Uhr oder Zahlen von Zügen.
won-first = Dein erster Sieg
won-rate-rises = Gewinnquote von { $before } auf { $now } gestiegen
won-rate-stays = Gewinnquote weiter bei { $now }
won-streak = { $count } nacheinander gewonnen
won-longest-streak = { $count } nacheinander gewonnen, deine längste Serie
won-best-time = Neue Bestzeit: { $now } (bisher { $before })
won-fewest-moves = So wenige Züge wie noch nie: { $now } (bisher { $before })
deal-again = Noch einmal dasselbe

## Ob ein Spiel noch zu gewinnen ist

ask-fate = Ist das noch zu gewinnen? (schaut unter verdeckte Karten)
fate-searching = Mal sehen, ob das noch zu gewinnen ist …
fate-winnable = Ja, das Spiel ist noch zu gewinnen.
fate-lost = Nein, von hier aus ist das Spiel nicht zu gewinnen.
fate-unknown = Das ließ sich nicht herausfinden.

## Warum etwas nicht geht

notice-nowhere-to-go = Diese Karte kann gerade nirgendwohin.
notice-not-home = Diese Karte kann noch auf keinen Grundstapel.
notice-foundation-by-drag = Zieh eine Karte, um sie vom Grundstapel zurückzuholen.
notice-already-won = Das Spiel ist gewonnen. Zurücknehmen geht noch.
notice-nothing-to-undo = Es gibt nichts zurückzunehmen.
notice-nothing-to-redo = Es gibt nichts zu wiederholen.
notice-cannot-finish = Noch lassen sich nicht alle Karten ablegen.

refusal-no-such-pile = Diesen Stapel gibt es in diesem Spiel nicht.
refusal-nothing-there = Da liegt keine Karte.
refusal-not-face-up = Nur offene Karten lassen sich bewegen.
refusal-only-top-card = Nur die oberste Karte lässt sich bewegen.
refusal-no-group = Diese Karten lassen sich nicht zusammen bewegen.
refusal-stock-is-dealt = Karten vom Talon kommen erst auf den Ablagestapel.
refusal-no-return = In diesem Spiel bleiben Karten auf den Grundstapeln liegen.
refusal-no-move-between = Zwischen diesen Stapeln wandern keine Karten.
refusal-no-target = Dorthin kann diese Karte nicht.
refusal-cell-taken = Diese Zelle ist schon besetzt.
refusal-one-at-a-time = Dorthin geht immer nur eine Karte auf einmal.
refusal-foundation-refuses = Diese Karte passt nicht auf diesen Grundstapel.
refusal-tableau-refuses = Diese Karte passt nicht auf diesen Stapel.
refusal-space-refuses = Diese Karte darf nicht in diese Lücke.
refusal-spaces-stay-empty = In diesem Spiel bleiben Lücken leer.
refusal-stock-empty = Der Talon ist leer.
refusal-stock-not-empty = Der Ablagestapel wird erst umgedreht, wenn der Talon leer ist.
refusal-no-redeal = In diesem Spiel wird der Ablagestapel nicht umgedreht.

unknown-game = Ein Spiel dieses Namens gibt es nicht.
position-text-error = Das ist keine Stellung: In Zeile { $line } stimmt etwas nicht.

## Karten, gesprochen

card = { suit } { rank }
suit = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}
rank = { $rank ->
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [5] Fünf
    [6] Sechs
    [7] Sieben
    [8] Acht
    [9] Neun
    [10] Zehn
    [11] Bube
    [12] Dame
   *[13] König
}
# Eine Karte des Ranges im vierten Fall, als etwas, das ein Stapel nimmt.
any-of-rank = { $rank ->
    [1] ein { rank }
    [11] einen Buben
    [13] einen { rank }
   *[other] eine { rank }
}
any-of-rank-or-group = { any-of-rank } oder eine damit beginnende Folge
any-card = jede Karte
any-card-or-group = jede Karte oder Folge

## Stapel, gesprochen

pile-stock = Talon
pile-waste = Ablagestapel
pile-cell = Zelle { $number }
pile-foundation = Grundstapel { $number }
pile-tableau = Tableau-Stapel { $number }

# $pile ist einer der Namen darüber.
pile-with-cards = { $pile }: { cards }
pile-with-top = { $pile }: { cards }, { $top } obenauf
pile-with-hidden-cards = { $pile }: { cards }, { $hidden } verdeckt, { $top } obenauf
pile-empty = { $pile }: leer
pile-empty-redeal = { $pile }: leer, der Ablagestapel lässt sich umdrehen
pile-empty-takes = { $pile }: leer, nimmt { $cards }
pile-stays-empty = { $pile }: bleibt leer
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

# $cards ist etwas, das ein Stapel nimmt, $sources sind die Orte, mit „oder“ verbunden.
cards-from = { $cards } { $sources }
source-stock = vom Talon
source-waste = vom Ablagestapel
source-cell = aus einer Zelle
source-tableau = aus dem Tableau
source-foundation = von einem Grundstapel
list-or = { $first } oder { $last }
list-comma = { $first }, { $next }

## Zahlen

percent = { $number } %
# Ein Anteil, und der Bereich, in dem er sicher liegt.
share-with-interval = { $share } ({ $least }–{ $most })
hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
date = { $day }. { month } { $year }
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
weekday-short = { $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
}
# In laufendem Text sind kleine Zahlen Wörter; die 1 steht für Karten, Zellen und Farben.
number = { $number ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
   *[other] { $number }
}

## Seiten mit den Regeln, aus den Daten eines Spiels zusammengesetzt

heading-aim = Ziel
heading-table = Aufbau
heading-foundations = Grundstapel
heading-tableau = Tableau
heading-spaces = Lücken
heading-cells = Zellen
heading-stock = Talon
heading-stock-and-waste = Talon und Ablagestapel
heading-special = Das Besondere
heading-tips = Gut spielen

page-aim = Das Spiel ist gewonnen, wenn alle { $cards } Karten auf den { $foundations } Grundstapeln liegen.
page-no-moves = Verloren ist es, wenn vorher kein Zug mehr möglich ist. Züge zurücknehmen kannst du immer.

page-pack = { $number ->
    [one] ein Kartenspiel mit { $cards } Karten.
   *[other] { number } Kartenspiele, zusammen { $cards } Karten.
}
page-columns = Das Tableau hat { $piles } Stapel mit je { $number ->
    [one] einer Karte
   *[other] { number } Karten
}.
page-columns-staircase = Das Tableau hat { $piles } Stapel, die wie eine Treppe wachsen: eine Karte im ersten, zwei im zweiten und so weiter bis { $piles } im letzten.
# $runs ist eine oder mehrere der nächsten Meldung, verbunden durch die übernächste.
page-columns-runs = Das Tableau hat { $piles } Stapel: { $runs }.
page-columns-run = { $count ->
    [one] einer
   *[other] { $piles }
} mit { $number ->
    [one] einer Karte
   *[other] { number } Karten
}
page-columns-then = { $first }, dann { $next }
page-facing-up = Alle Karten liegen offen.
page-facing-top = Nur die oberste Karte jedes Stapels liegt offen.
# $up ist eine Zahl als Wort.
page-facing-down = In jedem Stapel { $number ->
    [one] liegt eine Karte
   *[other] liegen { number } Karten
} verdeckt, darauf { $up } offen.
page-facing-some = Einige Karten liegen verdeckt.
page-laid-out = { $number ->
    [one] eine Karte liegt
   *[other] { number } Karten liegen
} von Anfang an auf den Grundstapeln.
page-empty-cells = Dazu { $number ->
    [one] kommt eine leere Zelle
   *[other] kommen { number } leere Zellen
}.
page-rest = Die übrigen { $cards } Karten sind der Talon und liegen verdeckt.
page-rest-open = Die übrigen { $cards } Karten sind der Talon. Seine oberste Karte liegt offen.
page-no-stock = Einen Talon gibt es nicht.

page-foundations = { $foundations } Grundstapel wachsen in gleicher Farbe { page-direction }, von { $first } bis { $last }.
# $first ist ein Rang oder die Grundkarte.
page-foundations-round = { $foundations } Grundstapel wachsen in gleicher Farbe { page-direction }, von { $first } an bis zu je { $cards } Karten.
page-direction = { $direction ->
    [up] aufwärts
   *[down] abwärts
}
page-the-base = der Grundkarte
# $card ist eine Karte eines Ranges.
page-foundations-begun = Jeder hat von Anfang an { $card }.
page-foundations-empty = Ein leerer nimmt { $card } beliebiger Farbe.
page-foundations-wrap = Auf { $before } folgt dort { $after }.
page-changing-base = Die erste Karte nach dem Mischen bestimmt den Rang der Grundkarten; er wechselt also von Spiel zu Spiel.
page-bases-laid-out = Alle { $cards } Karten dieses Ranges liegen von Anfang an auf den Grundstapeln, von jeder Farbe { number }.
page-foundations-meet = In jeder Farbe treffen sich die beiden Grundstapel irgendwo in der Mitte. Passt eine Karte auf beide, hast du die Wahl.
# $taken ist der Rang, mit dem der andere Grundstapel beginnt.
page-foundations-may-stay-empty = Der Grundstapel, der { page-direction } wächst, bekommt seine letzte Karte ({ $taken }) nie, denn sie liegt schon auf dem anderen. Er darf sogar leer bleiben; dann nimmt der andere die ganze Farbe.
page-to-foundations = Auf einen Grundstapel gehen Karten nur einzeln, { $sources }.
page-returns = Die oberste Karte eines Grundstapels darf auf einen Tableau-Stapel zurück, der sie nimmt, sonst nirgendwohin.
page-base-returns = Sogar die Grundkarte darf zurück. Ein leer gewordener Grundstapel nimmt jede Karte ihres Ranges.
page-no-returns = Karten auf einem Grundstapel bleiben dort.

page-build = Gebaut wird { page-step }, { page-suits }.
page-step = { $step ->
    [up] aufwärts
    [down] abwärts
   *[both] aufwärts oder abwärts
}
page-suits = { $suits ->
    [same] in gleicher Farbe
    [other] in jeder anderen Farbe als der bedeckten
    [alternating] abwechselnd rot und schwarz
   *[any] ohne Rücksicht auf die Farbe
}
page-example = Auf { $card } passt { $cards }.
page-example-any-suit = Auf { $card } passt { $cards } beliebiger Farbe.
page-build-nothing = Auf Karten im Tableau wird nichts gelegt.
page-no-wrap = { $lowest } und { $highest } sind im Tableau keine Nachbarn.
page-single-cards = Nur die oberste Karte eines Stapels lässt sich bewegen, also die, auf der keine andere liegt. Mehrere auf einmal gehen nie.
page-groups = Bewegen lässt sich die oberste Karte eines Stapels, also die, auf der keine andere liegt, und ebenso eine Folge. Das sind offene Karten von oben her, die so aufeinanderliegen: { page-step }, { page-suits }.
page-groups-in-tableau = Jeder obere Teil einer Folge ist wieder eine Folge. Sie geht dorthin, wo ihre unterste Karte passt, aber nur von Tableau-Stapel zu Tableau-Stapel.
page-face-down = Eine verdeckte Karte wird aufgedeckt, sobald keine andere mehr auf ihr liegt.

page-space = Ein Tableau-Stapel ohne Karten ist eine Lücke.
page-space-takes = Sie nimmt { $cards }.
page-space-takes-from-anywhere = Sie nimmt { $cards }, ob { $sources }.
page-space-bars = Nichts kommt { $sources } hinein.
page-space-stays = Lücken bleiben leer bis zum Schluss.

page-cells-hold = { $number ->
    [one] In die Zelle passt
   *[other] In jede der { number } Zellen passt
} eine Karte.
page-cells-take = Eine leere Zelle nimmt { $cards }.
# $places ist einer oder mehrere der Orte darunter, mit „oder“ verbunden.
page-cells-play = Aus einer Zelle darf eine Karte dorthin, wo sie passt: { $places }. In eine andere Zelle darf sie nicht.
page-stock-play = Die oberste Karte des Talons liegt immer offen. Sie darf dorthin, wo sie passt: { $places }. Dann zeigt sich die nächste.
page-stock-once = Es wird nichts gegeben, und einen Ablagestapel gibt es nicht. Der Talon kommt nur einmal durch.
page-deal = Tippst du auf den Talon, { $number ->
    [one] kommt eine Karte offen auf den Ablagestapel
   *[other] kommen { number } Karten offen auf den Ablagestapel, eine nach der anderen, sodass die letzte oben liegt. Sind weniger übrig, kommen weniger
}.
page-waste-play = Nur die oberste Karte des Ablagestapels ist spielbar. Sie darf dorthin, wo sie passt: { $places }.
page-redeals = Ist der Talon leer, drehst du den Ablagestapel um und hast ihn wieder als Talon, so oft du willst. Gemischt wird nicht: Die unterste Karte des Ablagestapels kommt als erste wieder.
page-no-redeals = Der Talon kommt nur einmal durch. Der Ablagestapel wird nicht umgedreht.
place-tableau = auf einen Tableau-Stapel
place-space = in eine Lücke
place-cell = in eine Zelle
place-foundation = auf einen Grundstapel

# Was nur Menschen über ein Spiel wissen. Eine leere Zeile beginnt einen neuen Absatz.
page-special-big-apple =
    Big Apple stammt von New York und Gotham ab. Der Talon liegt offen: Du siehst immer die
    nächste Karte und spielst sie unmittelbar ins Spiel.

    Einzelne Karten baust du ohne Rücksicht auf die Farbe, zusammen wandern aber nur Karten
    einer Farbe.

    Das Spiel ist schwer: Von 100 Spielen werden etwa 15 gewonnen.
page-tips-big-apple =
    Bevor du einen Stapel leerst, sollte in einer Zelle oder auf dem Talon eine Karte liegen, die
    den Platz wert ist. Am besten ist ein König, denn auf ihn lässt sich am längsten bauen.

    Halt nach Möglichkeit eine Zelle frei. Sind alle drei voll, kannst du nur noch warten, was
    der Talon bringt.

    Wo du die Wahl hast, bau in gleicher Farbe, damit die Karten zusammen weiterwandern können.
page-special-midshipman =
    Midshipman ist eine freundlichere Verwandte von Maria aus der großen Familie der Vierzig
    Räuber.

    Jede Farbe passt auf jede andere, nur nicht auf sich selbst, und jede Karte füllt eine Lücke.

    Das Spiel ist mittelschwer: Etwa die Hälfte der Spiele wird gewonnen.
page-tips-midshipman =
    Deck die verdeckten Karten früh auf. In jedem Stapel sind es nur zwei.

    Über eine Lücke lässt sich eine Reihe Karte für Karte versetzen. Füll sie erst, wenn du weißt,
    wofür.

    Der Talon kommt nur einmal durch. Such also nach Zügen, bevor du gibst: Jede neue Karte bedeckt
    die vorige.
page-special-napoleons-shoulder =
    Napoleon's Shoulder ist ein lockerer Zwilling von Napoleons Quadrat. Zwölf Stapel liegen von
    Anfang an offen und werden ohne Rücksicht auf die Farbe gebaut.

    Knapp sind die Lücken: Nur der Ablagestapel füllt sie. Die einzige Ausnahme ist ein Ass, das
    von einem Grundstapel zurückkommt.
page-tips-napoleons-shoulder =
    Schau zuerst, wo die Asse und Zweien liegen und welche Stapel sie verschütten.

    Leer einen Stapel, wenn die oberste Karte des Ablagestapels den Platz wert ist, etwa ein König
    oder eine Karte, auf die andere schon warten.

    Der Talon kommt nur einmal durch: Eine Karte, die du auf dem Ablagestapel lässt, ist bald von
    der nächsten bedeckt.
page-special-bisley =
    Bisley braucht nur ein Kartenspiel. Jede Farbe hat zwei Grundstapel: Einer wächst vom Ass
    aufwärts, der andere vom König abwärts.

    Auch das Tableau baut in beide Richtungen. Verwandt sind Double Bisley, Indefatigable, Royal
    Family und Janet's Bisley.

    Das Spiel ist mittelschwer: Etwa ein Viertel der Spiele wird gewonnen.
page-tips-bisley =
    Hol die Könige früh heraus. Jeder öffnet seiner Farbe einen zweiten Weg nach Hause.

    Eine Reihe kehrt sich um, wenn du sie Karte für Karte versetzt: Aus Fünf, Sechs, Sieben wird auf
    der Acht Sieben, Sechs, Fünf.

    Ein leerer Stapel ist für immer verloren. Räum keinen ab, wenn seine Karten anderswo nicht
    mehr nützen.
page-special-sally =
    Sally ist Klondike mit zwei Kartenspielen und jedes Mal einer anderen Grundkarte. In einem von
    dreizehn Spielen sind die Grundkarten Asse.

    Die Grundstapel laufen im Kreis, auf den König folgt dort das Ass. Im Tableau ist das nicht so,
    und seine Lücken warten auf Könige, was auch immer die Grundkarte ist.
page-tips-sally =
    Deck auf, wo immer es geht, und beginn mit den Stapeln, die bald geleert sind.

    Spielst du eine Karte vom Ablagestapel, so liegen beim nächsten Durchgang andere Karten oben.

    Der Rang unter der Grundkarte kommt als letzter nach Hause. Seine Karten dürfen ruhig lange
    andere tragen.

## Einstellungen

# `setting-NAME`, `setting-NAME-about` und `setting-NAME-WORT` folgen den Namen und Wörtern der Einstellungen im Kern.
settings = Einstellungen
settings-spoken = Einstellungen öffnen
settings-look = Aussehen
settings-play = Spielweise
settings-feel = Ton und Bewegung
on = Ein
off = Aus

setting-language = Sprache
setting-language-system = Wie das System
setting-language-en = English
setting-language-de = Deutsch
setting-left-handed = Für die linke Hand
setting-left-handed-about = Talon und Knöpfe liegen dort, wo dein linker Daumen ruht.
setting-four-colours = Vier Farben
setting-four-colours-about = Kreuz ist grün, Karo ist blau.
setting-large-indices = Große Zeichen
setting-large-indices-about = Auf jeder Karte ein großer Rang und eine große Farbe.
setting-back = Kartenrücken
setting-back-lattice = Gitter
setting-back-waves = Wellen
setting-back-rosette = Rosette
setting-back-plain = Schlicht
setting-theme = Farbschema
setting-theme-system = Wie das System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-theme-black = Schwarz
setting-theme-black-about = Spart auf manchen Bildschirmen Strom. Auch der Tisch ist dann schwarz.
setting-table = Tischfarbe
setting-table-felt = Filz
setting-table-slate = Schiefer
setting-table-midnight = Mitternacht
setting-table-burgundy = Burgunder
setting-table-black = Schwarz
setting-motion = Tempo der Bewegungen
setting-motion-none = Keine
setting-motion-calm = Ruhig
setting-motion-normal = Normal
setting-motion-quick = Flott
setting-sound = Ton
setting-haptics = Vibration
setting-haptics-about = Ein leises Ticken, wenn eine Karte aufgenommen oder abgelegt wird.
setting-shows-clock = Uhr zeigen
setting-shows-clock-about = Gemessen wird die Zeit auf jeden Fall; sie zählt für deine Statistik.
setting-tap = Tippen auf eine Karte
setting-tap-best-place = Legt sie an den besten Platz
setting-tap-best-place-about = Tippst du noch einmal, kommt die Karte an den zweitbesten Platz.
setting-tap-foundation-first = Legt sie zuerst auf einen Grundstapel
setting-tap-pick-up = Nimmt sie nur auf
setting-tap-pick-up-about = Das nächste Tippen sagt, wohin sie soll.
setting-auto-play = Automatische Züge
setting-auto-play-off = Aus
setting-auto-play-safe = Sichere
setting-auto-play-about = Eine Karte legt sich von selbst auf ihren Grundstapel, sobald keine andere sie mehr brauchen kann.
setting-winnable-only = Nur gewinnbare Spiele
setting-winnable-only-about = Ein zufälliges Spiel ist dann eines, das nachweislich zu gewinnen ist.
setting-confirms-new-deal = Vor neuem Spiel fragen
setting-confirms-new-deal-about = Du wirst gefragt, bevor ein begonnenes Spiel verlassen wird.
setting-says-lost = Sagen, wenn ein Spiel verloren ist
setting-says-lost-about = Nur wo alle Karten offen liegen, und nur wenn es sicher ist.

## Statistik

statistics = Statistik
statistics-spoken = Statistik öffnen
statistics-all-games = Alle Spiele
statistics-all = Insgesamt
# Bis es ein erstes Ergebnis gibt.
statistics-nothing-yet = Noch nichts. Ein Spiel zählt von seinem ersten Zug an.
statistics-played = Gespielt
statistics-won = Gewonnen
statistics-not-won = Nicht gewonnen
statistics-win-rate = Gewinnquote
# Steht unter der Quote, sobald zehn Spiele gespielt sind.
statistics-interval = 95-%-Bereich
statistics-interval-about = Bei so vielen Spielen liegt deine wahre Quote sehr wahrscheinlich in diesem Bereich.
statistics-interval-later = Der Bereich erscheint nach zehn Spielen.
statistics-current-streak = Laufende Serie
statistics-streak-won = { $count ->
    [one] { $count } gewonnen
   *[other] { $count } nacheinander gewonnen
}
statistics-streak-lost = { $count ->
    [one] { $count } verloren
   *[other] { $count } nacheinander verloren
}
statistics-streak-none = Keine
statistics-longest-won = Längste Gewinnserie
statistics-longest-lost = Längste Verlustserie
statistics-time = Zeit
statistics-moves = Züge
statistics-best = Bestwert
statistics-average = Durchschnitt
statistics-median = Median
statistics-unaided = Ohne Hilfe gewonnen
statistics-unaided-about = Ohne Zurücknehmen und ohne Tipp.
statistics-daily = Spiele des Tages
statistics-daily-streak = Tage in Folge
statistics-daily-longest = Meiste Tage in Folge
# $date ist ein Datum als Text.
statistics-daily-won = { $date }: gewonnen
statistics-daily-not-won = { $date }: gespielt, nicht gewonnen
statistics-daily-not-played = { $date }: nicht gespielt
statistics-month = { month } { $year }
statistics-month-before = Monat davor
statistics-month-after = Monat danach
statistics-curve = Die letzten Spiele
# $won und $count sind Zahlen.
statistics-curve-spoken = { $count ->
    [one] { $won } von { $count } Spiel gewonnen
   *[other] { $won } der letzten { $count } Spiele gewonnen
}
statistics-times = Wie lange du zum Gewinnen gebraucht hast
# $from und $to sind Zeiten wie auf einer Uhr, $games ist die nächste Meldung.
statistics-times-bin = { $from } bis { $to }: { $games }
statistics-times-last-bin = { $from } oder mehr: { $games }
statistics-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}

statistics-share = Teilen
statistics-share-about = Die wichtigsten Zahlen als kurzer Text.
# Was geteilt wird, Zeile für Zeile. $game ist der Name eines Spiels oder `statistics-all-games`, $time eine Zeit wie auf einer Uhr.
summary-title = Talon: { $game }
summary-streak = Längste Gewinnserie: { $count }
summary-best-time = Beste Zeit: { $time }
summary-fewest-moves = Wenigste Züge: { $count }

statistics-export = Exportieren
statistics-export-about = Eine Datei mit deinen Ergebnissen, Einstellungen und Spielen, für ein anderes Gerät oder zum Aufheben.
statistics-export-table = Als Tabelle exportieren
statistics-export-table-about = Deine Ergebnisse als CSV, für eine Tabellenkalkulation.
statistics-exported = Gesichert.
statistics-import = Importieren
statistics-import-about = Nimmt hinzu, was in der Datei steht. Nichts geht verloren, nichts zählt doppelt.
# $new, $known und $games sind die Meldungen darunter.
import-done = { $new }, { $known }, { $games }.
import-new = { $count ->
    [0] Kein neues Ergebnis
    [one] { $count } neues Ergebnis
   *[other] { $count } neue Ergebnisse
}
import-known = { $count ->
    [0] keines schon da
   *[other] { $count } schon da
}
import-games = { $count ->
    [0] kein laufendes Spiel übernommen
    [one] { $count } laufendes Spiel übernommen
   *[other] { $count } laufende Spiele übernommen
}
import-games-left-out = { $count ->
    [one] { $count } laufendes Spiel blieb weg: Ein anderes wird gerade gespielt, oder diese Version kennt es nicht.
   *[other] { $count } laufende Spiele blieben weg: Andere werden gerade gespielt, oder diese Version kennt sie nicht.
}
import-settings = { $count ->
    [one] { $count } Einstellung wurde übernommen.
   *[other] { $count } Einstellungen wurden übernommen.
}

statistics-reset = Zurücksetzen
statistics-reset-spoken = Statistik zurücksetzen
statistics-reset-question = Alle Ergebnisse löschen?
# $games ist `statistics-games`.
statistics-reset-about = Gelöscht wird alles: { $games }. Exportier vorher, was du behalten willst.
statistics-reset-game-question = Alle Ergebnisse von { $game } löschen?
statistics-reset-confirm = Löschen
statistics-reset-done = Die Ergebnisse sind gelöscht.
statistics-reset-undo = Zurückholen
statistics-reset-undone = Die Ergebnisse sind wieder da.

## Speichern

# $results und $games sind die Meldungen darunter. $file ist der jetzige Name der beschädigten Datei.
storage-damaged = Deine gespeicherten Daten waren beschädigt. Retten ließen sich { $results } und { $games }. Die beschädigte Datei liegt weiter als { $file } bereit.
rescued-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
rescued-games = { $count ->
    [one] { $count } laufendes Spiel
   *[other] { $count } laufende Spiele
}
storage-newer = Deine Daten stammen von einer neueren Version von Talon. Sie wurden nicht verändert. Aktualisiere Talon, um mit ihnen weiterzuspielen.
storage-full = Auf diesem Gerät ist kein Platz mehr; gerade lässt sich nichts speichern. Weiterspielen kannst du.
storage-read-only = Talon darf hier nicht schreiben; gerade lässt sich nichts speichern. Weiterspielen kannst du.
storage-busy = Ein anderes Programm hält deine Daten fest; gerade lässt sich nichts speichern. Weiterspielen kannst du.
storage-unreachable = Deine Daten sind nicht erreichbar; gerade lässt sich nichts speichern. Weiterspielen kannst du.
storage-failed = Beim Speichern ging etwas schief. Weiterspielen kannst du.
storage-game-cut = Nicht alle Züge des gespeicherten Spiels ließen sich wiederholen. Es geht bei der letzten guten Stellung weiter.
storage-game-set-aside = Ein gespeichertes Spiel lässt sich mit dieser Version nicht lesen. Es ist beiseitegelegt.

import-not-ours = Das ist keine Datei von Talon.
import-newer = Diese Datei stammt von einer neueren Version von Talon.
import-damaged = Diese Datei ist beschädigt. Es wurde nichts importiert.
import-unreadable = Diese Datei lässt sich nicht lesen.
import-not-stored = Was in der Datei steht, ließ sich nicht speichern. Es wurde nichts importiert.
export-failed = Die Datei ließ sich nicht schreiben.

## Ein neues Spiel

deal-random = Zufälliges Spiel
deal-random-about = Irgendeines. Nicht alle sind zu gewinnen.
deal-winnable = Gewinnbares Spiel
deal-winnable-about = Eines, das nachweislich zu gewinnen ist.
deal-of-the-day = Spiel des Tages
deal-of-the-day-about = Heute für alle dasselbe, und zu gewinnen.
# $date ist ein Datum als Text.
deal-of-the-day-name = Spiel vom { $date }
share-deal = Dieses Spiel teilen
copied = Kopiert.
same-deal-again = Noch einmal dasselbe
continue-game = Weiterspielen
# $game ist der Name des Spiels, $moves ist `move-count`.
continue-game-spoken = { $game } weiterspielen: bisher { $moves }
new-deal-question = Neues Spiel beginnen? Das laufende zählt dann als verloren.
new-deal-confirm = Neues Spiel
new-deal-undo = Zurück zum vorigen Spiel
new-deal-can-be-undone = Neu gegeben. „Zurück“ holt das vorige Spiel wieder.
new-deal-undone = Das neue Spiel ist zurückgenommen.
