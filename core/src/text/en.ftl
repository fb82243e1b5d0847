### English. The German file has the same keys with the same arguments.

## Choosing a game

app-name = Talon
choose-game = Choose a game
line-big-apple = Plan ahead: three cells and an open stock
line-midshipman = Friendly, with a few cards to uncover
line-napoleons-shoulder = Open columns, precious spaces
line-bisley = One deck, built up and down at once
line-sally = Klondike with two decks and a new base each time
play = Play
play-spoken = Play { $game }
games = Games
games-spoken = Choose another game
# $games is `statistics-games`, $rate a percentage.
own-record = { $games }, { $rate } won
back = Back

## Choosing a deal

new-deal = New
new-deal-spoken = New deal
choose-deal = Choose a deal
choose-deal-spoken = { $game }: choose a deal
deal-number-or-code = Deal number or code
deal-number-hint = The same number always gives the same cards.
deal-name = No. { $number }
play-number = Play this deal
cancel = Cancel

deal-number-not-a-number = That is not a number.
deal-number-out-of-range = Deal numbers go from 1 to 4294967295.

share-code-no-code = That is no code from Talon.
share-code-mistyped = There is a typing error in this code.
share-code-newer = This code is from a newer version of Talon.
share-code-unknown-game = This version of Talon doesn't know the game of this code.
share-code-older-rules = The rules of this game have changed since this code was made.
share-code-no-deal = There is no deal with this code.

## The first time

first-run-title = Five patience games
first-run-moves = Drag a card where you want it, or just tap it.
first-run-help = The light bulb shows a useful move. Undo is free and unlimited.
first-run-hand = Which hand do you play with?
first-run-left = Left
first-run-right = Right
first-run-later = You can change all of this in the settings at any time.
first-run-start = Start playing

## Around the board

menu = Menu
menu-spoken = Menu and settings
rules = Rules
message-read = Got it
undo = Undo
undo-spoken = Undo the last move
redo = Redo
redo-spoken = Redo the move
restart = Restart
restart-spoken = Restart this deal
finish = Finish
finish-spoken = Play all cards home
move-count = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
time-spoken = Time { $time }

## Hints

hint = Hint
hint-spoken = Show a useful move
hint-none = No useful move is left.
# $move is one of the four moves below, $reason one of the reasons but the last two.
hint-sentence = Hint: { $move }. That { $reason }.
# The card goes to a foundation that is named already.
hint-home = Hint: { $move }. That builds the foundation up.
hint-nothing-better-than-dealing = Hint: { reason-nothing-better-than-dealing }.
hint-nothing-better-than-turning = Hint: { reason-nothing-better-than-turning }.

# $cards is a card, or a group as below, $target one of the two targets below.
move-cards = { $cards } { $target }
group = { $card } and { $more ->
    [one] one more card
   *[other] { $more } more cards
}
move-deal = deal from the stock
move-turn-waste = turn the waste over
# $pile is the name of a pile.
to-cell = to { $pile }
to-pile = to { $pile }

# What a move did, as a screen reader says it. $cards is a card or a group.
done-dealt = { $count ->
    [one] Dealt: { $card }
   *[other] Dealt { $count } cards, { $card } on top
}
done-turned-over = Waste turned over
done-turned-up = { $card } turned up
done-many = { $count } cards moved
done-taken-back = Taken back: { $moves }
cards-face-down = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
cards-on-pile = { $cards }, { $pile }

# What a move is good for; the last two are sentences of their own.
reason-builds-foundation = builds a foundation
reason-turns-up-card = turns up a face-down card
reason-opens-space = opens a space
reason-frees-card-for-foundation = frees a card for a foundation
reason-brings-card-into-play = brings a card into play
reason-makes-room = makes room
reason-shows-stock = shows what lies there, and costs nothing
reason-nothing-better-than-dealing = nothing is better than dealing
reason-nothing-better-than-turning = nothing is better than turning the waste over

## The end of a game

