### English. The German file has the same keys with the same arguments.

## Choosing a game

app-name = Talon
choose-game = Choose a game
line-big-apple = Plan ahead: three cells and an open stock
line-midshipman = Friendly, with a few cards to uncover
line-napoleons-shoulder = Everything lies open, spaces are precious
line-bisley = One deck, built up and down at once
line-sally = Klondike with two decks and a new base each time
play = Play
play-spoken = Play { $game }
games = Games
games-spoken = Choose another game
back-to-game-short = Back to the game

## Choosing a deal

new-deal = New
new-deal-spoken = New deal
choose-deal = Deal number
choose-deal-spoken = { $game }: choose a deal number
deal-number = Deal number
deal-number-hint = The same number always gives the same cards.
deal-name = No. { $number }
play-number = Play this deal
play-random = Random deal
cancel = Cancel

deal-number-not-a-number = That is not a number.
deal-number-out-of-range = Deal numbers go from 1 to 4294967295.

## Around the board

menu = Menu
menu-spoken = Menu and settings
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

## Settings

language-english = English
language-german = Deutsch
left-handed = Left-handed
four-colours = Four colours
auto-play = Safe cards go home by themselves

## Hints

hint = Hint
hint-spoken = Show a useful move
hint-none = No useful move is left.
# $move is one of the four moves below, $reason one of the reasons but the last two.
hint-sentence = Hint: { $move }. It { $reason }.
hint-nothing-better-than-dealing = Hint: { reason-nothing-better-than-dealing }.
hint-nothing-better-than-turning = Hint: { reason-nothing-better-than-turning }.

# $target is one of the two targets below.
move-card = { $card } { $target }
move-group = { $card } and { $more ->
    [one] one more card
   *[other] { $more } more cards
} { $target }
move-deal = deal from the stock
move-turn-waste = turn the waste over
# $pile is the name of a pile.
to-cell = to { $pile }
to-pile = to { $pile }

# What a move is good for; the last two are sentences of their own.
reason-builds-foundation = builds a foundation
reason-turns-up-card = turns up a face-down card
reason-opens-space = opens a space
reason-frees-card-for-foundation = frees a card for a foundation
reason-brings-card-into-play = brings a card into play
reason-makes-room = makes room
reason-nothing-better-than-dealing = nothing is better than dealing
reason-nothing-better-than-turning = nothing is better than turning the waste over

## The end of a game

no-moves = No moves left. Undo goes back, or start a new deal.
stuck = Nothing new can happen any more. Undo goes back, or start a new deal.
lost = This game can no longer be won.
won-title = You won!
won-summary = { $moves } in { $time }
deal-again = Same deal again

## Whether a game can still be won

say-lost = Say when a game can't be won
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
