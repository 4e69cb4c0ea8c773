# English. The big screen that everybody in the room sees, and the phone with the hand beside it.
screen-lead = The board is here, the hands are on the phones.
screen-join = Take a seat: scan the code
screen-rejoin = Your hand: scan the code
screen-free = free
screen-lost = Connection lost. Trying again …
screen-local = This address works on this computer only. Open this page by the computer’s address in your network, so that phones can reach it.
screen-deck = Deck { $count }
screen-discards = Discarded { $count }
hand-board = See the board
hand-claimable = You can claim
hand-claimable-none = No route can be paid now.
