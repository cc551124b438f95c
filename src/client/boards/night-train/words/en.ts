/** The board's own labels, in English. */
export const en = {
  headline: (stop: number, stops: number) => `Stop ${stop} of ${stops}`,
  morning: 'Good morning',
  board: (station: string) => `The night train at ${station}`,
  line: (stop: number, stops: number) => `${stop} of ${stops} stops made`,
  takeCard: (station: string, value: number) => `Get up for the postcard of ${station}, worth ${value}`,
  ask: 'Sleep on, or get up for this postcard?',
  asleep: 'All your bells have rung: sleep on.',
  bells: (bells: number) => (bells === 1 ? '1 bell' : `${bells} bells`),
  postcards: (cards: number) => (cards === 1 ? '1 postcard' : `${cards} postcards`),
  dream: (landscape: string) => `Your dream: ${landscape}`,
  scoreCards: 'Postcards',
  scoreDream: 'Dream come true',
  scoreBells: 'Bells left',
  chapter: (stop: number) => `Stop ${stop}`,
  unit: (value: number): string => (value === 1 ? 'point' : 'points'),
  stations: 'The stations',
  worth: (landscape: string, value: number) => `${landscape}, ${value}`,
};

export type Words = typeof en;
