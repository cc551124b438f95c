import type { Interest } from '../../../../../games/tour-operator/table.ts';

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const list = new Intl.ListFormat('en-GB');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const ORDINALS: Readonly<Record<number, string>> = { 2: '2nd', 3: '3rd' };
const quotes: Readonly<Record<Interest, readonly string[]>> = {
  nature: ['We saw the sun come up.', 'Not a soul for miles.', 'I could smell the pines.'],
  party: ['Slept on the plane. Only there.', 'I still hear the music.', 'No one went to bed.'],
  shopping: ['My suitcase is too small.', 'Bargains on every corner.', 'A hat for everyone at home.'],
  culture: ['I stood there and had no words.', 'Three museums before lunch.', 'The guide knew every stone.'],
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
        : `Your agency wins the season with ${points(score)}, ahead of ${other} on the tie-break.`,
    wins: (name: string, score: number, by: number, other: string) =>
      by > 0
        ? `${name} wins the season with ${points(score)}, ${by} ahead of ${other}.`
        : `${name} wins the season with ${points(score)}, ahead of ${other} on the tie-break.`,
    youTie: (others: readonly string[], score: number) => `${list.format(['You', ...others])} share the win with ${points(score)} each.`,
    tie: (names: readonly string[], score: number) => `${list.format(names)} share the win with ${points(score)} each.`,
  },
  flights: (guests: number, flights: number) => `${many(guests, 'guest', 'guests')}, ${many(flights, 'flight', 'flights')}.`,
  bestCity: (city: string, score: number) => `${city} alone brought in ${score}.`,
  causes: {
    business: (count: number) => many(count, 'business tourist in economy', 'business tourists in economy'),
    dirtySeat: (count: number) => many(count, 'dirty seat', 'dirty seats'),
    vip: (count: number) => many(count, 'VIP without a VIP room', 'VIPs without a VIP room'),
    angryOffice: (count: number) => `${count} left the office angry`,
    noRoom: (count: number) => `${count} without a room`,
    revokeNoRoom: (count: number) => many(count, 'score taken back', 'scores taken back'),
    closedLeave: (count: number) => `${count} left a closed city angry`,
    stayInPlane: (count: number) => `${count} stayed on the plane`,
  },
  other: 'from before',
  nothing: 'Not a point, and not a fine.',
  /** Where somebody ended who did not win, and who did. */
  behind: (rank: number, score: number, winner: string, by: number) =>
    by > 0
      ? `You come ${ORDINALS[rank] ?? `${rank}th`} with ${points(score)}; ${winner} wins with ${score + by}.`
      : `You come ${ORDINALS[rank] ?? `${rank}th`} with ${points(score)}; ${winner} has as many and wins on the tie-break.`,
  parts: { interest: 'interests', row: 'activities', employee: 'staff', fines: 'fines' },
  ranks: {
    now: (rank: string) => `Rank: ${rank}.`,
    next: (more: number, rank: string) => `${points(more)} more for “${rank}”.`,
    office: 'Travel Office',
    hotel: 'Grand Hotel',
    world: 'World Agency',
  },
};

/** The words of the guest book in one language. */
export type Own = typeof en;
