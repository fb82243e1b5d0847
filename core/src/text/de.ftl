### Deutsch. Die englische Datei hat dieselben Schlüssel mit denselben Argumenten.

## Spiel wählen

app-name = Talon
choose-game = Wähl ein Spiel
line-big-apple = Weit vorausdenken: drei Zellen, offener Talon
line-midshipman = Freundlich, mit ein paar Karten zum Aufdecken
line-napoleons-shoulder = Alles liegt offen, Lücken sind kostbar
line-bisley = Ein Kartenspiel, auf- und abwärts zugleich
line-sally = Klondike mit zwei Kartenspielen und jedes Mal anderer Grundkarte
play = Spielen
play-spoken = { $game } spielen
games = Spiele
games-spoken = Anderes Spiel wählen
back-to-game-short = Zurück zum Spiel

## Kartenverteilung wählen

new-deal = Neu
new-deal-spoken = Neues Spiel
choose-deal = Spielnummer
choose-deal-spoken = { $game }: Spielnummer wählen
deal-number = Spielnummer
deal-number-hint = Dieselbe Nummer gibt immer dieselben Karten.
deal-name = Nr. { $number }
play-number = Dieses Spiel spielen
play-random = Zufälliges Spiel
cancel = Abbrechen

deal-number-not-a-number = Das ist keine Zahl.
deal-number-out-of-range = Spielnummern gehen von 1 bis 4294967295.

## Rund ums Spielfeld

menu = Menü
menu-spoken = Menü und Einstellungen
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

## Einstellungen

language-english = English
language-german = Deutsch
left-handed = Für die linke Hand
four-colours = Vier Farben
auto-play = Sichere Karten legen sich von selbst ab

## Tipps

hint = Tipp
hint-spoken = Einen nützlichen Zug zeigen
hint-none = Kein Zug nützt mehr etwas.
# $move ist einer der vier Züge darunter, $reason einer der Gründe außer den letzten beiden.
hint-sentence = Tipp: { $move }. Das { $reason }.
hint-nothing-better-than-dealing = Tipp: Nichts ist besser, als vom Talon zu geben.
hint-nothing-better-than-turning = Tipp: Nichts ist besser, als den Ablagestapel umzudrehen.

# $target ist eines der beiden Ziele darunter.
move-card = { $card } { $target }
move-group = { $card } und { $more ->
    [one] eine weitere Karte
   *[other] { $more } weitere Karten
} { $target }
move-deal = vom Talon geben
move-turn-waste = den Ablagestapel umdrehen
# $pile ist der Name eines Stapels.
to-cell = in { $pile }
to-pile = auf { $pile }

# Wozu ein Zug gut ist; die letzten beiden sind Sätze für sich.
reason-builds-foundation = baut einen Grundstapel auf
reason-turns-up-card = deckt eine Karte auf
reason-opens-space = schafft einen freien Platz
reason-frees-card-for-foundation = macht eine Karte für einen Grundstapel frei
reason-brings-card-into-play = bringt eine Karte ins Spiel
reason-makes-room = schafft mehr Spielraum
reason-nothing-better-than-dealing = nichts ist besser, als vom Talon zu geben
reason-nothing-better-than-turning = nichts ist besser, als den Ablagestapel umzudrehen

## Das Ende eines Spiels

no-moves = Kein Zug mehr möglich. Nimm Züge zurück oder beginn ein neues Spiel.
stuck = Es kann nichts Neues mehr geschehen. Nimm Züge zurück oder beginn ein neues Spiel.
lost = Dieses Spiel ist nicht mehr zu gewinnen.
won-title = Gewonnen!
won-summary = { $moves } in { $time }
deal-again = Noch einmal dasselbe

## Ob ein Spiel noch zu gewinnen ist

say-lost = Sagen, wenn ein Spiel nicht mehr zu gewinnen ist
ask-fate = Ist das noch zu gewinnen? (schaut unter verdeckte Karten)
fate-searching = Mal sehen, ob das noch zu gewinnen ist …
fate-winnable = Ja, das Spiel ist noch zu gewinnen.
fate-lost = Nein, das Spiel ist nicht mehr zu gewinnen.
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
