/** Tourists have one of four colours; each is a category of attractions, in the order of the board's legend. */
export const COLOURS = ['green', 'blue', 'red', 'yellow'] as const;
/** The colour of a tourist. */
export type Colour = (typeof COLOURS)[number];

/** Grey is a category of attractions, but no tourist is grey. */
export const CATEGORIES = [...COLOURS, 'grey'] as const;
/** The category of an attraction. */
export type Category = (typeof CATEGORIES)[number];

/** The place of a category in the order of categories. */
export const RANK: Readonly<Record<Category, number>> = { green: 0, blue: 1, red: 2, yellow: 3, grey: 4 };

/** No die has more sides than this. */
export const MOST_SIDES = 10;
/** A tourist: a die by its colour and the pips it shows. */
export type Die = `${Colour}${number}`;

/** BT-1.1 What a die says: its colour, and the money the tourist has left. */
export interface Face {
  readonly die: Die;
  readonly colour: Colour;
  /** The place of the colour in the order of colours. */
  readonly rank: number;
  readonly pips: number;
  /** Green before blue before red before yellow, then by pips. */
  readonly order: number;
}

/** Every die at every number of pips, by colour and then by pips; index 0 of a colour is unused. */
export const FACES: readonly (readonly Face[])[] = COLOURS.map((colour, rank) =>
  Array.from({ length: MOST_SIDES + 1 }, (_, pips) => ({
    die: `${colour}${pips}`,
    colour,
    rank,
    pips,
    order: rank * (MOST_SIDES + 1) + pips,
  })),
);

/** The dice in the order in which they are offered. */
export const DICE: readonly Die[] = FACES.flatMap(faces => faces.slice(1).map(({ die }) => die));

const BY_DIE: ReadonlyMap<string, Face> = new Map(FACES.flat().map(face => [face.die, face]));

/** What a die shows. */
export function faceOf(die: Die): Face {
  const face = BY_DIE.get(die);
  if (!face) throw new Error(`there is no die ${die}`);
  return face;
}

/** The die of this colour with so many pips. */
export function dieOf(colour: Colour, pips: number): Die {
  const face = FACES[RANK[colour]]?.[pips];
  if (!face || pips < 1) throw new Error(`no ${colour} die shows ${pips}`);
  return face.die;
}

/** The morning actions in the order of the rulebook. */
export const MORNINGS = ['increase', 'ignore', 'ferry', 'appeal'] as const;
/** BT-6 What a town offers in the morning. */
export type Morning = (typeof MORNINGS)[number];

/** The all-day actions printed on the board. */
export const PRINTED_ACTIONS = ['build', 'reroll', 'pips', 'tour'] as const;
/** BT-7 What a town offers all day. */
export type PrintedAction = (typeof PRINTED_ACTIONS)[number];

/** All-day actions in the order in which they are offered; those behind the first four stand on grey attractions only. */
export const ACTIONS = [
  ...PRINTED_ACTIONS,
  'contractor',
  'centre green',
  'centre blue',
  'centre red',
  'centre yellow',
  'dispatch',
  'casino',
] as const;
/** An all-day action. */
export type Action = (typeof ACTIONS)[number];

/** The colour a Centre cares for. */
export const CENTRE_COLOUR: Readonly<Partial<Record<Action, Colour>>> = {
  'centre green': 'green',
  'centre blue': 'blue',
  'centre red': 'red',
  'centre yellow': 'yellow',
};

/** All effects that grey attractions have. */
export const EFFECTS = [
  'BUILD',
  'BUILD_DISCOUNT',
  'REROLL',
  'GIVE_TOUR',
  'ADD_PIPS',
  'CENTRE_N',
  'CENTRE_W',
  'CENTRE_C',
  'CENTRE_G',
  'DISPATCH',
] as const;
/** The action printed on a grey attraction, as the designer's list names it. */
export type Effect = (typeof EFFECTS)[number];

/** What each effect lets one do. */
export const EFFECT_ACTION: Readonly<Record<Effect, Action>> = {
  BUILD: 'build',
  BUILD_DISCOUNT: 'contractor',
  REROLL: 'reroll',
  GIVE_TOUR: 'tour',
  ADD_PIPS: 'pips',
  CENTRE_N: 'centre green',
  CENTRE_W: 'centre blue',
  CENTRE_C: 'centre red',
  CENTRE_G: 'centre yellow',
  DISPATCH: 'dispatch',
};

