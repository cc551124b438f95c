import { de } from '../../../../kernel/index.ts';
import type { Words } from './en.ts';

/** The board's own labels, in French. */
export const fr: Words = {
  headline: (stop, stops) => `Arrêt ${stop} sur ${stops}`,
  morning: 'C’est le matin',
  board: station => `Le train de nuit en gare : ${station}`,
  line: (stop, stops) => `${stop} arrêts faits sur ${stops}`,
  takeCard: (station, value) => `Se lever pour la carte postale ${de(station)}, valeur ${value}`,
  ask: 'Continuer à dormir, ou se lever pour cette carte postale ?',
  asleep: 'Toutes vos clochettes ont sonné : dormez encore un peu.',
  bells: bells => (bells < 2 ? `${bells} clochette` : `${bells} clochettes`),
  postcards: cards => (cards < 2 ? `${cards} carte postale` : `${cards} cartes postales`),
  dream: landscape => `Votre rêve : ${landscape}`,
  scoreCards: 'Cartes postales',
  scoreDream: 'Rêve exaucé',
  scoreBells: 'Clochettes restantes',
  chapter: stop => `Arrêt ${stop}`,
  unit: value => (value < 2 ? 'point' : 'points'),
  stations: 'Les gares',
  worth: (landscape, value) => `${landscape}, ${value}`,
};
