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

/** Cards turned up for an employee reward. */
export const EMPLOYEES_SHOWN = 3;
/** So many swaps leave enough of the five dice. */
export const MOST_SWAPS = 2;

export interface City {
  readonly name: string;
  readonly worth: Readonly<Record<Interest, number>>;
  readonly activities: readonly Activity[];
  /** The pin on the card's little map, 0 to 1000 both ways. */
  readonly x: number;
  readonly y: number;
}

function city(name: string, worth: City['worth'], { activities, x, y }: Pick<City, 'activities' | 'x' | 'y'>): City {
  return { name, worth, activities, x, y };
}

export const CITIES = {
  ATH: city('Athens', { nature: 2, party: 3, shopping: 2, culture: 6 }, { activities: ['beach', 'hiking'], x: 566, y: 289 }),
  BKK: city('Bangkok', { nature: 1, party: 5, shopping: 5, culture: 3 }, { activities: ['dining'], x: 779, y: 423 }),
  BCN: city('Barcelona', { nature: 1, party: 5, shopping: 3, culture: 4 }, { activities: ['beach', 'dining'], x: 506, y: 270 }),
  BER: city('Berlin', { nature: 2, party: 6, shopping: 3, culture: 3 }, { activities: ['dining'], x: 537, y: 208 }),
  BUE: city('Buenos Aires', { nature: 2, party: 5, shopping: 4, culture: 3 }, { activities: ['dining'], x: 338, y: 692 }),
  CNS: city('Cairns', { nature: 6, party: 3, shopping: 3, culture: 1 }, { activities: ['beach', 'scuba'], x: 905, y: 594 }),
  CAI: city('Cairo', { nature: 3, party: 1, shopping: 4, culture: 5 }, { activities: ['scuba', 'dining'], x: 587, y: 333 }),
  CPT: city('Cape Town', { nature: 6, party: 3, shopping: 2, culture: 2 }, { activities: ['hiking', 'beach'], x: 551, y: 688 }),
  DPS: city('Denpasar', { nature: 4, party: 4, shopping: 2, culture: 3 }, { activities: ['beach', 'scuba'], x: 820, y: 548 }),
  DXB: city('Dubai', { nature: 1, party: 4, shopping: 6, culture: 2 }, { activities: ['beach', 'scuba'], x: 654, y: 360 }),
  HAV: city('Havana', { nature: 2, party: 5, shopping: 1, culture: 5 }, { activities: ['beach', 'scuba'], x: 271, y: 372 }),
  INN: city('Innsbruck', { nature: 5, party: 3, shopping: 2, culture: 3 }, { activities: ['winter', 'hiking'], x: 532, y: 237 }),
  IST: city('Istanbul', { nature: 1, party: 2, shopping: 5, culture: 6 }, { activities: ['dining'], x: 581, y: 272 }),
  KTM: city('Kathmandu', { nature: 6, party: 1, shopping: 3, culture: 4 }, { activities: ['hiking'], x: 737, y: 346 }),
  KYO: city('Kyoto', { nature: 4, party: 1, shopping: 3, culture: 5 }, { activities: ['winter', 'hiking'], x: 877, y: 306 }),
  LON: city('London', { nature: 1, party: 3, shopping: 5, culture: 5 }, { activities: ['dining'], x: 500, y: 214 }),
  RAK: city('Marrakesh', { nature: 3, party: 1, shopping: 5, culture: 5 }, { activities: ['hiking'], x: 478, y: 324 }),
  MIL: city('Milan', { nature: 1, party: 3, shopping: 6, culture: 3 }, { activities: ['dining', 'winter'], x: 526, y: 247 }),
  NBO: city('Nairobi', { nature: 6, party: 3, shopping: 3, culture: 2 }, { activities: ['hiking'], x: 602, y: 507 }),
  NYC: city('New York', { nature: 1, party: 4, shopping: 6, culture: 3 }, { activities: ['dining'], x: 294, y: 274 }),
  ZQN: city('Queenstown', { nature: 6, party: 4, shopping: 2, culture: 1 }, { activities: ['winter', 'hiking'], x: 969, y: 750 }),
  REK: city('Reykjavík', { nature: 5, party: 4, shopping: 2, culture: 2 }, { activities: ['scuba', 'winter'], x: 439, y: 144 }),
  RIO: city('Rio de Janeiro', { nature: 4, party: 6, shopping: 2, culture: 2 }, { activities: ['beach'], x: 380, y: 627 }),
  ROM: city('Rome', { nature: 1, party: 3, shopping: 4, culture: 6 }, { activities: ['dining'], x: 535, y: 267 }),
  YVR: city('Vancouver', { nature: 5, party: 2, shopping: 4, culture: 2 }, { activities: ['winter', 'scuba'], x: 158, y: 226 }),
} as const;
export type CityId = keyof typeof CITIES;
export const CITY_IDS = Object.keys(CITIES) as CityId[];

