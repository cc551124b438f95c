import type { Own } from './en.ts';

const list = new Intl.ListFormat('da');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const euro = (money: number) => (money < 0 ? `−${-money} €` : `${money} €`);

/** What the postcard says in Danish. */
export const da: Own = {
  you: 'Du',
  euro,
  endings: {
    dice: 'Den sidste turist forlod posen, og sommeren var forbi.',
    category: 'Én slags attraktioner slap op, og sommeren var forbi.',
    stuck: 'Ingen bus kunne køre længere, og sommeren var forbi.',
    stall: 'Intet rørte sig længere, og sommeren var forbi.',
    turns: 'Den sidste tur var spillet, og sommeren var forbi.',
  },
  greetings: 'Hilsen fra',
  board: tiles => `Kortet til sidst med ${many(tiles, 'attraktion', 'attraktioner')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `${euro(score)} i kassen: Du slutter sommeren ${by} foran ${other}.`
        : `${euro(score)} i kassen, lige så meget som ${other}: Du vinder på tiebreak.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${euro(score)} i kassen: ${name} slutter sommeren ${by} foran ${other}.`
        : `${euro(score)} i kassen, lige så meget som ${other}: ${name} vinder på tiebreak.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du slutter sommeren med ${euro(score - by)}; ${winner} vinder med ${euro(score)}.`
        : `${winner} har også ${euro(score)} og vinder på tiebreak.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} deler sejren med ${euro(score)} hver.`,
    tie: (names, score) => `${list.format(names)} deler sejren med ${euro(score)} hver.`,
  },
  titleOther: {
    youWin: (score, by, other) =>
      by > 0 ? `Du vinder sommeren med ${score}, ${by} foran ${other}.` : `Du vinder sommeren med ${score}, foran ${other} på tiebreak.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} vinder sommeren med ${score}, ${by} foran ${other}.`
        : `${name} vinder sommeren med ${score}, foran ${other} på tiebreak.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du slutter sommeren med ${score - by}; ${winner} vinder med ${score}.`
        : `${winner} har også ${score} og vinder på tiebreak.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} deler sejren med ${score} hver.`,
    tie: (names, score) => `${list.format(names)} deler sejren med ${score} hver.`,
  },
  visits: (tiles, visits) => `${many(tiles, 'attraktion', 'attraktioner')}, ${many(visits, 'besøg', 'besøg')}.`,
  bestTown: (town, money) => `${town} alene gav ${money}.`,
  ruined: count =>
    count === 0
      ? 'Ingen turist brugte sin sidste euro på disse ture.'
      : count === 1
        ? 'En turist brugte sin sidste euro på denne tur.'
        : `${count} turister brugte deres sidste euro på disse ture.`,
  built: (count, money) => `${many(count, 'attraktion', 'attraktioner')} bygget for ${money}`,
  ferries: (count, money) => `${many(count, 'færge', 'færger')} for ${money}`,
  tiles: 'Attraktioner, talt op til sidst',
  began: 'Penge fra starten',
  nothing: 'En tom kasse, men udsigt til Alperne.',
  visitCount: count => many(count, 'besøg', 'besøg'),
  ranks: {
    now: rank => `Rang: ${rank}.`,
    next: (money, rank) => `Fra ${euro(money)} er rangen ”${rank}”.`,
    boats: 'Bådudlejning',
    harbour: 'Havnefoged',
    host: 'Søens vært',
  },
};
