# English. Looking back at finished games; fetched with that screen.

replay-title = Replay of { $title }
replay-loading = Fetching the game …
replay-open-title = Look back at a game
replay-open-lead = Drop the record of a finished game here, or choose its file.
replay-open-choose = Choose a file
replay-open-note = Every move of it is checked. The file is not kept.
error-bad-record = This is no record of a game, or it has been changed (line { $line }).
error-not-compiled = This server cannot analyse games: it has no compiled code.

## Time
replay-time = Moving through the game
replay-start = The cards are dealt
replay-eyes = Seen by
replay-eyes-open = all hands open
replay-hand-of = Hand of { $name }
replay-offered = Offered
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-speed = Speed
replay-slider = Move
replay-position = Move { $move } of { $all }
replay-keys = ← → Home End · space: play · Page up, Page down: turning points

## Pages
replay-moves = Moves
replay-analysis = Analysis
replay-share = Share

## Sharing
replay-copy = Copy the link to this moment
replay-no-link = A game from a file has no link: send the file itself.
replay-picture = Animated picture
replay-picture-lead = The board from the first move to the last, to be sent in a chat.
replay-picture-make = Make the picture
replay-picture-progress = Frame { $done } of { $all }
replay-picture-alt = The board of { $title }, from the first move to the last
replay-picture-save = Save the picture
replay-picture-send = Send it
replay-picture-failed = This browser could not make the picture.

## Analysis
replay-analyse = Analyse this game
replay-analyse-lead = Win chances after every move, turning points, mistakes and luck. The server works on it in the background.
replay-analysis-waiting = Waiting for other analyses …
replay-analysis-preparing = Getting ready … The first time takes some minutes.
replay-analysis-running = { $done } of { $all } moves judged
replay-analysis-failed = The analysis failed.
replay-analysis-stopped = The analysis was stopped.
replay-analysis-stop = Stop
replay-chances-now = Chances to win after move { $move }: { $chances }
replay-turning = Turning points
replay-turning-point = Turning point
replay-turning-none = None: no single move changed much.
replay-mistakes = Learn from mistakes
replay-mistakes-none = None that cost much.
replay-mistake-line = Move { $move }, { $name }: { $chance } given away

## Find the better move
replay-exercise = Find the better move
replay-exercise-title = Move { $move }: what would you do as { $name }?
replay-exercise-lead = You see what was known then. Choose.
replay-exercise-best = best
replay-exercise-played = was played
replay-exercise-next = Next one
replay-exercise-close = Back to the analysis
replay-verdict-best = Well found: that was the best.
replay-verdict-close = As good as the best.
replay-verdict-better = Better than what was played. There was something better still.
replay-verdict-played = That is what was played. There was something better.
replay-verdict-worse = No: what was played was better than this.
replay-do-claim = Claim { $route }
replay-do-station = Station in { $place }
replay-do-draw = Take a card: { $card }
replay-do-deck = Draw from the deck
replay-do-tickets = Draw tickets
replay-do-keep = Keep { $tickets }
replay-do-pay = Pay for the tunnel
replay-do-withdraw = Turn back from the tunnel
replay-do-place = Put { $token } on { $place }
replay-do-take = Take the token { $token } ({ $place })

## Luck
replay-luck = Luck
replay-luck-lead = What chance dealt; in brackets what was to be expected.
replay-luck-helpful = Useful cards drawn blind
replay-luck-wilds = { $wilds } drawn blind
replay-luck-tunnels = Extra cards in tunnels
replay-luck-tickets = Best tickets offered, in points
