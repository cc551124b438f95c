// Names of all pieces, put together from the few words a language supplies.
import {
  type Card,
  COLOURS,
  type Colour,
  LETTERS,
  type OrdinarySite,
  ROAD_TILES,
  SITES,
  type Special,
  TILES,
  type TileId,
  type Traveller,
} from '../components.ts';

export type Pieces = Readonly<Record<string, string>>;

/** The kinds of ordinary sites. */
type SiteKind = 'BR' | 'FO' | 'LA' | 'GA' | 'CA' | 'CL';

/** What a language must know to name everything on the table. */
export interface PieceWords {
  /** A colour as it is named on tiles and sites. */
  readonly names: Readonly<Record<Colour, string>>;
  /** One pawn of a colour, and several. */
  readonly colours: Readonly<Record<Colour, readonly [one: string, many: string]>>;
  readonly flyover: string;
  readonly bend: string;
  readonly controller: string;
  readonly inspector: string;
  readonly bus: string;
  readonly kinds: Readonly<Record<SiteKind, string>>;
  readonly specials: Readonly<Record<Special, string>>;
  readonly cards: Readonly<Record<Card, string>>;
  /** The streets A to F, the ring road and the exit. */
  readonly streets: readonly string[];
  /** The titles of the twelve days. */
  readonly days: readonly string[];
}

export function piecesOf(words: PieceWords): Pieces {
  const colour = (each: Colour) => words.names[each];
  const tileName = (tile: TileId) => {
    const road = (travellers: readonly Traveller[]) => travellers.map(colour).join(' ') || '–';
    return `${TILES[tile].shape === 'X' ? words.flyover : words.bend} ${tile} (${TILES[tile].roads.map(road).join(' | ')})`;
  };
  const siteName = ([id, { colour: wanted, required }]: [string, (typeof SITES)[OrdinarySite]]) =>
    [id, `${words.kinds[id.slice(0, 2) as SiteKind]} (${colour(wanted)} ${required})`] as const;
  return {
    ...Object.fromEntries(COLOURS.map(each => [each, colour(each)])),
    ...Object.fromEntries(ROAD_TILES.map(tile => [tile, tileName(tile)])),
    CTL: words.controller,
    ...Object.fromEntries(Object.entries(SITES).map(siteName)),
    ...words.specials,
    ...words.cards,
    ...Object.fromEntries([...LETTERS, 'R', 'EXIT'].map((road, at) => [`street:${road}`, words.streets[at] ?? road])),
    ...Object.fromEntries(words.days.map((title, at) => [`day:${at + 1}`, title])),
    inspector: words.inspector,
    bus: words.bus,
  };
}

/** A piece by its id. */
export function named(pieces: Pieces, id: unknown): string {
  return pieces[String(id)] ?? String(id);
}

/** Pawns in words: '2 green, 1 blue'. */
export function pawnsIn({ colours }: PieceWords, pawns: string): string {
  const counted = COLOURS.map(colour => ({ colour, count: pawns.split(colour).length - 1 })).filter(({ count }) => count > 0);
  return counted.map(({ colour, count }) => `${count} ${colours[colour][count === 1 ? 0 : 1]}`).join(', ');
}
