import { de as of } from '../../../../../kernel/index.ts';
import type { Own } from './en.ts';

const list = new Intl.ListFormat('fr');
const many = (count: number, one: string, more: string) => `${count} ${count < 2 ? one : more}`;
const points = (count: number) => many(count, 'point', 'points');
const possible = (more: number) => many(more, 'point de plus était possible', 'points de plus étaient possibles');
const planOf = (owner: string | null) => (owner === null ? 'votre plan' : `le plan ${of(owner)}`);

/** What the poster says in French. */
export const fr: Own = {
  you: 'Vous',
  points,
  encore: 'Bis',
  bill: 'une seule nuit · tout Paris',
  sum: ({ clubs, circled, boats, points: all }) =>
    `${many(clubs, 'club', 'clubs')}, ${many(circled, 'entouré', 'entourés')}, ${boats} en bateau : ${points(all)}`,
  parts: { clubs: 'clubs', circled: 'entourés', boats: 'en bateau', points: 'points' },
  board: (clubs, rides) =>
    `Le plan final : un itinéraire par ${many(clubs, 'club', 'clubs')} avec ${many(rides, 'trajet', 'trajets')} en bateau.`,
  title: {
    youWin: (score, by, other) =>
      by > 0
        ? `Votre tournée gagne avec ${points(score)}, ${by} d’avance sur ${other}.`
        : `Votre tournée gagne avec ${points(score)}, devant ${other} au départage.`,
    wins: (name, score, by, other) =>
      by > 0
        ? `${name} gagne avec ${points(score)}, ${by} d’avance sur ${other}.`
        : `${name} gagne avec ${points(score)}, devant ${other} au départage.`,
    youBehind: (winner, score, by) =>
      by > 0
        ? `Vous arrivez à ${points(score - by)} ; ${winner} gagne avec ${points(score)}.`
        : `${winner} a ${points(score)} comme vous et gagne au départage.`,
    youTie: (others, score) => `${list.format(['Vous', ...others])} partagez la victoire avec ${points(score)} chacun.`,
    tie: (names, score) => `${list.format(names)} partagent la victoire avec ${points(score)} chacun.`,
  },
  youAloneBest: clubs =>
    `Vous avez joué dans ${many(clubs, 'club', 'clubs')} en une tournée, et aucun itinéraire de votre plan ne valait plus.`,
  youAlone: (clubs, more) => `Vous avez joué dans ${many(clubs, 'club', 'clubs')} en une tournée. ${possible(more)}.`,
  aloneBest: (name, clubs) =>
    `${name} a joué dans ${many(clubs, 'club', 'clubs')} en une tournée, et aucun itinéraire du plan ne valait plus.`,
  alone: (name, clubs, more) => `${name} a joué dans ${many(clubs, 'club', 'clubs')} en une tournée. ${possible(more)}.`,
  possible: (more, owner) => `${possible(more)} sur ${planOf(owner)}`,
  allFound: owner => `aucun itinéraire sur ${planOf(owner)} ne valait plus`,
  clubsPlayed: count => `${many(count, 'club', 'clubs')} dans l’ordre croissant.`,
  circled: count => (count === 0 ? 'Aucun n’est entouré.' : `Dont ${many(count, 'entouré', 'entourés')}.`),
  rides: count => `${many(count, 'trajet', 'trajets')} en bateau sur la Seine.`,
  longest: (from, to, length) => `Le trajet de ${from} à ${to} rapporte ${length} à lui seul.`,
  noRide: 'Aucun bateau : les embarcadères sont restés vides.',
  stars: count => `${many(count, 'étoile', 'étoiles')} sur l’itinéraire.`,
  crosses: count => (count === 1 ? 'Un nombre n’a pas trouvé de club.' : `${count} nombres n’ont pas trouvé de club.`),
  noCross: 'Chaque nombre a trouvé un club.',
  next: (more, title, owner) => `${owner === null ? '' : `${owner} : `}Encore ${points(more)} pour « ${title} ».`,
  legend: title => `${title} : il n’y a pas de titre plus élevé.`,
  titles: (title, at, of) => `Titre : ${title}, ${at} sur ${of}`,
};