no-moves = No moves left. Undo goes back, or start a new deal.
stuck = Nothing new can happen any more. Undo goes back, or start a new deal.
lost = This game can't be won from here.
won-title = You won!
won-summary = { $moves } in { $time }
# What the win changed in the statistics. $before and $now are percentages, times as on a clock, or numbers of moves.
won-first = Your first win
won-rate-rises = Win rate up from { $before } to { $now }
won-rate-stays = Win rate still at { $now }
won-streak = { $count } won in a row
won-longest-streak = { $count } won in a row, your longest streak
won-best-time = New best time: { $now } (before: { $before })
won-fewest-moves = Fewest moves ever: { $now } (before: { $before })
deal-again = Same deal again

## Whether a game can still be won

ask-fate = Can it still be won? (looks at hidden cards)
fate-searching = Finding out whether it can still be won…
fate-winnable = Yes, it can still be won.
fate-lost = No, it can't be won any more.
fate-unknown = That could not be found out.

## Why something doesn't happen

notice-nowhere-to-go = This card can't go anywhere now.
notice-not-home = This card can't go to a foundation yet.
notice-foundation-by-drag = Drag a card to take it back from the foundation.
notice-already-won = The game is won. Undo still works.
notice-nothing-to-undo = There is nothing to undo.
notice-nothing-to-redo = There is nothing to redo.
notice-cannot-finish = The cards can't all go home yet.

refusal-no-such-pile = This game has no such pile.
refusal-nothing-there = There is no card to move.
refusal-not-face-up = Only face-up cards can move.
refusal-only-top-card = Only the top card can move.
refusal-no-group = These cards don't move together.
refusal-stock-is-dealt = Cards from the stock go to the waste first.
refusal-no-return = Cards stay on the foundations in this game.
refusal-no-move-between = Cards don't move between these piles.
refusal-no-target = This card can't be laid there.
refusal-cell-taken = That cell is taken.
refusal-one-at-a-time = Cards go there one at a time.
refusal-foundation-refuses = This card doesn't fit on that foundation.
refusal-tableau-refuses = This card doesn't fit on that pile.
refusal-space-refuses = This card can't fill that space.
refusal-spaces-stay-empty = Spaces stay empty in this game.
refusal-stock-empty = The stock is empty.
refusal-stock-not-empty = The waste is turned over once the stock is empty.
refusal-no-redeal = The waste isn't turned over in this game.

unknown-game = There is no game of that name.
position-text-error = That is no position: something is wrong in line { $line }.

## Cards, spoken

card = { rank } of { suit }
suit = { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
rank = { $rank ->
    [1] ace
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] jack
    [12] queen
   *[13] king
}
# A card of the rank, as something that a pile takes.
any-of-rank = { $rank ->
    [1] an { rank }
    [8] an { rank }
   *[other] a { rank }
}
any-of-rank-or-group = { any-of-rank } or a group led by one
any-card = any card
any-card-or-group = any card or group

## Piles, spoken

pile-stock = stock
pile-waste = waste
pile-cell = cell { $number }
pile-foundation = foundation { $number }
pile-tableau = tableau pile { $number }

# $pile is one of the names above, with a capital letter.
pile-with-cards = { $pile }: { cards }
pile-with-top = { $pile }: { cards }, { $top } on top
pile-with-hidden-cards = { $pile }: { cards }, { $hidden } face down, { $top } on top
pile-empty = { $pile }: empty
pile-empty-redeal = { $pile }: empty, the waste can be turned over
pile-empty-takes = { $pile }: empty, takes { $cards }
pile-stays-empty = { $pile }: stays empty
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# $cards is something that a pile takes, $sources is one or more of the sources, joined by “or”.
cards-from = { $cards } { $sources }
source-stock = from the stock
source-waste = from the waste
source-cell = from a cell
source-tableau = from the tableau
source-foundation = from a foundation
list-or = { $first } or { $last }
list-comma = { $first }, { $next }

## Figures

percent = { $number }%
# A share, and the interval in which it surely lies.
share-with-interval = { $share } ({ $least }–{ $most })
hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
date = { $day } { month } { $year }
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
weekday-short = { $weekday ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[7] Su
}
# In running text small numbers are words.
number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
   *[other] { $number }
}

## Rules pages, put together from a game's record

