import type { Tally as Sum } from '../../../../../games/on-tour-paris/index.ts';

const list = new Intl.ListFormat('en-GB');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const points = (count: number) => many(count, 'point', 'points');

/** What the poster says in English. */
export const en = {
  you: 'You',
  points,
  encore: 'Encore',
  bill: 'one night only · the whole of Paris',
  sum: ({ clubs, circled, boats, points: all }: Sum) => `${clubs} clubs, ${circled} circled, ${boats} by boat: ${points(all)}`,
  parts: { clubs: 'clubs', circled: 'circled', boats: 'by boat', points: 'points' },
  board: (clubs: number, rides: number) =>
    `The finished map: a route through ${many(clubs, 'club', 'clubs')} with ${many(rides, 'boat ride', 'boat rides')}.`,
  title: {
    youWin: (score: number, by: number, other: string) =>
      by > 0
        ? `Your tour wins with ${points(score)}, ${by} ahead of ${other}.`
        : `Your tour wins with ${points(score)}, ahead of ${other} on the tie-break.`,
    wins: (name: string, score: number, by: number, other: string) =>
      by > 0
        ? `${name} wins with ${points(score)}, ${by} ahead of ${other}.`
        : `${name} wins with ${points(score)}, ahead of ${other} on the tie-break.`,
    youBehind: (winner: string, score: number, by: number) =>
      by > 0
        ? `You come to ${points(score - by)}; ${winner} wins with ${points(score)}.`
        : `${winner} has ${points(score)}, too, and wins on the tie-break.`,
    youTie: (others: readonly string[], score: number) => `${list.format(['You', ...others])} share the win with ${points(score)} each.`,
    tie: (names: readonly string[], score: number) => `${list.format(names)} share the win with ${points(score)} each.`,
  },
  youAloneBest: (clubs: number) => `You played ${many(clubs, 'club', 'clubs')} in one tour, and no route on your map was worth more.`,
  youAlone: (clubs: number, more: number) =>
    `You played ${many(clubs, 'club', 'clubs')} in one tour. ${many(more, 'more point was', 'more points were')} possible.`,
  aloneBest: (name: string, clubs: number) =>
    `${name} played ${many(clubs, 'club', 'clubs')} in one tour, and no route on the map was worth more.`,
  alone: (name: string, clubs: number, more: number) =>
    `${name} played ${many(clubs, 'club', 'clubs')} in one tour. ${many(more, 'more point was', 'more points were')} possible.`,
  /** The owner of the map, where it is not the reader's. */
  possible: (more: number, owner: string | null) =>
    `${many(more, 'more point was', 'more points were')} possible on ${owner === null ? 'your' : `${owner}’s`} map`,
  allFound: (owner: string | null) => `no route on ${owner === null ? 'your' : `${owner}’s`} map was worth more`,
  clubsPlayed: (count: number) => `${many(count, 'club', 'clubs')} in rising order.`,
  circled: (count: number) => (count === 0 ? 'None of them circled.' : `${count} of them circled.`),
  rides: (count: number) => `${many(count, 'boat ride', 'boat rides')} along the Seine.`,
  longest: (from: string, to: string, length: number) => `${from} to ${to} alone is worth ${length}.`,
  noRide: 'No boat was taken: the docks stayed empty.',
  stars: (count: number) => `${many(count, 'star', 'stars')} on the route.`,
  crosses: (count: number) => (count === 1 ? 'One number found no club.' : `${count} numbers found no club.`),
  noCross: 'Every number found a club.',
  next: (more: number, title: string, owner: string | null) =>
    `${owner === null ? '' : `${owner}: `}${many(more, 'more point', 'more points')} for “${title}”.`,
  legend: (title: string) => `${title}: there is no higher title.`,
  titles: (title: string, at: number, of: number) => `Title: ${title}, ${at} of ${of}`,
};

/** The words of the poster in one language. */
export type Own = typeof en;
