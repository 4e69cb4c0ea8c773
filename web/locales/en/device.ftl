# English. This device, another one for the same player, and what is kept of them.

device-nobody = There is nothing yet: you become somebody with your first game.

## Another device
device-other = Another device
device-other-lead = A link makes another device { $name } too, with the same seats and games. It works once, for 10 minutes. Whoever opens it first is you: show it to nobody else.
device-make-link = Make a link
device-link = Open this on the other device
device-qr = The link as a QR code

## Coming from another device
device-arrive = Be the same player here?
device-arrive-lead = This link makes this device the player who made it, with all their seats and games.
device-arrive-loss = This device is { $name } now. If no other device is, nobody will reach the seats and games of { $name } any more.
device-arrive-yes = Be that player
device-arrive-no = Stay as it is

## Data
device-data = My data
device-data-lead = Everything that this server keeps about you, in one file: name, tables, games, chat, orders.
device-export = Download my data

## Tokens
device-tokens = API tokens
device-tokens-lead = With a token, a program plays as you.
device-token-label = What it is for
device-token-make = Make a token
device-token-made = Keep it now, it is shown only once:
device-token-end = End this token

## Deleting
device-delete = Delete my data
device-delete-lead = Your name, chat and tokens go. Finished games stay without your name; in games that go on, a bot takes your seat.
device-delete-button = Delete my data …
device-delete-sure = Delete { $name } for good?
device-delete-yes = Yes, delete everything
device-delete-no = No, keep it