heading-aim = Aim
heading-table = The table
heading-foundations = Foundations
heading-tableau = Tableau
heading-spaces = Spaces
heading-cells = Cells
heading-stock = Stock
heading-stock-and-waste = Stock and waste
heading-special = What is special
heading-tips = Playing well

page-aim = The game is won when all { $cards } cards lie on the { $foundations } foundations.
page-no-moves = It is lost when no move is left before that. You can always undo.

page-pack = { $number ->
    [one] one deck of { $cards } cards.
   *[other] { number } decks, { $cards } cards in all.
}
page-columns = The tableau has { $piles } piles of { $number ->
    [one] one card
   *[other] { number } cards
} each.
page-columns-staircase = The tableau has { $piles } piles like a staircase: one card in the first, two in the second, and so on up to { $piles } in the last.
# $runs is one or more of the next message, joined by the one after it.
page-columns-runs = The tableau has { $piles } piles: { $runs }.
page-columns-run = { $count ->
    [one] one
   *[other] { $piles }
} of { $number ->
    [one] one card
   *[other] { number } cards
}
page-columns-then = { $first }, then { $next }
page-facing-up = All cards lie face up.
page-facing-top = Only the top card of each pile lies face up.
# $up is a number as a word.
page-facing-down = In each pile { $number ->
    [one] one card lies
   *[other] { number } cards lie
} face down, with { $up } face up on top.
page-facing-some = Some cards lie face down.
page-laid-out = { $number ->
    [one] one card lies
   *[other] { number } cards lie
} on the foundations from the start.
page-empty-cells = There { $number ->
    [one] is one empty cell
   *[other] are { number } empty cells
}.
page-rest = The other { $cards } cards are the stock and lie face down.
page-rest-open = The other { $cards } cards are the stock. Its top card lies face up.
page-no-stock = There is no stock.

page-foundations = { $foundations } foundations build { page-direction } in suit, from { $first } to { $last }.
# $first is a rank or the base card.
page-foundations-round = { $foundations } foundations build { page-direction } in suit, from { $first } to { $cards } cards each.
page-direction = { $direction ->
    [up] up
   *[down] down
}
page-the-base = the base card
# $card is any card of a rank.
page-foundations-begun = Each has { $card } from the start.
page-foundations-empty = An empty one takes { $card } of any suit.
page-foundations-wrap = There the { $after } follows the { $before }.
page-changing-base = The rank of the first card of the shuffled pack is the base of this game, so it changes from deal to deal.
page-bases-laid-out = All { $cards } cards of this rank lie on the foundations from the start, { number } of each suit.
page-foundations-meet = In each suit the two foundations meet somewhere in between. A card that fits on both may go to either.
# $taken is the rank that begins the other foundation.
page-foundations-may-stay-empty = The one that builds { page-direction } never gets its last card, the { $taken }, for that lies on the other one. It may even stay empty; then the other takes the whole suit.
page-to-foundations = Cards go to a foundation one at a time, { $sources }.
page-returns = The top card of a foundation may come back to a tableau pile that takes it, but nowhere else.
page-base-returns = Even the base card may come back. An emptied foundation takes any card of the base rank.
page-no-returns = Cards on a foundation stay there.

page-build = Build { page-step } { page-suits }.
page-step = { $step ->
    [up] up
    [down] down
   *[both] up or down
}
page-suits = { $suits ->
    [same] in suit
    [other] in any suit but the one covered
    [alternating] in alternating colours
   *[any] regardless of suit
}
page-example = On the { $card } goes the { $cards }.
page-example-any-suit = On { $card } goes { $cards } of any suit.
page-build-nothing = Nothing is laid on the cards of the tableau.
page-no-wrap = { $lowest } and { $highest } are never neighbours in the tableau.
page-single-cards = Only the top card of a pile moves, the one that no other card lies on. Several cards never move at once.
page-groups = The top card of a pile moves, the one that no other card lies on. So does a group: face-up cards from the top that build { page-step } { page-suits }.
page-groups-in-tableau = Any part of a group from the top is a group too. It goes where the card at its bottom fits, but only from one tableau pile to another.
page-face-down = A face-down card turns up as soon as no other card lies on it.

