import type { Words } from './en.ts';

/** The board's own labels, in Danish. */
export const da: Words = {
  headline: (stop, stops) => `Stop ${stop} af ${stops}`,
  morning: 'Godmorgen',
  board: station => `Nattoget holder i ${station}`,
  line: (stop, stops) => `${stop} af ${stops} stop er nået`,
  takeCard: (station, value) => `Stå op, og tag postkortet fra ${station}, værdi ${value}`,
  ask: 'Vil du sove videre eller stå op for postkortet?',
  asleep: 'Alle dine klokker har ringet: Sov videre.',
  bells: bells => (bells === 1 ? '1 klokke' : `${bells} klokker`),
  postcards: cards => `${cards} postkort`,
  dream: landscape => `Du drømmer om: ${landscape}`,
  scoreCards: 'Postkort',
  scoreDream: 'Opfyldt drøm',
  scoreBells: 'Klokker tilbage',
  chapter: stop => `Stop ${stop}`,
  unit: () => 'point',
  stations: 'Stationerne',
  worth: (landscape, value) => `${landscape}, ${value}`,
};
