import type { Own } from './en.ts';

const days = (count: number) => `${count} ${count < 2 ? 'jour' : 'jours'}`;
const list = new Intl.ListFormat('fr');
const times = (count: number, what: string) => (count === 1 ? what : `${count} × ${what}`);

/** What the telegram says in French. */
export const fr: Own = {
  you: 'Vous',
  day: day => `jour ${day}`,
  days,
  board: (home, of) => `Le plateau final. De retour à Londres : ${home} sur ${of}.`,
  title: {
    youAhead: (day, by, other) => `Vous rentrez au jour ${day}, ${days(by)} avant ${other}.`,
    ahead: (name, day, by, other) => `${name} rentre au jour ${day}, ${days(by)} avant ${other}.`,
    youWin: day => `Vous rentrez au jour ${day} et gagnez le pari.`,
    wins: (name, day) => `${name} rentre au jour ${day} et gagne le pari.`,
    youBehind: (name, by, day) => `${name} rentre ${days(by)} avant vous, au jour ${day}.`,
    youAway: (name, day, place) => `${name} rentre au jour ${day} ; votre voyage s’arrête à ${place}.`,
    nobody: name => `Personne ne gagne le pari. C’est ${name} qui s’en approche le plus.`,
    nobodyYou: 'Personne ne gagne le pari. C’est vous qui vous en approchez le plus.',
    youLeft: (day, names) => `Vous avez abandonné au jour ${day}. ${list.format(names)} ${names.length > 1 ? 'ont' : 'a'} continué.`,
    youRemain: 'Tous les autres ont abandonné : le pari est à vous.',
    remains: name => `Tous les autres ont abandonné : le pari revient à ${name}.`,
  },
  tape: {
    spare: count => (count === 0 ? 'Le tout dernier jour stop' : `${days(count)} d’avance stop`),
    late: count => `${days(count)} de retard stop`,
    here: place => `Pas plus loin que ${place} stop`,
    still: (name, place) => `${name} encore à ${place} stop`,
    betYours: 'Le pari est à vous stop',
    betOf: name => `Le pari revient à ${name} stop`,
    betLost: 'Le pari est perdu stop',
  },
  telegram: 'Télégramme',
  club: 'Reform Club',
  postmark: 'Jour',
  strip: (legs, lost) => `Jours par étape : ${legs.join(', ')}${lost > 0 ? `, et ${lost} ${lost < 2 ? 'perdu' : 'perdus'} en route` : ''}`,
  legs: (count, sum) => `${count === 1 ? '1 étape' : `${count} étapes`}, ${days(sum)}`,
  stripLost: count => `perdus : ${count}`,
  leg: (from, to, count) => `${from}–${to} en ${count}.`,
  won: count => (count === 1 ? '1 gagné' : `${count} gagnés`),
  lost: count => (count === 1 ? '1 perdu' : `${count} perdus`),
  why: {
    pair: () => 'Une paire ne compte qu’une fois.',
    express: () => 'Un Train express a remplacé un train.',
    submarine: () => 'Un Sous-marin a remplacé un bateau.',
    balloon: die => `Le ballon s’est envolé ; le dé montre ${die}.`,
    offer: () => 'Une Aubaine l’a raccourcie.',
    elephant: die => `À dos d’éléphant ; le dé montre ${die}.`,
    plain: () => 'Les bonnes cartes au bon moment.',
  },
  loss: {
    detective: count => times(count, 'détective'),
    blue: count => times(count, 'tempête ou retard'),
    chips: count => times(count, 'jeton adverse'),
    pressure: count => times(count, 'temps qui presse'),
  },
  losses: parts => `En route : ${parts.join(', ')}.`,
  nothingLost: 'Pas un seul jour perdu en route.',
  gaveUp: 'abandon',
  inPlace: place => `à ${place}`,
  toSpare: count => `de retour, ${count} d’avance`,
  tooLate: count => `de retour, ${count} de retard`,
  ranks: {
    now: rank => `Rang : ${rank}.`,
    next: (rank, day) => `Pour « ${rank} », rentrez au plus tard au jour ${day}.`,
    notHome: 'Pas de rang sans Londres.',
    home: 'De retour',
    onTime: 'À l’heure',
    ahead: 'En avance',
    toast: 'Gloire du club',
  },
};
