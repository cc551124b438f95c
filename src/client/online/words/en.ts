/** What is told of the server’s answers. */
export const en = {
  /** What it refuses, by the name it gives it; the rest is told in its own words. */
  refusals: {
    over: 'The game is over.',
    full: 'All seats are taken, but you can watch.',
    taken: 'Someone was faster: this seat is taken.',
    'not seated': 'Only players at this table can do that.',
    'open seat': 'A seat is still open. Wait for someone to join.',
    'not over': 'The game isn’t over yet.',
    'not host': 'Only the host can do that.',
    begun: 'The game has already started.',
    'too many': 'Too many requests. Please wait a moment.',
    'not known': 'This link is no longer valid: it has been used, or a newer one has replaced it.',
    'one seat': 'You already have a seat at this table; each person has one seat here.',
    'sent away': 'The host has removed you from this table. You can watch.',
    declined: 'The others said no this time. You can watch, and ask again in a few minutes.',
    'nobody here': 'No one is left here who could let you in. Only people who played at this table can come back.',
    'not asking': 'No one is asking for that any longer.',
    name: 'A name needs at least one visible letter, digit or symbol.',
    colour: 'Someone else has this colour.',
    'no session': 'You are no longer signed in on this device. Reload the page.',
    'no such game': 'This server doesn’t have that game.',
    options: 'The server didn’t accept these options.',
    push: 'The server can’t reach your browser’s notification service.',
    seat: 'That isn’t possible with this seat.',
    seats: 'The game can’t be played with this number of players.',
    'moved on': 'The game has moved on meanwhile. Look again and plan anew.',
    orders: 'The server didn’t accept this plan.',
    hours: 'Your clocks may stand for at most 12 hours a day.',
    'days off': 'Days off must lie ahead, and there are at most 30 in a year.',
    webhook: 'The server didn’t accept this address.',
    'nothing said': 'There is nothing to read in this message.',
    damaged: 'This game is damaged on the server and can’t continue. The person who runs the server can restore a backup.',
    failed: 'Something went wrong on the server. Please try again.',
  },
};

export type ServerWords = typeof en;
