import type { Own } from './en.ts';

const list = new Intl.ListFormat('da');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const points = (count: number) => `${count} point`;
const planOf = (owner: string | null) => (owner === null ? 'din plan' : `${/[sxz]$/i.test(owner) ? `${owner}’` : `${owner}s`} plan`);

/** What the poster says in Danish. */
export const da: Own = {
  you: 'Du',
  points,
  encore: 'Ekstranummer',
  bill: 'kun én nat · hele Paris',
  sum: ({ clubs, circled, boats, points: all }) => `${clubs} klubber, ${circled} med cirkel, ${boats} med båd: ${points(all)}`,
  parts: { clubs: 'klubber', circled: 'med cirkel', boats: 'med båd', points: 'point' },
  board: (clubs, rides) => `Planen til sidst: en rute gennem ${many(clubs, 'klub', 'klubber')} med ${many(rides, 'sejltur', 'sejlture')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Din turné vinder med ${points(score)}, ${by} foran ${other}.`
        : `Din turné vinder med ${points(score)}, foran ${other} på tiebreak.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} vinder med ${points(score)}, ${by} foran ${other}.`
        : `${name} vinder med ${points(score)}, foran ${other} på tiebreak.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du når ${points(score - by)}; ${winner} vinder med ${points(score)}.`
        : `${winner} har også ${points(score)} og vinder på tiebreak.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} deler sejren med ${points(score)} hver.`,
    tie: (names, score) => `${list.format(names)} deler sejren med ${points(score)} hver.`,
  },
  youAloneBest: clubs => `Du spillede i ${many(clubs, 'klub', 'klubber')} på én turné, og ingen rute på din plan var bedre.`,
  youAlone: (clubs, more) => `Du spillede i ${many(clubs, 'klub', 'klubber')} på én turné. Der var ${points(more)} mere at hente.`,
  aloneBest: (name, clubs) => `${name} spillede i ${many(clubs, 'klub', 'klubber')} på én turné, og ingen rute på planen var bedre.`,
  alone: (name, clubs, more) => `${name} spillede i ${many(clubs, 'klub', 'klubber')} på én turné. Der var ${points(more)} mere at hente.`,
  possible: (more, owner) => `der var ${points(more)} mere at hente på ${planOf(owner)}`,
  allFound: owner => `ingen rute på ${planOf(owner)} var bedre`,
  clubsPlayed: count => `${many(count, 'klub', 'klubber')} i stigende rækkefølge.`,
  circled: count => (count === 0 ? 'Ingen af dem med cirkel.' : `${count} af dem med cirkel.`),
  rides: count => `${many(count, 'sejltur', 'sejlture')} på Seinen.`,
  longest: (from, to, length) => `${from} til ${to} giver alene ${length}.`,
  noRide: 'Ingen båd sejlede: Anløbsbroerne stod tomme.',
  stars: count => `${many(count, 'stjerne', 'stjerner')} på ruten.`,
  crosses: count => (count === 1 ? 'Ét tal fandt ingen klub.' : `${count} tal fandt ingen klub.`),
  noCross: 'Hvert tal fandt en klub.',
  next: (more, title, owner) => `${owner === null ? '' : `${owner}: `}${points(more)} mere, og titlen er ”${title}”.`,
  legend: title => `${title}: Der findes ingen højere titel.`,
  titles: (title, at, of) => `Titel: ${title}, ${at} af ${of}`,
};
