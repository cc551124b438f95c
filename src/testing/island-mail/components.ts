/** The islands, in the order of the ferry line: one coal takes a boat from one to the next. */
export const ISLANDS = ['amrum', 'foehr', 'sylt', 'pellworm', 'hooge', 'langeness'] as const;
export type Island = (typeof ISLANDS)[number];

/** What is in the sack: the kind of a letter, where it goes, and what it pays. */
export const LETTERS = {
  love1: { kind: 'love', to: 'sylt', points: 4 },
  love2: { kind: 'love', to: 'hooge', points: 4 },
  parcel1: { kind: 'parcel', to: 'foehr', points: 2 },
  parcel2: { kind: 'parcel', to: 'hooge', points: 2 },
  parcel3: { kind: 'parcel', to: 'amrum', points: 3 },
  paper1: { kind: 'paper', to: 'pellworm', points: 1 },
  paper2: { kind: 'paper', to: 'langeness', points: 2 },
  wire1: { kind: 'wire', to: 'amrum', points: 6 },
  wire2: { kind: 'wire', to: 'langeness', points: 5 },
  wire3: { kind: 'wire', to: 'pellworm', points: 5 },
} as const satisfies Readonly<Record<string, { readonly kind: string; readonly to: Island; readonly points: number }>>;
export type Letter = keyof typeof LETTERS;
export const ALL_LETTERS = Object.keys(LETTERS) as Letter[];

export const ON_THE_QUAY = 4;
export const BAG = 4;
export const TIDE_COAL = 2;

/** The coal from one island to another. */
export function coalBetween(from: Island, to: Island): number {
  return Math.abs(ISLANDS.indexOf(from) - ISLANDS.indexOf(to));
}
