import type { Ending } from '../../../../../games/bodensee/table.ts';

const list = new Intl.ListFormat('en-GB');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const euro = (money: number) => (money < 0 ? `−€${-money}` : `€${money}`);
const endings: Readonly<Record<Ending, string>> = {
  dice: 'The last tourist left the bag, and the summer was over.',
  category: 'One kind of attraction ran out, and the summer was over.',
  stuck: 'No bus could drive any further, and the summer was over.',
  stall: 'Nothing moved any longer, and the summer was over.',
  turns: 'The last turn was played, and the summer was over.',
};

/** What the postcard says in English. */
export const en = {
  you: 'You',
  euro,
  endings,
  greetings: 'Greetings from',
  board: (tiles: number) => `The finished map of the lake with ${many(tiles, 'attraction', 'attractions')}.`,
  title: {
    youWin: (score: number, by: number, other: string) =>
      by > 0
        ? `${euro(score)} in the till: you end the summer ${by} ahead of ${other}.`
        : `${euro(score)} in the till, as much as ${other}: the tie-break makes it your summer.`,
    wins: (name: string, score: number, by: number, other: string) =>
      by > 0
        ? `${euro(score)} in the till: ${name} ends the summer ${by} ahead of ${other}.`
        : `${euro(score)} in the till, as much as ${other}: the tie-break gives the summer to ${name}.`,
    youBehind: (winner: string, score: number, by: number) =>
      by > 0
        ? `You end the summer with ${euro(score - by)}; ${winner} wins with ${euro(score)}.`
        : `${winner} has ${euro(score)}, too, and wins on the tie-break.`,
    youTie: (others: readonly string[], score: number) => `${list.format(['You', ...others])} share the win with ${euro(score)} each.`,
    tie: (names: readonly string[], score: number) => `${list.format(names)} share the win with ${euro(score)} each.`,
  },
  titleOther: {
    youWin: (score: number, by: number, other: string) =>
      by > 0
        ? `You win the summer with ${score}, ${by} ahead of ${other}.`
        : `You win the summer with ${score}, ahead of ${other} on the tie-break.`,
    wins: (name: string, score: number, by: number, other: string) =>
      by > 0
        ? `${name} wins the summer with ${score}, ${by} ahead of ${other}.`
        : `${name} wins the summer with ${score}, ahead of ${other} on the tie-break.`,
    youBehind: (winner: string, score: number, by: number) =>
      by > 0
        ? `You end the summer with ${score - by}; ${winner} wins with ${score}.`
        : `${winner} has ${score}, too, and wins on the tie-break.`,
    youTie: (others: readonly string[], score: number) => `${list.format(['You', ...others])} share the win with ${score} each.`,
    tie: (names: readonly string[], score: number) => `${list.format(names)} share the win with ${score} each.`,
  },
  visits: (tiles: number, visits: number) => `${many(tiles, 'attraction', 'attractions')}, ${many(visits, 'visit', 'visits')}.`,
  bestTown: (town: string, money: number) => `${town} alone brought in ${money}.`,
  ruined: (count: number) =>
    count === 0
      ? 'No tourist spent their last euro on these trips.'
      : count === 1
        ? 'One tourist spent their last euro on this trip.'
        : `${count} tourists spent their last euro on these trips.`,
  built: (count: number, money: number) => `${many(count, 'attraction', 'attractions')} built for ${money}`,
  ferries: (count: number, money: number) => `${many(count, 'ferry', 'ferries')} for ${money}`,
  tiles: 'Attractions, counted at the end',
  began: 'Money at the start',
  nothing: 'An empty till, and a view of the Alps.',
  visitCount: (count: number) => many(count, 'visit', 'visits'),
  ranks: {
    now: (rank: string) => `Rank: ${rank}.`,
    next: (money: number, rank: string) => `From ${euro(money)} on, the rank is “${rank}”.`,
    boats: 'Boat Hire',
    harbour: 'Harbour Master',
    host: 'Host of the Lake',
  },
};

/** The words of the postcard in one language. */
export type Own = typeof en;
