import type { Own } from './en.ts';

const list = new Intl.ListFormat('de');
const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const points = (count: number) => many(count, 'Punkt', 'Punkte');
const withPoints = (count: number) => many(count, 'Punkt', 'Punkten');
const planOf = (owner: string | null) => (owner === null ? 'deinem Plan' : `dem Plan von ${owner}`);

/** What the poster says in German. */
export const de: Own = {
  you: 'Du',
  points,
  encore: 'Zugabe',
  bill: 'nur eine Nacht · ganz Paris',
  sum: ({ clubs, circled, boats, points: all }) =>
    `${many(clubs, 'Club', 'Clubs')}, ${circled} mit Kreis, ${boats} per Boot: ${points(all)}`,
  parts: { clubs: 'Clubs', circled: 'mit Kreis', boats: 'per Boot', points: 'Punkte' },
  board: (clubs, rides) =>
    `Der Plan am Ende: eine Route durch ${many(clubs, 'Club', 'Clubs')} mit ${many(rides, 'Bootsfahrt', 'Bootsfahrten')}.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Deine Tournee gewinnt mit ${withPoints(score)}, ${by} vor ${other}.`
        : `Deine Tournee gewinnt mit ${withPoints(score)}, bei Gleichstand vor ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gewinnt mit ${withPoints(score)}, ${by} vor ${other}.`
        : `${name} gewinnt mit ${withPoints(score)}, bei Gleichstand vor ${other}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Du kommst auf ${points(score - by)}; ${winner} gewinnt mit ${withPoints(score)}.`
        : `${winner} hat wie du ${points(score)} und entscheidet den Gleichstand für sich.`,
    youTie: (others, score) => `${list.format([...others, 'du'])} teilt euch den Sieg mit je ${withPoints(score)}.`,
    tie: (names, score) => `${list.format(names)} teilen sich den Sieg mit je ${withPoints(score)}.`,
  },
  youAloneBest: clubs =>
    `Du hast auf einer Tournee in ${many(clubs, 'Club', 'Clubs')} gespielt, und keine Route auf deinem Plan war besser.`,
  youAlone: (clubs, more) =>
    `Du hast auf einer Tournee in ${many(clubs, 'Club', 'Clubs')} gespielt. ${many(more, 'Punkt mehr war', 'Punkte mehr waren')} möglich.`,
  aloneBest: (name, clubs) =>
    `${name} hat auf einer Tournee in ${many(clubs, 'Club', 'Clubs')} gespielt, und keine Route auf dem Plan war besser.`,
  alone: (name, clubs, more) =>
    `${name} hat auf einer Tournee in ${many(clubs, 'Club', 'Clubs')} gespielt. ${many(more, 'Punkt mehr war', 'Punkte mehr waren')} möglich.`,
  possible: (more, owner) => `${many(more, 'Punkt mehr war', 'Punkte mehr waren')} auf ${planOf(owner)} möglich`,
  allFound: owner => `keine Route auf ${planOf(owner)} war besser`,
  clubsPlayed: count => `${many(count, 'Club', 'Clubs')} in steigender Folge.`,
  circled: count => (count === 0 ? 'Keiner davon mit Kreis.' : `${count} davon mit Kreis.`),
  rides: count => `${many(count, 'Bootsfahrt', 'Bootsfahrten')} auf der Seine.`,
  longest: (from, to, length) => `Allein ${from} bis ${to} bringt ${length}.`,
  noRide: 'Kein Boot legte ab: Die Anleger blieben leer.',
  stars: count => `${many(count, 'Stern', 'Sterne')} auf der Route.`,
  crosses: count => (count === 1 ? 'Eine Zahl fand keinen Club.' : `${count} Zahlen fanden keinen Club.`),
  noCross: 'Jede Zahl fand einen Club.',
  next: (more, title, owner) => `${owner === null ? '' : `${owner}: `}Noch ${points(more)} bis „${title}“.`,
  legend: title => `${title}: Einen höheren Titel gibt es nicht.`,
  titles: (title, at, of) => `Titel: ${title}, ${at} von ${of}`,
};
