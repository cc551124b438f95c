import type { Interest } from '../../../../../games/tour-operator/index.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const quotes: Readonly<Record<Interest, readonly string[]>> = {
  nature: ['We saw the sun come up.', 'Not a soul for miles.', 'I could smell the pines.'],
  party: ['Slept on the plane. Only there.', 'I still hear the music.', 'Nobody went to bed.'],
  shopping: ['My suitcase is too small.', 'Bargains on every corner.', 'A hat for everybody at home.'],
  culture: ['I stood there and was silent.', 'Three museums before lunch.', 'The guide knew every stone.'],
};

/** What the guest book says in English. */
export const en = {
  you: 'You',
  points,
  quotes,
  book: 'Guest book',
  quoted: (name: string, city: string) => `${name}, ${city}`,
  board: (cities: number) => `The finished map: ${many(cities, 'city', 'cities')} visited.`,
  title: {
    youWin: (score: number, by: number, other: string) =>
      by > 0
        ? `Your agency wins the season with ${points(score)}, ${by} ahead of ${other}.`
        : `Your agency wins the season with ${points(score)}, on a tie-break with ${other}.`,
    wins: (name: string, score: number, by: number, other: string) =>
      by > 0
        ? `${name} wins the season with ${points(score)}, ${by} ahead of ${other}.`
        : `${name} wins the season with ${points(score)}, on a tie-break with ${other}.`,
    youBehind: (winner: string, score: number, by: number) =>
      by > 0
        ? `${winner} wins the season with ${points(score)}, ${by} ahead of you.`
        : `${winner} has ${points(score)} as you do, and wins on the tie-break.`,
    youTie: (others: readonly string[], score: number) => `You and ${others.join(' and ')} share the win with ${score} each.`,
    tie: (names: readonly string[], score: number) => `${names.join(' and ')} share the win with ${score} each.`,
  },
  flights: (guests: number, flights: number) => `${many(guests, 'guest', 'guests')}, ${many(flights, 'flight', 'flights')}.`,
  bestCity: (city: string, score: number) => `${city} alone made ${score}.`,
  causes: {
    business: (count: number) => many(count, 'business traveller in economy', 'business travellers in economy'),
    dirtySeat: (count: number) => many(count, 'dirty seat', 'dirty seats'),
    vip: (count: number) => many(count, 'VIP without a VIP room', 'VIPs without a VIP room'),
    angryOffice: (count: number) => many(count, 'left the office angry', 'left the office angry'),
    noRoom: (count: number) => many(count, 'without a room', 'without a room'),
    revokeNoRoom: (count: number) => many(count, 'took the points back', 'took the points back'),
    closedLeave: (count: number) => many(count, 'left at closing', 'left at closing'),
    stayInPlane: (count: number) => many(count, 'stayed in the plane', 'stayed in the plane'),
  },
  other: 'from before',
  nothing: 'Not a point, and not a fine.',
  angry: (count: number) => (count === 0 ? 'nobody left angry' : `${count} left angry`),
  ranks: {
    now: (rank: string) => `Rank: ${rank}.`,
    next: (more: number, rank: string) => `${more} more make it ${rank}.`,
    office: 'Travel Office',
    hotel: 'Grand Hotel',
    world: 'World Agency',
  },
};

/** The words of the guest book in one language. */
export type Own = typeof en;
