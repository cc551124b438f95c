const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const times = (count: number, what: string) => (count === 1 ? what : `${count} × ${what}`);
const list = new Intl.ListFormat('en-GB');

/** What the telegram says in English. */
export const en = {
  you: 'You',
  day: (day: number) => `day ${day}`,
  days,
  board: (home: number, of: number) => `The finished board: ${home} of ${of} travellers ${home === 1 ? 'is' : 'are'} back in London.`,
  title: {
    youAhead: (day: number, by: number, other: string) => `You are home in ${days(day)}, ${by} fewer than ${other}.`,
    ahead: (name: string, day: number, by: number, other: string) => `${name} is home in ${days(day)}, ${by} fewer than ${other}.`,
    youWin: (day: number) => `You are home in ${days(day)} and win the bet.`,
    wins: (name: string, day: number) => `${name} is home in ${days(day)} and wins the bet.`,
    youBehind: (day: number, by: number, name: string) => `You are home in ${days(day)}, ${by} more than ${name}.`,
    youTied: (day: number, name: string) => `You are home in ${days(day)}, and so is ${name}, who wins the tie.`,
    youAway: (place: string, name: string, day: number) => `You made it to ${place}; ${name} is home in ${days(day)}.`,
    nobody: (name: string) => `No one won the bet. ${name} came closest.`,
    nobodyYou: 'No one won the bet. You came closest.',
    youLeft: (day: number, names: readonly string[]) => `You resigned on day ${day}. ${list.format(names)} played on.`,
    youRemain: 'Everyone else resigned: the bet is yours.',
    remains: (name: string) => `Everyone else resigned: the bet goes to ${name}.`,
  },
  tape: {
    spare: (count: number) => (count === 0 ? 'On the very last day stop' : `${days(count)} to spare stop`),
    late: (count: number) => `${days(count)} too late stop`,
    here: (place: string) => `No further than ${place} stop`,
    still: (name: string, place: string) => `${name} still in ${place} stop`,
    betYours: 'The bet is yours stop',
    betOf: (name: string) => `The bet goes to ${name} stop`,
    betLost: 'The bet is lost stop',
  },
  telegram: 'Telegram',
  club: 'Reform Club',
  postmark: 'Day',
  strip: (legs: readonly string[], lost: number) => `Days by leg: ${legs.join(', ')}${lost > 0 ? `, and ${lost} lost on the way` : ''}`,
  legs: (count: number, sum: number) => `${count === 1 ? '1 leg' : `${count} legs`}, ${days(sum)}`,
  stripLost: (count: number) => `lost: ${count}`,
  leg: (from: string, to: string, count: number) => `${from} to ${to} in ${count}.`,
  won: (count: number) => `${count} won`,
  lost: (count: number) => `${count} lost`,
  why: {
    pair: (_: number) => 'A pair counts once.',
    express: (_: number) => 'The Express Train took the place of a train.',
    submarine: (_: number) => 'The Submarine took the place of a ship.',
    balloon: (die: number) => `The balloon flew; the die shows ${die}.`,
    offer: (_: number) => 'An Offer made it shorter.',
    elephant: (die: number) => `By elephant; the die shows ${die}.`,
    plain: (_: number) => 'Good cards at the right time.',
  },
  loss: {
    detective: (count: number) => times(count, 'detective'),
    blue: (count: number) => times(count, 'storm or delay'),
    chips: (count: number) => times(count, 'opponent’s chip'),
    pressure: (count: number) => times(count, 'time pressure'),
  },
  losses: (parts: readonly string[]) => `On the way: ${parts.join(', ')}.`,
  nothingLost: 'Not a single day was lost on the way.',
  gaveUp: 'resigned',
  away: (place: string) => `not home, in ${place}`,
  inPlace: (place: string) => `in ${place}`,
  toSpare: (count: number) => `home, ${count} to spare`,
  tooLate: (count: number) => `home, ${count} too late`,
  ranks: {
    now: (rank: string) => `Rank: ${rank}.`,
    next: (rank: string, day: number) => `For “${rank}”, be home by day ${day}.`,
    notHome: 'No rank without London.',
    home: 'Home',
    onTime: 'On Time',
    ahead: 'Ahead of Time',
    toast: 'Toast of the Club',
  },
};

/** The words of the telegram in one language. */
export type Own = typeof en;
