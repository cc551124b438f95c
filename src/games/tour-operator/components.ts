// What is in the box, as printed.

export const INTERESTS = ['nature', 'party', 'shopping', 'culture'] as const;
export type Interest = (typeof INTERESTS)[number];

export const ACTIVITIES = ['beach', 'scuba', 'hiking', 'winter', 'dining'] as const;
export type Activity = (typeof ACTIVITIES)[number];

export const TOKENS = ['fuel', 'coupon', 'seat', 'room'] as const;
export type Token = (typeof TOKENS)[number];

/** The six faces of each die. */
export const FACES = [...TOKENS, 'employee', 'wild'] as const;
export type Face = (typeof FACES)[number];
export const DICE = 5;

/** A wild die gives any of these. */
export const REWARDS = [...TOKENS, 'employee'] as const;
export type Reward = (typeof REWARDS)[number];

export type Patience = 'happy' | 'impatient';

/** Seats of the plane; J is there only for the jump-seat steward. */
export const SEATS = ['B1', 'E1', 'E2', 'J'] as const;
export type PlaneSeat = (typeof SEATS)[number];
/** The seats that can be dirty. */
export const CABIN = ['B1', 'E1', 'E2'] as const;

export const ROOMS = ['V', 'S1', 'S2', 'D'] as const;
export type Room = (typeof ROOMS)[number];

export const DESKS = [0, 1, 2, 3] as const;
export type Desk = (typeof DESKS)[number];

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** The sides dealt to the seats where nobody chooses. */
export const SIDE_OF_SEAT = ['S', 'W', 'N', 'E'] as const satisfies readonly Side[];

/** Points lost, as the boards say. */
export const ANGRY = 3;
export const WRONG_CLASS = 1;
export const DIRTY_SEAT = 1;
export const WRONG_ROOM = 1;
export const STAY_IN_PLANE = 1;

/** Cards turned up for an employee reward, and with the recruiter. */
export const EMPLOYEES_SHOWN = 3;
export const EMPLOYEES_SHOWN_TO_RECRUITER = 5;
/** So many swaps leave enough of the five dice. */
export const MOST_SWAPS = 2;

export interface City {
  readonly name: string;
  readonly country: string;
  readonly worth: Readonly<Record<Interest, number>>;
  readonly activities: readonly Activity[];
  /** The pin on the card's little map, 0 to 1000 both ways. */
  readonly x: number;
  readonly y: number;
}

function city(
  name: string,
  country: string,
  [nature, party, shopping, culture]: readonly [number, number, number, number],
  activities: readonly Activity[],
  x: number,
  y: number,
): City {
  return { name, country, worth: { nature, party, shopping, culture }, activities, x, y };
}

/** Worth in the order nature, party, shopping, culture. */
export const CITIES = {
  ATH: city('Athens', 'Greece', [2, 3, 2, 6], ['beach', 'hiking'], 566, 289),
  BKK: city('Bangkok', 'Thailand', [1, 5, 5, 3], ['dining'], 779, 423),
  BCN: city('Barcelona', 'Spain', [1, 5, 3, 4], ['beach', 'dining'], 506, 270),
  BER: city('Berlin', 'Germany', [2, 6, 3, 3], ['dining'], 537, 208),
  BUE: city('Buenos Aires', 'Argentina', [2, 5, 4, 3], ['dining'], 338, 692),
  CNS: city('Cairns', 'Australia', [6, 3, 3, 1], ['beach', 'scuba'], 905, 594),
  CAI: city('Cairo', 'Egypt', [3, 1, 4, 5], ['scuba', 'dining'], 587, 333),
  CPT: city('Cape Town', 'South Africa', [6, 3, 2, 2], ['hiking', 'beach'], 551, 688),
  DPS: city('Denpasar', 'Indonesia', [4, 4, 2, 3], ['beach', 'scuba'], 820, 548),
  DXB: city('Dubai', 'United Arab Emirates', [1, 4, 6, 2], ['beach', 'scuba'], 654, 360),
  HAV: city('Havana', 'Cuba', [2, 5, 1, 5], ['beach', 'scuba'], 271, 372),
  INN: city('Innsbruck', 'Austria', [5, 3, 2, 3], ['winter', 'hiking'], 532, 237),
  IST: city('Istanbul', 'Türkiye', [1, 2, 5, 6], ['dining'], 581, 272),
  KTM: city('Kathmandu', 'Nepal', [6, 1, 3, 4], ['hiking'], 737, 346),
  KYO: city('Kyoto', 'Japan', [4, 1, 3, 5], ['winter', 'hiking'], 877, 306),
  LON: city('London', 'United Kingdom', [1, 3, 5, 5], ['dining'], 500, 214),
  RAK: city('Marrakesh', 'Morocco', [3, 1, 5, 5], ['hiking'], 478, 324),
  MIL: city('Milan', 'Italy', [1, 3, 6, 3], ['dining', 'winter'], 526, 247),
  NBO: city('Nairobi', 'Kenya', [6, 3, 3, 2], ['hiking'], 602, 507),
  NYC: city('New York', 'United States', [1, 4, 6, 3], ['dining'], 294, 274),
  ZQN: city('Queenstown', 'New Zealand', [6, 4, 2, 1], ['winter', 'hiking'], 969, 750),
  REK: city('Reykjavík', 'Iceland', [5, 4, 2, 2], ['scuba', 'winter'], 439, 144),
  RIO: city('Rio de Janeiro', 'Brazil', [4, 6, 2, 2], ['beach'], 380, 627),
  ROM: city('Rome', 'Italy', [1, 3, 4, 6], ['dining'], 535, 267),
  YVR: city('Vancouver', 'Canada', [5, 2, 4, 2], ['winter', 'scuba'], 158, 226),
} as const;
export type CityId = keyof typeof CITIES;
export const CITY_IDS = Object.keys(CITIES) as CityId[];