export interface Tourist {
  readonly name: string;
  readonly interests: readonly Interest[];
  readonly plusOne: Interest | null;
  readonly patience: Patience;
  readonly business: boolean;
  readonly weeks: number;
  readonly room: 'vip' | 'dorm' | null;
}

/** The symbols of a card; those it lacks are left out. */
type Symbols = Pick<Tourist, 'interests' | 'weeks'> & Partial<Pick<Tourist, 'plusOne' | 'business' | 'room'>>;

function tourist(patience: Patience) {
  return (name: string, { interests, plusOne = null, business = false, weeks, room = null }: Symbols): Tourist => ({
    name,
    interests,
    plusOne,
    patience,
    business,
    weeks,
    room,
  });
}

const happy = tourist('happy');
const impatient = tourist('impatient');

export const TOURISTS = {
  T01: happy('Ingrid', { interests: ['nature'], weeks: 1, room: 'vip' }),
  T02: impatient('Kwame', { interests: ['nature'], weeks: 1, room: 'dorm' }),
  T03: happy('Mateo', { interests: ['nature'], weeks: 3, room: 'dorm' }),
  T04: happy('Aroha', { interests: ['nature'], business: true, weeks: 1 }),
  T05: happy('Jonas', { interests: ['party'], weeks: 3, room: 'dorm' }),
  T06: happy('Chloe', { interests: ['party'], weeks: 1, room: 'vip' }),
  T07: happy('Thiago', { interests: ['party'], business: true, weeks: 1, room: 'vip' }),
  T08: impatient('Niamh', { interests: ['party'], weeks: 2, room: 'dorm' }),
  T09: impatient('Louise', { interests: ['shopping'], weeks: 2, room: 'dorm' }),
  T10: happy('Priya', { interests: ['shopping'], weeks: 2, room: 'vip' }),
  T11: impatient('Wei', { interests: ['shopping'], business: true, weeks: 1 }),
  T12: happy('Fatou', { interests: ['shopping'], weeks: 2, room: 'dorm' }),
  T13: happy('Giorgos', { interests: ['culture'], business: true, weeks: 2 }),
  T14: impatient('Anouk', { interests: ['culture'], weeks: 1 }),
  T15: impatient('Ravi', { interests: ['culture'], weeks: 1, room: 'dorm' }),
  T16: happy('Sofie', { interests: ['culture'], weeks: 1, room: 'vip' }),
  T17: impatient('Tomasz', { interests: ['nature'], plusOne: 'nature', weeks: 3, room: 'dorm' }),
  T18: impatient('Leilani', { interests: ['nature'], plusOne: 'nature', business: true, weeks: 2 }),
  T19: happy('Håkon', { interests: ['nature'], plusOne: 'nature', weeks: 3, room: 'vip' }),
  T20: happy('Isabel', { interests: ['nature'], plusOne: 'nature', weeks: 3 }),
  T21: happy('Zoe', { interests: ['party'], plusOne: 'party', business: true, weeks: 1, room: 'vip' }),
  T22: impatient('Marco', { interests: ['party'], plusOne: 'party', weeks: 1 }),
  T23: impatient('Keisha', { interests: ['party'], plusOne: 'party', weeks: 3 }),
  T24: impatient('Nika', { interests: ['party'], plusOne: 'party', weeks: 2 }),
  T25: happy('Patrick', { interests: ['shopping'], plusOne: 'shopping', business: true, weeks: 1, room: 'vip' }),
  T26: happy('Yuki', { interests: ['shopping'], plusOne: 'shopping', weeks: 3, room: 'dorm' }),
  T27: happy('Alessia', { interests: ['shopping'], plusOne: 'shopping', business: true, weeks: 2 }),
  T28: happy('Khalid', { interests: ['shopping'], plusOne: 'shopping', weeks: 2 }),
  T29: impatient('Beatrix', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'dorm' }),
  T30: impatient('Samuel', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'vip' }),
  T31: happy('Mei', { interests: ['culture'], plusOne: 'culture', business: true, weeks: 3 }),
  T32: happy('Amara', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'dorm' }),
  T33: impatient('Lachlan', { interests: ['nature', 'party'], weeks: 2, room: 'dorm' }),
  T34: happy('Bruna', { interests: ['nature', 'party'], weeks: 2, room: 'vip' }),
  T35: happy('Timo', { interests: ['nature', 'party'], weeks: 2 }),
  T36: impatient('Hannah', { interests: ['nature', 'shopping'], weeks: 2, room: 'dorm' }),
  T37: happy('Diego', { interests: ['nature', 'shopping'], weeks: 1 }),
  T38: impatient('Sunita', { interests: ['nature', 'shopping'], business: true, weeks: 1 }),
  T39: happy('Emma', { interests: ['nature', 'culture'], weeks: 1 }),
  T40: happy('Kofi', { interests: ['nature', 'culture'], business: true, weeks: 2 }),
  T41: happy('Elin', { interests: ['nature', 'culture'], weeks: 2, room: 'dorm' }),
  T42: happy('Brandon', { interests: ['party', 'shopping'], weeks: 2, room: 'dorm' }),
  T43: impatient('Camille', { interests: ['party', 'shopping'], weeks: 3, room: 'dorm' }),
  T44: happy('Jin', { interests: ['party', 'shopping'], business: true, weeks: 2 }),
  T45: happy('Pablo', { interests: ['party', 'culture'], weeks: 3, room: 'dorm' }),
  T46: happy('Oona', { interests: ['party', 'culture'], weeks: 3 }),
  T47: happy('Tariq', { interests: ['party', 'culture'], weeks: 2, room: 'dorm' }),
  T48: impatient('Margaret', { interests: ['shopping', 'culture'], weeks: 1 }),
  T49: happy('Linh', { interests: ['shopping', 'culture'], weeks: 2, room: 'vip' }),
  T50: happy('Ahmed', { interests: ['shopping', 'culture'], weeks: 3 }),
  T51: impatient('Skye', {
    interests: ['nature', 'party'],
    plusOne: 'nature',
    business: true,
    weeks: 1,
  }),
  T52: happy('Valentina', { interests: ['nature', 'shopping'], plusOne: 'shopping', weeks: 2, room: 'vip' }),
  T53: impatient('Otieno', { interests: ['nature', 'culture'], plusOne: 'nature', weeks: 3, room: 'dorm' }),
  T54: happy('Akiko', {
    interests: ['nature', 'culture'],
    plusOne: 'culture',
    business: true,
    weeks: 2,
    room: 'vip',
  }),
  T55: impatient('Dante', { interests: ['party', 'shopping'], plusOne: 'party', weeks: 3, room: 'dorm' }),
  T56: happy('Vivienne', { interests: ['party', 'shopping'], plusOne: 'shopping', business: true, weeks: 1 }),
  T57: impatient('Luka', {
    interests: ['party', 'culture'],
    plusOne: 'party',
    business: true,
    weeks: 1,
    room: 'vip',
  }),
  T58: happy('Ines', { interests: ['party', 'culture'], plusOne: 'culture', business: true, weeks: 1 }),
  T59: impatient('Charlotte', { interests: ['shopping', 'culture'], plusOne: 'shopping', weeks: 2, room: 'dorm' }),
  T60: impatient('Omar', {
    interests: ['shopping', 'culture'],
    plusOne: 'culture',
    business: true,
    weeks: 1,
    room: 'vip',
  }),
} as const;
export type TouristId = keyof typeof TOURISTS;
export const TOURIST_IDS = Object.keys(TOURISTS) as TouristId[];