/** The short name of a town. */
export type TownId = string;
/** The short name of an attraction. */
export type TileId = string;

/** A town as printed on the board; x and y run from 0 to 1000. */
export interface Town {
  readonly id: TownId;
  readonly name: string;
  readonly country: string;
  readonly harbour: boolean;
  /** The blue water drop: only here may blue attractions be built. */
  readonly drop: boolean;
  /** Squares for attractions; the anchor square is not one of them. */
  readonly spaces: number;
  readonly morning: Morning;
  readonly allDay: PrintedAction;
  readonly x: number;
  readonly y: number;
}

/** A red line between two towns. */
export type Road = readonly [TownId, TownId];

/** BT-1.3 An attraction tile. */
export interface Attraction {
  readonly id: TileId;
  readonly category: Category;
  /** The pips a visitor loses. */
  readonly value: number;
  readonly priority: number;
  /** The mark of the bonus euro. */
  readonly bonus: boolean;
  readonly effect: Effect | null;
  readonly english: string;
  readonly german: string;
  readonly danish: string;
}

/** The towns of the printed board in canonical order. */
export const TOWNS: readonly Town[] = [
  {
    id: 'bod',
    name: 'Bodman-Ludwigshafen',
    country: 'DE',
    harbour: false,
    drop: true,
    spaces: 3,
    morning: 'increase',
    allDay: 'build',
    x: 103,
    y: 104,
  },
  { id: 'ueb', name: 'Überlingen', country: 'DE', harbour: false, drop: true, spaces: 2, morning: 'ignore', allDay: 'pips', x: 329, y: 76 },
  {
    id: 'rav',
    name: 'Ravensburg',
    country: 'DE',
    harbour: false,
    drop: false,
    spaces: 4,
    morning: 'appeal',
    allDay: 'tour',
    x: 750,
    y: 140,
  },
  { id: 'wan', name: 'Wangen', country: 'DE', harbour: false, drop: false, spaces: 2, morning: 'ignore', allDay: 'build', x: 944, y: 222 },
  {
    id: 'rad',
    name: 'Radolfzell',
    country: 'DE',
    harbour: false,
    drop: true,
    spaces: 2,
    morning: 'ignore',
    allDay: 'reroll',
    x: 70,
    y: 245,
  },
  { id: 'kon', name: 'Konstanz', country: 'DE', harbour: true, drop: true, spaces: 5, morning: 'ferry', allDay: 'tour', x: 282, y: 282 },
  { id: 'mee', name: 'Meersburg', country: 'DE', harbour: true, drop: true, spaces: 3, morning: 'ferry', allDay: 'build', x: 453, y: 216 },
  {
    id: 'fri',
    name: 'Friedrichshafen',
    country: 'DE',
    harbour: true,
    drop: true,
    spaces: 4,
    morning: 'ferry',
    allDay: 'tour',
    x: 644,
    y: 350,
  },
  { id: 'lin', name: 'Lindau', country: 'DE', harbour: true, drop: true, spaces: 4, morning: 'ferry', allDay: 'reroll', x: 862, y: 505 },
  {
    id: 'kre',
    name: 'Kreuzlingen',
    country: 'CH',
    harbour: false,
    drop: true,
    spaces: 2,
    morning: 'appeal',
    allDay: 'build',
    x: 286,
    y: 455,
  },
  { id: 'rom', name: 'Romanshorn', country: 'CH', harbour: true, drop: true, spaces: 3, morning: 'ferry', allDay: 'tour', x: 428, y: 575 },
  { id: 'arb', name: 'Arbon', country: 'CH', harbour: false, drop: true, spaces: 2, morning: 'increase', allDay: 'build', x: 524, y: 705 },
  {
    id: 'wei',
    name: 'Weinfelden',
    country: 'CH',
    harbour: false,
    drop: false,
    spaces: 3,
    morning: 'ignore',
    allDay: 'pips',
    x: 210,
    y: 637,
  },
  {
    id: 'amr',
    name: 'Amriswil',
    country: 'CH',
    harbour: false,
    drop: false,
    spaces: 3,
    morning: 'appeal',
    allDay: 'reroll',
    x: 347,
    y: 777,
  },
  { id: 'wil', name: 'Wil', country: 'CH', harbour: false, drop: false, spaces: 2, morning: 'increase', allDay: 'build', x: 159, y: 833 },
  {
    id: 'stg',
    name: 'St. Gallen',
    country: 'CH',
    harbour: false,
    drop: false,
    spaces: 4,
    morning: 'ignore',
    allDay: 'pips',
    x: 485,
    y: 938,
  },
  { id: 'ror', name: 'Rorschach', country: 'CH', harbour: true, drop: true, spaces: 3, morning: 'ferry', allDay: 'pips', x: 622, y: 789 },
  { id: 'har', name: 'Hard', country: 'AT', harbour: false, drop: true, spaces: 2, morning: 'ignore', allDay: 'reroll', x: 765, y: 812 },
  { id: 'bre', name: 'Bregenz', country: 'AT', harbour: false, drop: true, spaces: 3, morning: 'increase', allDay: 'tour', x: 912, y: 731 },
  {
    id: 'dor',
    name: 'Dornbirn',
    country: 'AT',
    harbour: false,
    drop: false,
    spaces: 3,
    morning: 'appeal',
    allDay: 'build',
    x: 875,
    y: 906,
  },
];