export interface Tourist {
  readonly name: string;
  readonly home: string;
  readonly who: string;
  readonly interests: readonly Interest[];
  readonly plusOne: Interest | null;
  readonly patience: Patience;
  readonly business: boolean;
  readonly weeks: number;
  readonly room: 'vip' | 'dorm' | null;
}

function tourist(
  name: string,
  home: string,
  who: string,
  interests: readonly Interest[],
  plusOne: Interest | null,
  patience: Patience,
  business: boolean,
  weeks: number,
  room: 'vip' | 'dorm' | null,
): Tourist {
  return { name, home, who, interests, plusOne, patience, business, weeks, room };
}

/** Interests, the +1, patience, business class, weeks, room. */
export const TOURISTS = {
  T01: tourist('Ingrid', 'Bergen', 'birdwatcher', ['nature'], null, 'happy', false, 1, 'vip'),
  T02: tourist('Kwame', 'Accra', 'waterfall photographer', ['nature'], null, 'impatient', false, 1, 'dorm'),
  T03: tourist('Mateo', 'Medellín', 'orchid grower', ['nature'], null, 'happy', false, 3, 'dorm'),
  T04: tourist('Aroha', 'Rotorua', 'park volunteer', ['nature'], null, 'happy', true, 1, null),
  T05: tourist('Jonas', 'Hamburg', 'stag-night planner', ['party'], null, 'happy', false, 3, 'dorm'),
  T06: tourist('Chloe', 'Bristol', 'exchange student', ['party'], null, 'happy', false, 1, 'vip'),
  T07: tourist('Thiago', 'Recife', 'samba drummer', ['party'], null, 'happy', true, 1, 'vip'),
  T08: tourist('Niamh', 'Galway', 'pub fiddler', ['party'], null, 'impatient', false, 2, 'dorm'),
  T09: tourist('Louise', 'Lyon', 'shoe collector', ['shopping'], null, 'impatient', false, 2, 'dorm'),
  T10: tourist('Priya', 'Mumbai', 'bride-to-be', ['shopping'], null, 'happy', false, 2, 'vip'),
  T11: tourist('Wei', 'Chengdu', 'gadget hunter', ['shopping'], null, 'impatient', true, 1, null),
  T12: tourist('Fatou', 'Dakar', 'fabric trader', ['shopping'], null, 'happy', false, 2, 'dorm'),
  T13: tourist('Giorgos', 'Thessaloniki', 'history teacher', ['culture'], null, 'happy', true, 2, null),
  T14: tourist('Anouk', 'Ghent', 'museum volunteer', ['culture'], null, 'impatient', false, 1, null),
  T15: tourist('Ravi', 'Jaipur', 'retired architect', ['culture'], null, 'impatient', false, 1, 'dorm'),
  T16: tourist('Sofie', 'Aarhus', 'choir singer', ['culture'], null, 'happy', false, 1, 'vip'),
  T17: tourist('Tomasz', 'Kraków', 'geologist', ['nature'], 'nature', 'impatient', false, 3, 'dorm'),
  T18: tourist('Leilani', 'Hilo', 'wildlife filmmaker', ['nature'], 'nature', 'impatient', true, 2, null),
  T19: tourist('Håkon', 'Tromsø', 'whale researcher', ['nature'], 'nature', 'happy', false, 3, 'vip'),
  T20: tourist('Isabel', 'Quito', 'botanist', ['nature'], 'nature', 'happy', false, 3, null),
  T21: tourist('Zoe', 'Melbourne', 'festival DJ', ['party'], 'party', 'happy', true, 1, 'vip'),
  T22: tourist('Marco', 'Naples', 'club owner', ['party'], 'party', 'impatient', false, 1, null),
  T23: tourist('Keisha', 'Kingston', 'dance coach', ['party'], 'party', 'impatient', false, 3, null),
  T24: tourist('Nika', 'Tbilisi', 'techno producer', ['party'], 'party', 'impatient', false, 2, null),
  T25: tourist('Patrick', 'Dublin', 'watch dealer', ['shopping'], 'shopping', 'happy', true, 1, 'vip'),
  T26: tourist('Yuki', 'Osaka', 'fashion blogger', ['shopping'], 'shopping', 'happy', false, 3, 'dorm'),
  T27: tourist('Alessia', 'Turin', 'stylist', ['shopping'], 'shopping', 'happy', true, 2, null),
  T28: tourist('Khalid', 'Doha', 'perfume collector', ['shopping'], 'shopping', 'happy', false, 2, null),
  T29: tourist('Beatrix', 'Vienna', 'opera patron', ['culture'], 'culture', 'impatient', false, 2, 'dorm'),
  T30: tourist('Samuel', 'Boston', 'archaeologist', ['culture'], 'culture', 'impatient', false, 2, 'vip'),
  T31: tourist('Mei', "Xi'an", 'calligrapher', ['culture'], 'culture', 'happy', true, 3, null),
  T32: tourist('Amara', 'Lagos', 'novelist', ['culture'], 'culture', 'happy', false, 2, 'dorm'),
  T33: tourist('Lachlan', 'Perth', 'surf instructor', ['nature', 'party'], null, 'impatient', false, 2, 'dorm'),
  T34: tourist('Bruna', 'Florianópolis', 'kite surfer', ['nature', 'party'], null, 'happy', false, 2, 'vip'),
  T35: tourist('Timo', 'Tampere', 'metal guitarist', ['nature', 'party'], null, 'happy', false, 2, null),
  T36: tourist('Hannah', 'Munich', 'camping blogger', ['nature', 'shopping'], null, 'impatient', false, 2, 'dorm'),
  T37: tourist('Diego', 'Guadalajara', 'leather trader', ['nature', 'shopping'], null, 'happy', false, 1, null),
  T38: tourist('Sunita', 'Pokhara', 'tea merchant', ['nature', 'shopping'], null, 'impatient', true, 1, null),
  T39: tourist('Emma', 'Utrecht', 'biology student', ['nature', 'culture'], null, 'happy', false, 1, null),
  T40: tourist('Kofi', 'Kumasi', 'drum maker', ['nature', 'culture'], null, 'happy', true, 2, null),
  T41: tourist('Elin', 'Uppsala', 'rune scholar', ['nature', 'culture'], null, 'happy', false, 2, 'dorm'),
  T42: tourist('Brandon', 'Dallas', 'influencer', ['party', 'shopping'], null, 'happy', false, 2, 'dorm'),
  T43: tourist('Camille', 'Montréal', 'vintage seller', ['party', 'shopping'], null, 'impatient', false, 3, 'dorm'),
  T44: tourist('Jin', 'Busan', 'sneaker reseller', ['party', 'shopping'], null, 'happy', true, 2, null),
  T45: tourist('Pablo', 'Seville', 'flamenco student', ['party', 'culture'], null, 'happy', false, 3, 'dorm'),
  T46: tourist('Oona', 'Helsinki', 'theatre critic', ['party', 'culture'], null, 'happy', false, 3, null),
  T47: tourist('Tariq', 'Tunis', 'jazz pianist', ['party', 'culture'], null, 'happy', false, 2, 'dorm'),
  T48: tourist('Margaret', 'Edinburgh', 'antiques dealer', ['shopping', 'culture'], null, 'impatient', false, 1, null),
  T49: tourist('Linh', 'Hanoi', 'silk weaver', ['shopping', 'culture'], null, 'happy', false, 2, 'vip'),
  T50: tourist('Ahmed', 'Alexandria', 'bookseller', ['shopping', 'culture'], null, 'happy', false, 3, null),
  T51: tourist('Skye', 'Inverness', 'mountain-bike guide', ['nature', 'party'], 'nature', 'impatient', true, 1, null),
  T52: tourist('Valentina', 'Bogotá', 'jewellery maker', ['nature', 'shopping'], 'shopping', 'happy', false, 2, 'vip'),
  T53: tourist('Otieno', 'Kisumu', 'conservationist', ['nature', 'culture'], 'nature', 'impatient', false, 3, 'dorm'),
  T54: tourist('Akiko', 'Nara', 'garden historian', ['nature', 'culture'], 'culture', 'happy', true, 2, 'vip'),
  T55: tourist('Dante', 'Miami', 'music promoter', ['party', 'shopping'], 'party', 'impatient', false, 3, 'dorm'),
  T56: tourist('Vivienne', 'Monaco', 'gallery hostess', ['party', 'shopping'], 'shopping', 'happy', true, 1, null),
  T57: tourist('Luka', 'Belgrade', 'brass-band leader', ['party', 'culture'], 'party', 'impatient', true, 1, 'vip'),
  T58: tourist('Ines', 'Porto', 'film curator', ['party', 'culture'], 'culture', 'happy', true, 1, null),
  T59: tourist('Charlotte', 'Geneva', 'auctioneer', ['shopping', 'culture'], 'shopping', 'impatient', false, 2, 'dorm'),
  T60: tourist('Omar', 'Muscat', 'museum director', ['shopping', 'culture'], 'culture', 'impatient', true, 1, 'vip'),
} as const;
export type TouristId = keyof typeof TOURISTS;
export const TOURIST_IDS = Object.keys(TOURISTS) as TouristId[];