page-space = A tableau pile without cards is a space.
page-space-takes = It takes { $cards }.
page-space-takes-from-anywhere = It takes { $cards }, be it { $sources }.
page-space-bars = Nothing comes there { $sources }.
page-space-stays = Spaces stay empty to the end.

page-cells-hold = { $number ->
    [one] The cell holds
   *[other] Each of the { number } cells holds
} one card.
page-cells-take = An empty cell takes { $cards }.
# $places is one or more of the places below, joined by “or”.
page-cells-play = From a cell a card may go where it fits: { $places }. It can't go to another cell.
page-stock-play = The top card of the stock always lies face up. It may go where it fits: { $places }. Then the next one shows.
page-stock-once = Nothing is dealt and there is no waste. The stock comes up only once.
page-deal = Tap the stock to deal { $number ->
    [one] one card face up to the waste
   *[other] { number } cards face up to the waste, one after the other, so that the last lies on top. Fewer are dealt if fewer are left
}.
page-waste-play = Only the top card of the waste may be played. It may go where it fits: { $places }.
page-redeals = When the stock is empty, turn the waste over to be the stock again, as often as you like. Nothing is shuffled: the waste's bottom card is dealt first.
page-no-redeals = You go through the stock once. The waste isn't turned over.
place-tableau = to a tableau pile
place-space = to a space
place-cell = to a cell
place-foundation = to a foundation

# What only people know of a game. An empty line begins a new paragraph.
page-special-big-apple =
    Big Apple comes from New York and Gotham. Its stock lies open: you always see the next card
    and play it straight into the game.

    Single cards build regardless of suit, but only cards of one suit move together.

    It is a difficult game: players win about 15 in 100.
page-tips-big-apple =
    Before you empty a pile, see that a cell or the stock has a card worth its place. A king is
    best, for everything else builds on it.

    Try to keep one cell free. With three full cells you can only wait for what the stock brings.

    Where you have the choice, build in suit, so that the cards can move on together.
page-special-midshipman =
    Midshipman is a friendlier relative of Maria, of the large family of Forty Thieves.

    Any suit goes on any other, only not on itself, and every card fills a space.

    It is of medium difficulty: players win about half of their games.
page-tips-midshipman =
    Turn up the face-down cards early. There are only two in each pile.

    A space lets you move a row card by card. Don't fill it before you know what for.

    The stock comes only once, so look for moves before you deal: each card dealt covers the
    one before.
page-special-napoleons-shoulder =
    Napoleon's Shoulder is a looser twin of Napoleon's Square. Twelve piles lie open from the
    start and build regardless of suit.

    What is scarce is spaces: only the waste fills them. The one exception is an ace that comes
    back from a foundation.
page-tips-napoleons-shoulder =
    Look first where the aces and twos lie, and which piles bury them.

    Empty a pile when the top card of the waste is worth the place, such as a king or a card
    that others wait to be laid on.

    The stock comes only once: a card that you leave on the waste is soon covered by the next.
page-special-bisley =
    Bisley needs only one deck. Each suit has two foundations: one rises from the ace, the
    other falls from the king.

    The tableau builds both ways as well. Its relatives are Double Bisley, Indefatigable, Royal
    Family and Janet's Bisley.

    It is of medium difficulty: players win about a quarter of their games.
page-tips-bisley =
    Free the kings early. Each of them gives its suit a second way home.

    A row turns round when you move it card by card: five, six, seven on one pile becomes seven,
    six, five on the eight.

    A pile that is empty is gone for good. Don't clear one unless its cards do more elsewhere.
page-special-sally =
    Sally is Klondike with two decks and with another base each time. In one deal out of
    thirteen the base cards are aces.

    The foundations go round, so that an ace follows a king. The tableau doesn't, and its spaces
    wait for kings whatever the base is.
page-tips-sally =
    Turn up face-down cards wherever you can, and start with the piles that are soon done.

    When a card of the waste is played, other cards come to the top on the next way through.

    The rank just below the base goes home last. Such cards may well carry others for a while.

## Settings

