/** North and South of the Seine, then the three columns. */
export const REGIONS = ['N', 'S', 'W', 'C', 'E'] as const;
export type Region = (typeof REGIONS)[number];

/** An arrondissement: it lies on one bank of the Seine and in one of the columns (OT-1.2). */
export interface Arrondissement {
  readonly numeral: string;
  readonly name: string;
  readonly bank: 'N' | 'S';
  readonly column: 'W' | 'C' | 'E';
}

/** The twenty arrondissements; number 1 is at index 0. */
export const ARRONDISSEMENTS: readonly Arrondissement[] = [
  { numeral: 'I', name: 'Louvre', bank: 'N', column: 'C' },
  { numeral: 'II', name: 'Bourse', bank: 'N', column: 'C' },
  { numeral: 'III', name: 'Temple', bank: 'N', column: 'C' },
  { numeral: 'IV', name: 'Hôtel-de-Ville', bank: 'N', column: 'C' },
  { numeral: 'V', name: 'Panthéon', bank: 'S', column: 'E' },
  { numeral: 'VI', name: 'Luxembourg', bank: 'S', column: 'C' },
  { numeral: 'VII', name: 'Palais-Bourbon', bank: 'S', column: 'W' },
  { numeral: 'VIII', name: 'Élysée', bank: 'N', column: 'W' },
  { numeral: 'IX', name: 'Opéra', bank: 'N', column: 'C' },
  { numeral: 'X', name: 'Entrepôt', bank: 'N', column: 'E' },
  { numeral: 'XI', name: 'Popincourt', bank: 'N', column: 'E' },
  { numeral: 'XII', name: 'Reuilly', bank: 'N', column: 'E' },
  { numeral: 'XIII', name: 'Gobelins', bank: 'S', column: 'E' },
  { numeral: 'XIV', name: 'Observatoire', bank: 'S', column: 'C' },
  { numeral: 'XV', name: 'Vaugirard', bank: 'S', column: 'W' },
  { numeral: 'XVI', name: 'Passy', bank: 'N', column: 'W' },
  { numeral: 'XVII', name: 'Batignolles-Monceau', bank: 'N', column: 'W' },
  { numeral: 'XVIII', name: 'Butte-Montmartre', bank: 'N', column: 'C' },
  { numeral: 'XIX', name: 'Buttes-Chaumont', bank: 'N', column: 'E' },
  { numeral: 'XX', name: 'Ménilmontant', bank: 'N', column: 'E' },
];

// biome-ignore format: two clubs of each arrondissement, four arrondissements a line
/** The forty jazz clubs, two to an arrondissement; a club's index is its place in this list. */
export const CLUBS = [
  '1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b',
  '5a', '5b', '6a', '6b', '7a', '7b', '8a', '8b',
  '9a', '9b', '10a', '10b', '11a', '11b', '12a', '12b',
  '13a', '13b', '14a', '14b', '15a', '15b', '16a', '16b',
  '17a', '17b', '18a', '18b', '19a', '19b', '20a', '20b',
] as const;
export type Club = (typeof CLUBS)[number];

const ZERO = '0'.charCodeAt(0);
const LETTER_A = 'a'.charCodeAt(0);

/** The number, 1 to 20, of the arrondissement a club lies in: asked a hundred times a move, hence by arithmetic on the id. */
export function homeOf(club: Club): number {
  const first = club.charCodeAt(0) - ZERO;
  return club.length === 2 ? first : 10 * first + club.charCodeAt(1) - ZERO;
}

/** The place of a club in the list. */
export function indexOf(club: Club): number {
  return 2 * homeOf(club) - 2 + club.charCodeAt(club.length - 1) - LETTER_A;
}

// biome-ignore format: one line for four arrondissements
/** The Paris cards by id: each arrondissement once with its bank and once with its column. */
export const CARDS = [
  'P01-C', 'P01-N', 'P02-C', 'P02-N', 'P03-C', 'P03-N', 'P04-C', 'P04-N',
  'P05-E', 'P05-S', 'P06-C', 'P06-S', 'P07-S', 'P07-W', 'P08-N', 'P08-W',
  'P09-C', 'P09-N', 'P10-E', 'P10-N', 'P11-E', 'P11-N', 'P12-E', 'P12-N',
  'P13-E', 'P13-S', 'P14-C', 'P14-S', 'P15-S', 'P15-W', 'P16-N', 'P16-W',
  'P17-N', 'P17-W', 'P18-C', 'P18-N', 'P19-E', 'P19-N', 'P20-E', 'P20-N',
] as const;
export type Card = (typeof CARDS)[number];

/** The region shown on a card: its last letter. */
export function regionOf(card: Card): Region {
  return REGIONS_BY_CODE[card.charCodeAt(4)] ?? 'N';
}

const REGIONS_BY_CODE: readonly (Region | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  REGIONS.find(region => region.charCodeAt(0) === code),
);

/** The number of the arrondissement shown on a card. */
export function shownOn(card: Card): number {
  return 10 * (card.charCodeAt(1) - ZERO) + card.charCodeAt(2) - ZERO;
}

/** The docks in order along the Seine. */
export const DOCKS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export type Dock = (typeof DOCKS)[number];

/** Faces of a die, 0 to 9. */
export const FACES = 10;
export const CARDS_A_TURN = 3;
/** With fewer empty clubs than this no cards are flipped (OT-7.1). */
export const LEAST_FOR_CARDS = 3;
export const SETUP_CARDS = 4;

/** The arrondissements by number. */
const HOMES: readonly (Arrondissement | undefined)[] = [undefined, ...ARRONDISSEMENTS];

/** Whether a club lies in a region (OT-1.3). */
export function isIn(club: Club, region: Region): boolean {
  const home = HOMES[homeOf(club)];
  return home !== undefined && (home.bank === region || home.column === region);
}

/** The two regions a club lies in. */
export function regionsOf(club: Club): readonly Region[] {
  return HOME_REGIONS[homeOf(club)] ?? [];
}

const HOME_REGIONS: readonly (readonly Region[])[] = HOMES.map(home => (home ? [home.bank, home.column] : []));

/** The clubs of each region, by index. */
export const CLUBS_IN: Readonly<Record<Region, readonly Club[]>> = {
  N: CLUBS.filter(club => isIn(club, 'N')),
  S: CLUBS.filter(club => isIn(club, 'S')),
  W: CLUBS.filter(club => isIn(club, 'W')),
  C: CLUBS.filter(club => isIn(club, 'C')),
  E: CLUBS.filter(club => isIn(club, 'E')),
};

/** The two clubs of an arrondissement. */
export function clubsOf(arrondissement: number): readonly Club[] {
  return CLUBS.filter(club => homeOf(club) === arrondissement);
}

/** The area of an arrondissement: its bank and its column. */
export function areaOf(arrondissement: number): string {
  const home = HOMES[arrondissement];
  if (!home) throw new Error(`there is no arrondissement ${arrondissement}`);
  return home.bank + home.column;
}
