import type { Words } from './en.ts';

/** The board's own labels, in German. */
export const de: Words = {
  headline: (stop, stops) => `Halt ${stop} von ${stops}`,
  morning: 'Guten Morgen',
  board: station => `Der Nachtzug hält in ${station}`,
  line: (stop, stops) => `${stop} von ${stops} Halten gemacht`,
  takeCard: (station, value) => `Für die Postkarte aus ${station} aufstehen, Wert ${value}`,
  ask: 'Weiterschlafen oder für diese Postkarte aufstehen?',
  asleep: 'Alle deine Glocken haben geläutet: Schlaf weiter.',
  bells: bells => (bells === 1 ? '1 Glocke' : `${bells} Glocken`),
  postcards: cards => (cards === 1 ? '1 Postkarte' : `${cards} Postkarten`),
  dream: landscape => `Dein Traum: ${landscape}`,
  scoreCards: 'Postkarten',
  scoreDream: 'Erfüllter Traum',
  scoreBells: 'Übrige Glocken',
  chapter: stop => `Halt ${stop}`,
  unit: value => (value === 1 ? 'Punkt' : 'Punkte'),
  stations: 'Die Bahnhöfe',
  worth: (landscape, value) => `${landscape}, ${value}`,
};