# `setting-NAME`, `setting-NAME-about` and `setting-NAME-WORD` follow the names and words of the core's settings.
settings = Settings
settings-spoken = Open the settings
settings-look = How it looks
settings-play = How it plays
settings-feel = Sound and motion
on = On
off = Off

setting-language = Language
setting-language-system = As the system
setting-language-en = English
setting-language-de = Deutsch
setting-left-handed = Left-handed
setting-left-handed-about = Stock and buttons lie where your left thumb rests.
setting-four-colours = Four-colour deck
setting-four-colours-about = Clubs are green and diamonds blue.
setting-large-indices = Large indices
setting-large-indices-about = One large rank and suit on every card.
setting-back = Card back
setting-back-lattice = Lattice
setting-back-waves = Waves
setting-back-rosette = Rosette
setting-back-plain = Plain
setting-theme = Theme
setting-theme-system = As the system
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-black = Black
setting-theme-black-about = Saves power on some screens. The table is black too.
setting-table = Table colour
setting-table-felt = Felt
setting-table-slate = Slate
setting-table-midnight = Midnight
setting-table-burgundy = Burgundy
setting-table-black = Black
setting-motion = Animation speed
setting-motion-none = None
setting-motion-calm = Calm
setting-motion-normal = Normal
setting-motion-quick = Quick
setting-sound = Sound
setting-haptics = Vibration
setting-haptics-about = A soft tick when a card is lifted and laid.
setting-shows-clock = Show the clock
setting-shows-clock-about = The time is taken in any case and counts for your statistics.
setting-tap = A tap on a card
setting-tap-best-place = Sends it to its best place
setting-tap-best-place-about = Another tap puts the card in the second-best place.
setting-tap-foundation-first = Sends it to a foundation first
setting-tap-pick-up = Only picks it up
setting-tap-pick-up-about = The next tap says where it goes.
setting-auto-play = Automatic moves
setting-auto-play-off = Off
setting-auto-play-safe = Safe ones
setting-auto-play-about = A card goes to its foundation by itself once nothing else can need it.
setting-winnable-only = Winnable deals only
setting-winnable-only-about = A random deal is then one that is proven to be winnable.
setting-confirms-new-deal = Confirm a new deal
setting-confirms-new-deal-about = You are asked before a game that has begun is left.
setting-says-lost = Say when a game is lost
setting-says-lost-about = Only where all cards lie open, and only if it is certain.

## Statistics

statistics = Statistics
statistics-spoken = Open the statistics
statistics-all-games = All games
statistics-all = Overall
# Until there is a first result.
statistics-nothing-yet = Nothing yet. A game counts from its first move.
statistics-played = Played
statistics-won = Won
statistics-not-won = Not won
statistics-win-rate = Win rate
# Shown below the win rate once ten games are played.
statistics-interval = 95% interval
statistics-interval-about = With so many games, your real win rate very likely lies in this range.
statistics-interval-later = The interval appears after ten games.
statistics-current-streak = Current streak
statistics-streak-won = { $count ->
    [one] { $count } won
   *[other] { $count } won in a row
}
statistics-streak-lost = { $count ->
    [one] { $count } lost
   *[other] { $count } lost in a row
}
statistics-streak-none = None
statistics-longest-won = Longest winning streak
statistics-longest-lost = Longest losing streak
statistics-time = Time
statistics-moves = Moves
statistics-best = Best
statistics-average = Average
statistics-median = Median
statistics-unaided = Won without help
statistics-unaided-about = Without undo and without a hint.
statistics-daily = Deals of the day
statistics-daily-streak = Days in a row
statistics-daily-longest = Most days in a row
# $date is a date as text.
statistics-daily-won = { $date }: won
statistics-daily-not-won = { $date }: played, not won
statistics-daily-not-played = { $date }: not played
statistics-month = { month } { $year }
statistics-month-before = Month before
statistics-month-after = Month after
statistics-curve = The last games
# $won and $count are numbers.
statistics-curve-spoken = { $count ->
    [one] { $won } of { $count } game won
   *[other] { $won } of the last { $count } games won
}
statistics-times = How long you took to win
# $from and $to are times as on a clock, $games is the next message.
statistics-times-bin = { $from } to { $to }: { $games }
statistics-times-last-bin = { $from } or more: { $games }
statistics-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}