/** Where the squares of a printed town stand: columns by rows, the anchor's square, and the side of the name. */
export const LAYOUT: Readonly<
  Record<
    TownId,
    {
      readonly columns: number;
      readonly rows: number;
      readonly anchor: readonly [number, number] | null;
      readonly label: 'above' | 'below';
    }
  >
> = {
  bod: { columns: 3, rows: 1, anchor: null, label: 'above' },
  ueb: { columns: 2, rows: 1, anchor: null, label: 'below' },
  rav: { columns: 2, rows: 2, anchor: null, label: 'above' },
  wan: { columns: 2, rows: 1, anchor: null, label: 'above' },
  rad: { columns: 2, rows: 1, anchor: null, label: 'below' },
  kon: { columns: 3, rows: 2, anchor: [2, 1], label: 'below' },
  mee: { columns: 2, rows: 2, anchor: [1, 1], label: 'below' },
  fri: { columns: 3, rows: 2, anchor: [0, 1], label: 'below' },
  lin: { columns: 3, rows: 2, anchor: [0, 1], label: 'above' },
  kre: { columns: 2, rows: 1, anchor: null, label: 'below' },
  rom: { columns: 2, rows: 2, anchor: [1, 0], label: 'below' },
  arb: { columns: 1, rows: 2, anchor: null, label: 'above' },
  wei: { columns: 3, rows: 1, anchor: null, label: 'below' },
  amr: { columns: 3, rows: 1, anchor: null, label: 'below' },
  wil: { columns: 2, rows: 1, anchor: null, label: 'below' },
  stg: { columns: 4, rows: 1, anchor: null, label: 'above' },
  ror: { columns: 2, rows: 2, anchor: [1, 0], label: 'below' },
  har: { columns: 2, rows: 1, anchor: null, label: 'above' },
  bre: { columns: 3, rows: 1, anchor: null, label: 'above' },
  dor: { columns: 3, rows: 1, anchor: null, label: 'above' },
};

/** The coin in the middle of the lake where all ferry lines meet. */
export const FERRY_HUB = { x: 603, y: 526 } as const;

/** The red lines of the printed board. */
export const ROADS: readonly Road[] = [
  ['bod', 'ueb'],
  ['bod', 'rad'],
  ['rad', 'kon'],
  ['kon', 'kre'],
  ['ueb', 'mee'],
  ['mee', 'rav'],
  ['mee', 'fri'],
  ['rav', 'wan'],
  ['rav', 'fri'],
  ['wan', 'lin'],
  ['fri', 'lin'],
  ['lin', 'bre'],
  ['bre', 'har'],
  ['bre', 'dor'],
  ['har', 'dor'],
  ['har', 'ror'],
  ['ror', 'stg'],
  ['ror', 'arb'],
  ['arb', 'rom'],
  ['kre', 'rom'],
  ['kre', 'wei'],
  ['wei', 'amr'],
  ['wei', 'wil'],
  ['wil', 'stg'],
  ['amr', 'stg'],
];

