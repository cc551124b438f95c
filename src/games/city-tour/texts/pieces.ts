// Names of all pieces, put together from the few words a language supplies.
import {
  type Card,
  COLOURS,
  CONTROLLER,
  type Colour,
  isSpecial,
  LETTERS,
  type OrdinarySite,
  ROAD_TILES,
  SITE_IDS,
  SITES,
  type SiteId,
  SPACES,
  type Special,
  TILE_IDS,
  TILES,
  type TileId,
  type Traveller,
} from '../components.ts';

export type Pieces = Readonly<Record<string, string>>;

/** The kinds of sites. */
type SiteKind = 'BR' | 'FO' | 'LA' | 'GA' | 'CA' | 'CL' | Special;

/** What a site is called: in full, as the subject of a sentence, and where one gets off. */
export interface SiteWords {
  readonly full: string;
  readonly the: string;
  readonly at: string;
}

/** A thing by its name, and with its article as the object of a sentence. */
interface Noun {
  readonly name: string;
  readonly a: string;
}

/** What a language must know to name everything on the table. */
export interface PieceWords {
  /** A colour as it is named on tiles and sites. */
  readonly names: Readonly<Record<Colour, string>>;
  /** One traveller of a colour with the article, and several. */
  readonly travellers: Readonly<Record<Colour, readonly [one: string, many: string]>>;
  /** Somebody aboard, with the article. */
  readonly passenger: Readonly<Record<Colour, string>>;
  readonly passengers: (count: number) => string;
  /** Travellers of several colours. */
  readonly several: (count: number) => string;
  /** So many of a colour: '2 green'. */
  readonly count: (colour: Colour, count: number) => string;
  readonly you: string;
  readonly flyover: Noun;
  readonly bend: Noun;
  readonly controller: Noun;
  /** A tile without travellers. */
  readonly empty: string;
  readonly inspector: string;
  readonly bus: string;
  readonly sites: Readonly<Record<SiteKind, SiteWords>>;
  readonly cards: Readonly<Record<Card, string>>;
  /** The streets A to F, the ring road and the exit. */
  readonly streets: readonly string[];
  /** The titles of the twelve days. */
  readonly days: readonly string[];
  /** The sixteen spaces by what lies beside them, row by row, and how one is said after 'in front of'. */
  readonly spaces: readonly string[];
  readonly atSpace: (space: string) => string;
}

function kindOf(site: SiteId): SiteKind {
  return isSpecial(site) ? site : (site.slice(0, 2) as SiteKind);
}

function tileNoun({ flyover, bend, controller }: PieceWords, tile: TileId): Noun {
  if (tile === CONTROLLER) return controller;
  return TILES[tile].shape === 'X' ? flyover : bend;
}

/** Who stands on a tile: '2 green', 'green + orange' on one road, 'green, orange' on two. */
function standing(words: PieceWords, tile: TileId): string {
  const road = (travellers: readonly Traveller[]) => {
    const [first, second] = travellers;
    if (first !== undefined && first === second) return words.count(first, 2);
    return travellers.map(each => words.names[each]).join(' + ');
  };
  return TILES[tile].roads.map(road).filter(Boolean).join(', ') || words.empty;
}

export function piecesOf(words: PieceWords): Pieces {
  const tileName = (tile: TileId) => `${tileNoun(words, tile).name} (${standing(words, tile)})`;
  const siteName = ([id, { colour, required }]: [string, (typeof SITES)[OrdinarySite]]) =>
    [id, `${words.sites[id.slice(0, 2) as SiteKind].full} (${words.count(colour, required)})`] as const;
  const { PARK, STATION, STADIUM } = words.sites;
  return {
    ...words.names,
    ...Object.fromEntries(ROAD_TILES.map(tile => [tile, tileName(tile)])),
    CTL: words.controller.name,
    ...Object.fromEntries(Object.entries(SITES).map(siteName)),
    PARK: PARK.full,
    STATION: STATION.full,
    STADIUM: STADIUM.full,
    ...words.cards,
    ...Object.fromEntries([...LETTERS, 'R', 'EXIT'].map((road, at) => [`street:${road}`, words.streets[at] ?? road])),
    ...Object.fromEntries(words.spaces.map((space, at) => [`space:${SPACES[at]}`, space])),
    ...Object.fromEntries(words.days.map((title, at) => [`day:${at + 1}`, title])),
    inspector: words.inspector,
    bus: words.bus,
  };
}

/** A piece by its id. */
export function named(pieces: Pieces, id: unknown): string {
  return pieces[String(id)] ?? String(id);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The small words of a language: names of pieces and groups of travellers. */
export interface Lexicon {
  piece(id: unknown): string;
  street(letter: string): string;
  /** A tile as the object of a sentence: 'a double bend (green)'. */
  tile(tile: unknown): string;
  site(site: SiteId): SiteWords;
  /** The site of this name, where it is one. */
  siteNamed(name: unknown): SiteWords | undefined;
  /** Those of one colour by their number, a mixed group by its colours: '3 blue travellers', '6 passengers (4 green, 2 blue)'. */
  crowd(pawns: string, areAboard?: boolean): string;
  /** Counted colour by colour: '4 green, 2 blue'. */
  tally(pawns: string): string;
  passenger(colour: Colour): string;
  space(space: number): string;
  /** The same by its id; and a site by its id, as the subject of a sentence. */
  spaceNamed(id: unknown): string;
  the(id: unknown): string;
}

export function lexicon(words: PieceWords): Lexicon {
  const pieces = piecesOf(words);
  const counted = (pawns: string) =>
    COLOURS.map(colour => ({ colour, count: pawns.split(colour).length - 1 })).filter(({ count }) => count > 0);
  const tally = (pawns: string) =>
    counted(pawns)
      .map(({ colour, count }) => words.count(colour, count))
      .join(', ');
  const siteNamed = (name: unknown) => {
    const site = SITE_IDS.find(each => each === name);
    return site && words.sites[kindOf(site)];
  };
  return {
    piece: id => named(pieces, id),
    street: letter => named(pieces, `street:${letter}`),
    tile(id) {
      const tile = TILE_IDS.find(each => each === id);
      if (!tile || tile === CONTROLLER) return words.controller.a;
      return `${tileNoun(words, tile).a} (${standing(words, tile)})`;
    },
    site: site => words.sites[kindOf(site)],
    siteNamed,
    the: id => siteNamed(id)?.the ?? '',
    spaceNamed: id => words.atSpace(named(pieces, `space:${id}`)),
    crowd(pawns, areAboard = true) {
      const [first, second] = counted(pawns);
      if (!first) return '';
      const { passengers, several } = words;
      if (second) return `${(areAboard ? passengers : several)(pawns.length)} (${tally(pawns)})`;
      const [one, many] = words.travellers[first.colour];
      return first.count === 1 ? one : `${first.count} ${many}`;
    },
    tally,
    passenger: colour => words.passenger[colour],
    space: space => words.atSpace(words.spaces[space] ?? ''),
  };
}
