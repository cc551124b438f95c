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
  /** The printed ones are named by the texts. */
  readonly french?: string;
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
  ...tiles('green', [
    { id: 'n01', value: 1, priority: 1, english: 'Bicycle Path', german: 'Radweg', danish: 'Cykelsti' },
    { id: 'n02', value: 1, priority: 2, english: 'Cable Car', german: 'Seilbahn', danish: 'Svævebane' },
    { id: 'n03', value: 1, priority: 3, english: 'Flower Park', german: 'Blumenpark', danish: 'Blomsterpark' },
    { id: 'n04', value: 1, priority: 4, english: 'Mountain Paths', german: 'Bergpfade', danish: 'Bjergstier' },
    { id: 'n05', value: 2, priority: 5, english: 'Base Jumping', german: 'Basejumping', danish: 'Basejump' },
    { id: 'n06', value: 2, priority: 6, english: 'Mountain Biking', german: 'Mountainbiken', danish: 'Mountainbike' },
    { id: 'n07', value: 2, priority: 7, english: 'Mountain Rail', german: 'Bergbahn', danish: 'Bjergbane' },
    { id: 'n08', value: 2, priority: 8, english: 'Toboggan Run', german: 'Rodelbahn', danish: 'Rodelbane' },
    { id: 'n09', value: 2, priority: 9, english: 'Wine Path', german: 'Weinwanderweg', danish: 'Vinrute', bonus: true },
    { id: 'n10', value: 3, priority: 10, english: 'Animal Park', german: 'Tierpark', danish: 'Dyrepark' },
    { id: 'n11', value: 3, priority: 11, english: 'Paragliding', german: 'Gleitschirmfliegen', danish: 'Paragliding' },
    { id: 'n12', value: 3, priority: 12, english: 'Theme Park', german: 'Freizeitpark', danish: 'Forlystelsespark', bonus: true },
    { id: 'n13', value: 4, priority: 13, english: 'Zeppelin Ride', german: 'Zeppelinflug', danish: 'Zeppelintur' },
  ]),
  ...tiles('blue', [
    { id: 'w01', value: 1, priority: 1, english: 'Open-Air Pool', german: 'Freibad', danish: 'Friluftsbad' },
    { id: 'w02', value: 1, priority: 2, english: 'Paddle Board', german: 'Stand-up-Paddling', danish: 'Paddleboard' },
    { id: 'w03', value: 1, priority: 3, english: 'Surfboarding', german: 'Windsurfen', danish: 'Surfing' },
    { id: 'w04', value: 2, priority: 4, english: 'Beach Bath', german: 'Strandbad', danish: 'Strandbad', bonus: true },
    { id: 'w05', value: 2, priority: 5, english: 'Canoeing', german: 'Kanufahren', danish: 'Kano' },
    { id: 'w06', value: 2, priority: 6, english: 'Kayaking', german: 'Kajakfahren', danish: 'Kajak' },
    { id: 'w07', value: 2, priority: 7, english: 'Pedalos', german: 'Tretboot', danish: 'Vandcykler' },
    { id: 'w08', value: 2, priority: 8, english: 'Sailing', german: 'Segeln', danish: 'Sejlads' },
    { id: 'w09', value: 3, priority: 9, english: 'Boat Hire', german: 'Bootsverleih', danish: 'Bådudlejning' },
    { id: 'w10', value: 3, priority: 10, english: 'Water Park', german: 'Wasserpark', danish: 'Vandland', bonus: true },
    { id: 'w11', value: 4, priority: 11, english: 'Kite Surfing', german: 'Kitesurfen', danish: 'Kitesurfing' },
    { id: 'w12', value: 4, priority: 12, english: 'Water Skiing', german: 'Wasserski', danish: 'Vandski' },
  ]),
  ...tiles('red', [
    { id: 'c01', value: 1, priority: 1, english: 'Church', german: 'Kirche', danish: 'Kirke' },
    { id: 'c02', value: 1, priority: 2, english: 'Town Hall', german: 'Rathaus', danish: 'Rådhus' },
    { id: 'c03', value: 2, priority: 3, english: 'Historic Railway', german: 'Museumsbahn', danish: 'Veteranbane' },
    { id: 'c04', value: 2, priority: 4, english: 'Monastery', german: 'Kloster', danish: 'Kloster' },
    { id: 'c05', value: 2, priority: 5, english: 'Old Town', german: 'Altstadt', danish: 'Gammel bydel' },
    { id: 'c06', value: 2, priority: 6, english: 'Open-Air Museum', german: 'Freilichtmuseum', danish: 'Frilandsmuseum' },
    { id: 'c07', value: 2, priority: 7, english: 'Theatre', german: 'Theater', danish: 'Teater', bonus: true },
    { id: 'c08', value: 3, priority: 8, english: 'Art Gallery', german: 'Kunstgalerie', danish: 'Kunstgalleri', bonus: true },
    { id: 'c09', value: 3, priority: 9, english: 'Historic Museum', german: 'Historisches Museum', danish: 'Historisk museum' },
    { id: 'c10', value: 4, priority: 10, english: 'Castle', german: 'Schloss', danish: 'Slot' },
    { id: 'c11', value: 5, priority: 11, english: 'Opera', german: 'Oper', danish: 'Opera' },
  ]),
  ...tiles('yellow', [
    { id: 'g01', value: 1, priority: 1, english: 'Fast-Food Stand', german: 'Imbissbude', danish: 'Pølsevogn' },
    { id: 'g02', value: 2, priority: 2, english: 'Bakery', german: 'Bäckerei', danish: 'Bageri' },
    { id: 'g03', value: 2, priority: 3, english: 'Beer Tavern', german: 'Bierstube', danish: 'Ølstue' },
    { id: 'g04', value: 2, priority: 4, english: 'Brewery', german: 'Brauerei', danish: 'Bryggeri' },
    { id: 'g05', value: 2, priority: 5, english: 'Orchards', german: 'Obstgarten', danish: 'Frugtplantage', bonus: true },
    { id: 'g06', value: 3, priority: 6, english: 'Distillery', german: 'Brennerei', danish: 'Destilleri', bonus: true },
    { id: 'g07', value: 3, priority: 7, english: 'Fish Restaurant', german: 'Fischrestaurant', danish: 'Fiskerestaurant' },
    { id: 'g08', value: 3, priority: 8, english: 'Food Festival', german: 'Schlemmerfest', danish: 'Madfestival' },
    { id: 'g09', value: 4, priority: 9, english: 'Vineyard', german: 'Weingut', danish: 'Vingård' },
    { id: 'g10', value: 5, priority: 10, english: 'Gourmet Restaurant', german: 'Gourmetrestaurant', danish: 'Gourmetrestaurant' },
  ]),
  ...tiles('grey', [
    { id: 'u01', value: 3, priority: 1, english: 'Bus Dispatch', german: 'Busbahnhof', danish: 'Buscentral', effect: 'DISPATCH' },
    { id: 'u02', value: 3, priority: 1, english: 'Bus Dispatch', german: 'Busbahnhof', danish: 'Buscentral', effect: 'DISPATCH' },
    { id: 'u03', value: 2, priority: 1, english: 'Casino', german: 'Casino', danish: 'Kasino', effect: 'REROLL' },
    { id: 'u04', value: 3, priority: 1, english: 'Casino', german: 'Casino', danish: 'Kasino', effect: 'REROLL' },
    { id: 'u05', value: 3, priority: 1, english: 'Contractor', german: 'Bauunternehmer', danish: 'Entreprenør', effect: 'BUILD_DISCOUNT' },
    { id: 'u06', value: 3, priority: 1, english: 'Contractor', german: 'Bauunternehmer', danish: 'Entreprenør', effect: 'BUILD_DISCOUNT' },
    { id: 'u07', value: 3, priority: 1, english: 'Hotel', german: 'Hotel', danish: 'Hotel', effect: 'GIVE_TOUR' },
    { id: 'u08', value: 3, priority: 1, english: 'Hotel', german: 'Hotel', danish: 'Hotel', effect: 'GIVE_TOUR' },
    { id: 'u09', value: 3, priority: 2, english: 'Culture Centre', german: 'Kulturzentrum', danish: 'Kulturcenter', effect: 'CENTRE_C' },
    { id: 'u10', value: 4, priority: 2, english: 'Culture Centre', german: 'Kulturzentrum', danish: 'Kulturcenter', effect: 'CENTRE_C' },
    { id: 'u11', value: 3, priority: 2, english: 'Food Centre', german: 'Genusszentrum', danish: 'Gastronomicenter', effect: 'CENTRE_G' },
    { id: 'u12', value: 4, priority: 2, english: 'Food Centre', german: 'Genusszentrum', danish: 'Gastronomicenter', effect: 'CENTRE_G' },
    { id: 'u13', value: 3, priority: 2, english: 'Nature Centre', german: 'Naturzentrum', danish: 'Naturcenter', effect: 'CENTRE_N' },
    { id: 'u14', value: 3, priority: 2, english: 'Nature Centre', german: 'Naturzentrum', danish: 'Naturcenter', effect: 'CENTRE_N' },
    { id: 'u15', value: 3, priority: 2, english: 'Water Centre', german: 'Wasserzentrum', danish: 'Vandcenter', effect: 'CENTRE_W' },
    { id: 'u16', value: 4, priority: 2, english: 'Water Centre', german: 'Wasserzentrum', danish: 'Vandcenter', effect: 'CENTRE_W' },
  ]),
];

/** A tile as it differs from the others of its category; most have neither the bonus euro nor an effect. */
type Printed = Omit<Attraction, 'category' | 'bonus' | 'effect'> & Partial<Pick<Attraction, 'bonus' | 'effect'>>;

function tiles(category: Category, printed: readonly Printed[]): Attraction[] {
  return printed.map(tile => ({ category, bonus: false, effect: null, ...tile }));
}

/** What a thing is called in each language that content is written in. */
export type Name = Required<Pick<Attraction, 'english' | 'german' | 'danish' | 'french'>>;

/** Names of towns and attractions by id. */
export type OwnNames = Readonly<Record<string, Name>>;