statistics-share = Share
statistics-share-about = The most important figures as a short text.
# What is shared, line by line. $game is a game's name or `statistics-all-games`, $time a time as on a clock.
summary-title = Talon: { $game }
summary-streak = Longest winning streak: { $count }
summary-best-time = Best time: { $time }
summary-fewest-moves = Fewest moves: { $count }

statistics-export = Export
statistics-export-about = A file with your results, settings and games, for another device or to keep.
statistics-export-table = Export as a table
statistics-export-table-about = Your results as CSV, for a spreadsheet.
statistics-exported = Saved.
statistics-import = Import
statistics-import-about = Adds what is in the file. Nothing is lost, nothing counts twice.
# $new, $known and $games are the messages below.
import-done = { $new }, { $known }, { $games }.
import-new = { $count ->
    [0] No new result
    [one] { $count } new result
   *[other] { $count } new results
}
import-known = { $count ->
    [0] none already there
   *[other] { $count } already there
}
import-games = { $count ->
    [0] no game in progress taken over
    [one] { $count } game in progress taken over
   *[other] { $count } games in progress taken over
}
import-games-left-out = { $count ->
    [one] { $count } game in progress was left out: another one is being played, or this version doesn't know it.
   *[other] { $count } games in progress were left out: others are being played, or this version doesn't know them.
}
import-settings = { $count ->
    [one] { $count } setting was taken over.
   *[other] { $count } settings were taken over.
}

statistics-reset = Reset
statistics-reset-spoken = Reset the statistics
statistics-reset-question = Delete all results?
# $games is `statistics-games`.
statistics-reset-about = { $games } will be deleted. Export them first if you want to keep them.
statistics-reset-game-question = Delete all results of { $game }?
statistics-reset-confirm = Delete
statistics-reset-done = The results are deleted.
statistics-reset-undo = Bring them back
statistics-reset-undone = The results are back.

## Storage

# $results and $games are the messages below. $file is the name of the damaged file now.
storage-damaged = Your saved data was damaged. { $results } and { $games } could be rescued. The damaged file is kept as { $file }.
rescued-results = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
rescued-games = { $count ->
    [one] { $count } game in progress
   *[other] { $count } games in progress
}
storage-newer = Your data is from a newer version of Talon. It has not been touched. Update Talon to keep playing with it.
storage-full = There is no room left on this device, so nothing can be saved just now. You can play on.
storage-read-only = Talon may not write here, so nothing can be saved just now. You can play on.
storage-busy = Another program holds your data, so nothing can be saved just now. You can play on.
storage-unreachable = Your data can't be reached, so nothing can be saved just now. You can play on.
storage-failed = Something went wrong while saving. You can play on.
storage-game-cut = Not all moves of the saved game could be played again. It goes on from the last good position.
storage-game-set-aside = A saved game can't be read by this version. It is kept aside.

import-not-ours = That is not a file from Talon.
import-newer = This file is from a newer version of Talon.
import-damaged = This file is damaged. Nothing was imported.
import-unreadable = This file can't be read.
import-not-stored = What is in the file could not be saved. Nothing was imported.
export-failed = The file could not be written.

## A new deal

deal-random = Random deal
deal-random-about = Any deal. Not all of them can be won.
deal-winnable = Winnable deal
deal-winnable-about = One that is proven to be winnable.
deal-of-the-day = Deal of the day
deal-of-the-day-about = The same for everyone today, and winnable.
# $date is a date as text.
deal-of-the-day-name = Deal of { $date }
share-deal = Share this deal
copied = Copied.
same-deal-again = Same deal again
continue-game = Continue
# $game is the game's name, $moves is `move-count`.
continue-game-spoken = Continue { $game }: { $moves } so far
new-deal-question = Start a new deal? This game then counts as lost.
new-deal-confirm = New deal
new-deal-undo = Back to the game before
new-deal-can-be-undone = A new deal. Undo brings back the game before.
new-deal-undone = The new deal is taken back.