/** The 62 attractions of the designer's list. */
export const ATTRACTIONS: readonly Attraction[] = [
  coloured('n01', 'green', 1, 1, 'Bicycle Path', 'Radweg', 'Cykelsti'),
  coloured('n02', 'green', 1, 2, 'Cable Car', 'Seilbahn', 'Svævebane'),
  coloured('n03', 'green', 1, 3, 'Flower Park', 'Blumenpark', 'Blomsterpark'),
  coloured('n04', 'green', 1, 4, 'Mountain Paths', 'Bergpfade', 'Bjergstier'),
  coloured('n05', 'green', 2, 5, 'Base Jumping', 'Basejumping', 'Basejump'),
  coloured('n06', 'green', 2, 6, 'Mountain Biking', 'Mountainbiken', 'Mountainbike'),
  coloured('n07', 'green', 2, 7, 'Mountain Rail', 'Bergbahn', 'Bjergbane'),
  coloured('n08', 'green', 2, 8, 'Toboggan Run', 'Rodelbahn', 'Rodelbane'),
  coloured('n09', 'green', 2, 9, 'Wine Path', 'Weinpfad', 'Vinsti', true),
  coloured('n10', 'green', 3, 10, 'Animal Park', 'Tierpark', 'Dyrepark'),
  coloured('n11', 'green', 3, 11, 'Paragliding', 'Gleitschirmfliegen', 'Paragliding'),
  coloured('n12', 'green', 3, 12, 'Theme Park', 'Freizeitpark', 'Forlystelsespark', true),
  coloured('n13', 'green', 4, 13, 'Zeppelin Ride', 'Zeppelinflug', 'Zeppelintur'),
  coloured('w01', 'blue', 1, 1, 'Open-Air Pool', 'Freibad', 'Friluftsbad'),
  coloured('w02', 'blue', 1, 2, 'Paddle Board', 'Stand-up-Paddle', 'Paddleboard'),
  coloured('w03', 'blue', 1, 3, 'Surfboarding', 'Wellenreiten', 'Surfing'),
  coloured('w04', 'blue', 2, 4, 'Beach Bath', 'Strandbad', 'Strandbad', true),
  coloured('w05', 'blue', 2, 5, 'Canoeing', 'Kanufahren', 'Kano'),
  coloured('w06', 'blue', 2, 6, 'Kayaking', 'Kajakfahren', 'Kajak'),
  coloured('w07', 'blue', 2, 7, 'Pedalos', 'Tretboot', 'Vandcykler'),
  coloured('w08', 'blue', 2, 8, 'Sailing', 'Segeln', 'Sejlads'),
  coloured('w09', 'blue', 3, 9, 'Boat Hire', 'Bootsverleih', 'Bådudlejning'),
  coloured('w10', 'blue', 3, 10, 'Water Park', 'Wasserpark', 'Vandland', true),
  coloured('w11', 'blue', 4, 11, 'Kite Surfing', 'Kitesurfen', 'Kitesurfing'),
  coloured('w12', 'blue', 4, 12, 'Water Skiing', 'Wasserski', 'Vandski'),
  coloured('c01', 'red', 1, 1, 'Church', 'Kirche', 'Kirke'),
  coloured('c02', 'red', 1, 2, 'Town Hall', 'Rathaus', 'Rådhus'),
  coloured('c03', 'red', 2, 3, 'Historic Railway', 'Historische Eisenbahn', 'Veteranbane'),
  coloured('c04', 'red', 2, 4, 'Monastery', 'Kloster', 'Kloster'),
  coloured('c05', 'red', 2, 5, 'Old Town', 'Altstadt', 'Gammel bydel'),
  coloured('c06', 'red', 2, 6, 'Open-Air Museum', 'Freilichtmuseum', 'Frilandsmuseum'),
  coloured('c07', 'red', 2, 7, 'Theatre', 'Theater', 'Teater', true),
  coloured('c08', 'red', 3, 8, 'Art Gallery', 'Kunstgalerie', 'Kunstgalleri', true),
  coloured('c09', 'red', 3, 9, 'Historic Museum', 'Historisches Museum', 'Historisk museum'),
  coloured('c10', 'red', 4, 10, 'Castle', 'Schloss', 'Slot'),
  coloured('c11', 'red', 5, 11, 'Opera', 'Oper', 'Opera'),
  coloured('g01', 'yellow', 1, 1, 'Fast-Food Stand', 'Imbissbude', 'Pølsevogn'),
  coloured('g02', 'yellow', 2, 2, 'Bakery', 'Bäckerei', 'Bageri'),
  coloured('g03', 'yellow', 2, 3, 'Beer Tavern', 'Bierstube', 'Ølstue'),
  coloured('g04', 'yellow', 2, 4, 'Brewery', 'Brauerei', 'Bryggeri'),
  coloured('g05', 'yellow', 2, 5, 'Orchards', 'Obstgarten', 'Frugtplantage', true),
  coloured('g06', 'yellow', 3, 6, 'Distillery', 'Brennerei', 'Destilleri', true),
  coloured('g07', 'yellow', 3, 7, 'Fish Restaurant', 'Fischrestaurant', 'Fiskerestaurant'),
  coloured('g08', 'yellow', 3, 8, 'Food Festival', 'Foodfestival', 'Madfestival'),
  coloured('g09', 'yellow', 4, 9, 'Vineyard', 'Weingut', 'Vingård'),
  coloured('g10', 'yellow', 5, 10, 'Gourmet Restaurant', 'Gourmetrestaurant', 'Gourmetrestaurant'),
  grey('u01', 3, 1, 'Bus Dispatch', 'Busbahnhof', 'Buscentral', 'DISPATCH'),
  grey('u02', 3, 1, 'Bus Dispatch', 'Busbahnhof', 'Buscentral', 'DISPATCH'),
  grey('u03', 2, 1, 'Casino', 'Casino', 'Kasino', 'REROLL'),
  grey('u04', 3, 1, 'Casino', 'Casino', 'Kasino', 'REROLL'),
  grey('u05', 3, 1, 'Contractor', 'Bauunternehmer', 'Entreprenør', 'BUILD_DISCOUNT'),
  grey('u06', 3, 1, 'Contractor', 'Bauunternehmer', 'Entreprenør', 'BUILD_DISCOUNT'),
  grey('u07', 3, 1, 'Hotel', 'Hotel', 'Hotel', 'GIVE_TOUR'),
  grey('u08', 3, 1, 'Hotel', 'Hotel', 'Hotel', 'GIVE_TOUR'),
  grey('u09', 3, 2, 'Culture Centre', 'Kulturzentrum', 'Kulturcenter', 'CENTRE_C'),
  grey('u10', 4, 2, 'Culture Centre', 'Kulturzentrum', 'Kulturcenter', 'CENTRE_C'),
  grey('u11', 3, 2, 'Food Centre', 'Genusszentrum', 'Madcenter', 'CENTRE_G'),
  grey('u12', 4, 2, 'Food Centre', 'Genusszentrum', 'Madcenter', 'CENTRE_G'),
  grey('u13', 3, 2, 'Nature Centre', 'Naturzentrum', 'Naturcenter', 'CENTRE_N'),
  grey('u14', 3, 2, 'Nature Centre', 'Naturzentrum', 'Naturcenter', 'CENTRE_N'),
  grey('u15', 3, 2, 'Water Centre', 'Wasserzentrum', 'Vandcenter', 'CENTRE_W'),
  grey('u16', 4, 2, 'Water Centre', 'Wasserzentrum', 'Vandcenter', 'CENTRE_W'),
];

function coloured(
  id: TileId,
  category: Colour,
  value: number,
  priority: number,
  english: string,
  german: string,
  danish: string,
  bonus = false,
): Attraction {
  return { id, category, value, priority, bonus, effect: null, english, german, danish };
}

function grey(id: TileId, value: number, priority: number, english: string, german: string, danish: string, effect: Effect): Attraction {
  return { id, category: 'grey', value, priority, bonus: false, effect, english, german, danish };
}
