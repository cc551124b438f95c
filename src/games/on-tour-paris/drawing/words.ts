// The words of the drawing, in four languages.
import type { Language } from '../../../kernel/index.ts';
import type { Frame } from '../state.ts';

export interface Words {
  readonly phases: Readonly<Record<Frame['phase'], string>>;
  readonly turn: (turn: number) => string;
  readonly cards: string;
  readonly dice: string;
  readonly legend: string;
  readonly route: string;
  readonly sum: (clubs: number, circled: number, boats: number, points: number) => string;
  readonly points: string;
  readonly clubs: string;
  readonly best: (points: number) => string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en: Words = {
  phases: {
    setup: 'Setup',
    turn: 'New turn',
    write: 'Write two numbers',
    star: 'Doubles: a star',
    lastPair: 'Last turn: two numbers',
    lastSingle: 'Last turn: one number',
    lastStar: 'Last turn: a star',
    route: 'Draw your route',
  },
  turn: turn => `Turn ${turn}`,
  cards: 'Cards',
  dice: 'Dice',
  legend: 'empty clubs by their sign (9a), (40) circled, * star, X, =A dock, # your route',
  route: 'Route',
  sum: (clubs, circled, boats, points) =>
    `${counted(clubs, 'club', 'clubs')} + ${circled} circled + ${boats} by boat = ${counted(points, 'point', 'points')}`,
  points: 'points',
  clubs: 'clubs',
  best: points => `${counted(points, 'point was', 'points were')} possible`,
};

const da: Words = {
  phases: {
    setup: 'Opstilling',
    turn: 'Ny tur',
    write: 'Skriv to tal',
    star: 'To ens: en stjerne',
    lastPair: 'Sidste tur: to tal',
    lastSingle: 'Sidste tur: ét tal',
    lastStar: 'Sidste tur: en stjerne',
    route: 'Tegn din rute',
  },
  turn: turn => `Tur ${turn}`,
  cards: 'Kort',
  dice: 'Terninger',
  legend: 'tomme klubber (9a), (40) med cirkel, * stjerne, X kryds, =A anløbsbro, # rute',
  route: 'Rute',
  sum: (clubs, circled, boats, points) =>
    `${counted(clubs, 'klub', 'klubber')} + ${circled} med cirkel + ${boats} med båd = ${points} point`,
  points: 'point',
  clubs: 'klubber',
  best: points => `der var ${points} point at hente`,
};

const fr: Words = {
  phases: {
    setup: 'Mise en place',
    turn: 'Nouveau tour',
    write: 'Inscrire deux nombres',
    star: 'Double : une étoile',
    lastPair: 'Dernier tour : deux nombres',
    lastSingle: 'Dernier tour : un nombre',
    lastStar: 'Dernier tour : une étoile',
    route: 'Tracer l’itinéraire',
  },
  turn: turn => `Tour ${turn}`,
  cards: 'Cartes',
  dice: 'Dés',
  legend: 'clubs vides (9a), (40) entouré, * étoile, X croix, =A embarcadère, # itinéraire',
  route: 'Itinéraire',
  sum: (clubs, circled, boats, points) =>
    `${counted(clubs, 'club', 'clubs')} + ${counted(circled, 'entouré', 'entourés')} + ${boats} en bateau = ${counted(points, 'point', 'points')}`,
  points: 'points',
  clubs: 'clubs',
  best: points => `${counted(points, 'point était possible', 'points étaient possibles')}`,
};

const de: Words = {
  phases: {
    setup: 'Aufbau',
    turn: 'Neuer Zug',
    write: 'Zwei Zahlen eintragen',
    star: 'Pasch: ein Stern',
    lastPair: 'Letzter Zug: zwei Zahlen',
    lastSingle: 'Letzter Zug: eine Zahl',
    lastStar: 'Letzter Zug: ein Stern',
    route: 'Die Route zeichnen',
  },
  turn: turn => `Zug ${turn}`,
  cards: 'Karten',
  dice: 'Würfel',
  legend: 'leere Clubs mit Zeichen (9a), (40) mit Kreis, * Stern, X, =A Anleger, # Route',
  route: 'Route',
  sum: (clubs, circled, boats, points) =>
    `${counted(clubs, 'Club', 'Clubs')} + ${circled} mit Kreis + ${boats} per Boot = ${counted(points, 'Punkt', 'Punkte')}`,
  points: 'Punkte',
  clubs: 'Clubs',
  best: points => `${counted(points, 'Punkt war', 'Punkte waren')} möglich`,
};

export const WORDS: Readonly<Record<Language, Words>> = { en, da, fr, de };
