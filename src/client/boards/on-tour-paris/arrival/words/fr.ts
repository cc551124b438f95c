import type { Own } from './en.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);
const points = (count: number) => many(count, 'point', 'points');
const possible = (more: number) => many(more, 'point de plus était possible', 'points de plus étaient possibles');

/** What the poster says in French. */
export const fr: Own = {
  you: 'Vous',
  points,
  encore: 'Encore',
  bill: 'une seule nuit · tout Paris',
  sum: ({ clubs, circled, boats, points: all }) => `${clubs} clubs, ${circled} cerclés, ${boats} en bateau : ${points(all)}`,
  parts: { clubs: 'clubs', circled: 'cerclés', boats: 'en bateau', points: 'points' },
  board: (clubs, rides) =>
    `Le plan final : un trajet par ${many(clubs, 'club', 'clubs')} avec ${many(rides, 'traversée', 'traversées')} en bateau.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Votre tournée gagne avec ${points(score)}, ${by} de plus que ${other}.`
        : `Votre tournée gagne avec ${points(score)}, au départage contre ${other}.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gagne avec ${points(score)}, ${by} de plus que ${other}.`
        : `${name} gagne avec ${points(score)}, au départage contre ${other}.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `${winner} gagne avec ${points(score)}, ${by} de plus que vous.`
        : `${winner} a ${points(score)} comme vous et gagne au départage.`,
    youTie: (others, score) => `${others.join(', ')} et vous partagez la victoire avec ${score} chacun.`,
    tie: (names, score) => `${names.join(' et ')} partagent la victoire avec ${score} chacun.`,
  },
  youAloneBest: clubs =>
    `Vous avez joué dans ${many(clubs, 'club', 'clubs')} en une tournée, et aucun trajet de votre plan ne valait plus.`,
  youAlone: (clubs, more) => `Vous avez joué dans ${many(clubs, 'club', 'clubs')} en une tournée. ${possible(more)}.`,
  aloneBest: (name, clubs) => `${name} a joué dans ${many(clubs, 'club', 'clubs')} en une tournée, et aucun trajet du plan ne valait plus.`,
  alone: (name, clubs, more) => `${name} a joué dans ${many(clubs, 'club', 'clubs')} en une tournée. ${possible(more)}.`,
  possible: more => `${possible(more)} sur ce plan`,
  allFound: 'aucun trajet de ce plan ne valait plus',
  clubsPlayed: count => `${many(count, 'club', 'clubs')} en ordre croissant.`,
  circled: count => (count === 0 ? 'Aucun n’est cerclé.' : `Dont ${many(count, 'cerclé', 'cerclés')}.`),
  rides: count => `${many(count, 'trajet', 'trajets')} en bateau sur la Seine.`,
  longest: (from, to, length) => `De ${from} à ${to} seulement : ${length}.`,
  noRide: 'Aucun bateau : les quais sont restés vides.',
  stars: count => `${many(count, 'étoile', 'étoiles')} sur le trajet.`,
  crosses: count => (count === 1 ? 'Un nombre n’a pas trouvé de club.' : `${count} nombres n’ont pas trouvé de club.`),
  noCross: 'Chaque nombre a trouvé un club.',
  next: (more, title) => `Encore ${points(more)} pour « ${title} ».`,
  legend: title => `${title} : il n’y a pas de titre plus haut.`,
  titles: (title, at, of) => `Titre : ${title}, ${at} sur ${of}`,
};
