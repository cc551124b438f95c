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
  readonly country: string;
  readonly worth: Readonly<Record<Interest, number>>;
  readonly activities: readonly Activity[];
  /** The pin on the card's little map, 0 to 1000 both ways. */
  readonly x: number;
  readonly y: number;
}

function city(name: string, country: string, worth: City['worth'], { activities, x, y }: Pick<City, 'activities' | 'x' | 'y'>): City {
  return { name, country, worth, activities, x, y };
}

export const CITIES = {
  ATH: city('Athens', 'Greece', { nature: 2, party: 3, shopping: 2, culture: 6 }, { activities: ['beach', 'hiking'], x: 566, y: 289 }),
  BKK: city('Bangkok', 'Thailand', { nature: 1, party: 5, shopping: 5, culture: 3 }, { activities: ['dining'], x: 779, y: 423 }),
  BCN: city('Barcelona', 'Spain', { nature: 1, party: 5, shopping: 3, culture: 4 }, { activities: ['beach', 'dining'], x: 506, y: 270 }),
  BER: city('Berlin', 'Germany', { nature: 2, party: 6, shopping: 3, culture: 3 }, { activities: ['dining'], x: 537, y: 208 }),
  BUE: city('Buenos Aires', 'Argentina', { nature: 2, party: 5, shopping: 4, culture: 3 }, { activities: ['dining'], x: 338, y: 692 }),
  CNS: city('Cairns', 'Australia', { nature: 6, party: 3, shopping: 3, culture: 1 }, { activities: ['beach', 'scuba'], x: 905, y: 594 }),
  CAI: city('Cairo', 'Egypt', { nature: 3, party: 1, shopping: 4, culture: 5 }, { activities: ['scuba', 'dining'], x: 587, y: 333 }),
  CPT: city(
    'Cape Town',
    'South Africa',
    { nature: 6, party: 3, shopping: 2, culture: 2 },
    { activities: ['hiking', 'beach'], x: 551, y: 688 },
  ),
  DPS: city('Denpasar', 'Indonesia', { nature: 4, party: 4, shopping: 2, culture: 3 }, { activities: ['beach', 'scuba'], x: 820, y: 548 }),
  DXB: city(
    'Dubai',
    'United Arab Emirates',
    { nature: 1, party: 4, shopping: 6, culture: 2 },
    { activities: ['beach', 'scuba'], x: 654, y: 360 },
  ),
  HAV: city('Havana', 'Cuba', { nature: 2, party: 5, shopping: 1, culture: 5 }, { activities: ['beach', 'scuba'], x: 271, y: 372 }),
  INN: city('Innsbruck', 'Austria', { nature: 5, party: 3, shopping: 2, culture: 3 }, { activities: ['winter', 'hiking'], x: 532, y: 237 }),
  IST: city('Istanbul', 'Türkiye', { nature: 1, party: 2, shopping: 5, culture: 6 }, { activities: ['dining'], x: 581, y: 272 }),
  KTM: city('Kathmandu', 'Nepal', { nature: 6, party: 1, shopping: 3, culture: 4 }, { activities: ['hiking'], x: 737, y: 346 }),
  KYO: city('Kyoto', 'Japan', { nature: 4, party: 1, shopping: 3, culture: 5 }, { activities: ['winter', 'hiking'], x: 877, y: 306 }),
  LON: city('London', 'United Kingdom', { nature: 1, party: 3, shopping: 5, culture: 5 }, { activities: ['dining'], x: 500, y: 214 }),
  RAK: city('Marrakesh', 'Morocco', { nature: 3, party: 1, shopping: 5, culture: 5 }, { activities: ['hiking'], x: 478, y: 324 }),
  MIL: city('Milan', 'Italy', { nature: 1, party: 3, shopping: 6, culture: 3 }, { activities: ['dining', 'winter'], x: 526, y: 247 }),
  NBO: city('Nairobi', 'Kenya', { nature: 6, party: 3, shopping: 3, culture: 2 }, { activities: ['hiking'], x: 602, y: 507 }),
  NYC: city('New York', 'United States', { nature: 1, party: 4, shopping: 6, culture: 3 }, { activities: ['dining'], x: 294, y: 274 }),
  ZQN: city(
    'Queenstown',
    'New Zealand',
    { nature: 6, party: 4, shopping: 2, culture: 1 },
    { activities: ['winter', 'hiking'], x: 969, y: 750 },
  ),
  REK: city('Reykjavík', 'Iceland', { nature: 5, party: 4, shopping: 2, culture: 2 }, { activities: ['scuba', 'winter'], x: 439, y: 144 }),
  RIO: city('Rio de Janeiro', 'Brazil', { nature: 4, party: 6, shopping: 2, culture: 2 }, { activities: ['beach'], x: 380, y: 627 }),
  ROM: city('Rome', 'Italy', { nature: 1, party: 3, shopping: 4, culture: 6 }, { activities: ['dining'], x: 535, y: 267 }),
  YVR: city('Vancouver', 'Canada', { nature: 5, party: 2, shopping: 4, culture: 2 }, { activities: ['winter', 'scuba'], x: 158, y: 226 }),
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

/** The symbols of a card; those it lacks are left out. */
type Symbols = Pick<Tourist, 'interests' | 'weeks'> & Partial<Pick<Tourist, 'plusOne' | 'business' | 'room'>>;

function tourist(patience: Patience) {
  return (
    name: string,
    home: string,
    who: string,
    { interests, plusOne = null, business = false, weeks, room = null }: Symbols,
  ): Tourist => ({
    name,
    home,
    who,
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
  T01: happy('Ingrid', 'Bergen', 'birdwatcher', { interests: ['nature'], weeks: 1, room: 'vip' }),
  T02: impatient('Kwame', 'Accra', 'waterfall photographer', { interests: ['nature'], weeks: 1, room: 'dorm' }),
  T03: happy('Mateo', 'Medellín', 'orchid grower', { interests: ['nature'], weeks: 3, room: 'dorm' }),
  T04: happy('Aroha', 'Rotorua', 'park volunteer', { interests: ['nature'], business: true, weeks: 1 }),
  T05: happy('Jonas', 'Hamburg', 'stag-night planner', { interests: ['party'], weeks: 3, room: 'dorm' }),
  T06: happy('Chloe', 'Bristol', 'exchange student', { interests: ['party'], weeks: 1, room: 'vip' }),
  T07: happy('Thiago', 'Recife', 'samba drummer', { interests: ['party'], business: true, weeks: 1, room: 'vip' }),
  T08: impatient('Niamh', 'Galway', 'pub fiddler', { interests: ['party'], weeks: 2, room: 'dorm' }),
  T09: impatient('Louise', 'Lyon', 'shoe collector', { interests: ['shopping'], weeks: 2, room: 'dorm' }),
  T10: happy('Priya', 'Mumbai', 'bride-to-be', { interests: ['shopping'], weeks: 2, room: 'vip' }),
  T11: impatient('Wei', 'Chengdu', 'gadget hunter', { interests: ['shopping'], business: true, weeks: 1 }),
  T12: happy('Fatou', 'Dakar', 'fabric trader', { interests: ['shopping'], weeks: 2, room: 'dorm' }),
  T13: happy('Giorgos', 'Thessaloniki', 'history teacher', { interests: ['culture'], business: true, weeks: 2 }),
  T14: impatient('Anouk', 'Ghent', 'museum volunteer', { interests: ['culture'], weeks: 1 }),
  T15: impatient('Ravi', 'Jaipur', 'retired architect', { interests: ['culture'], weeks: 1, room: 'dorm' }),
  T16: happy('Sofie', 'Aarhus', 'choir singer', { interests: ['culture'], weeks: 1, room: 'vip' }),
  T17: impatient('Tomasz', 'Kraków', 'geologist', { interests: ['nature'], plusOne: 'nature', weeks: 3, room: 'dorm' }),
  T18: impatient('Leilani', 'Hilo', 'wildlife filmmaker', { interests: ['nature'], plusOne: 'nature', business: true, weeks: 2 }),
  T19: happy('Håkon', 'Tromsø', 'whale researcher', { interests: ['nature'], plusOne: 'nature', weeks: 3, room: 'vip' }),
  T20: happy('Isabel', 'Quito', 'botanist', { interests: ['nature'], plusOne: 'nature', weeks: 3 }),
  T21: happy('Zoe', 'Melbourne', 'festival DJ', { interests: ['party'], plusOne: 'party', business: true, weeks: 1, room: 'vip' }),
  T22: impatient('Marco', 'Naples', 'club owner', { interests: ['party'], plusOne: 'party', weeks: 1 }),
  T23: impatient('Keisha', 'Kingston', 'dance coach', { interests: ['party'], plusOne: 'party', weeks: 3 }),
  T24: impatient('Nika', 'Tbilisi', 'techno producer', { interests: ['party'], plusOne: 'party', weeks: 2 }),
  T25: happy('Patrick', 'Dublin', 'watch dealer', { interests: ['shopping'], plusOne: 'shopping', business: true, weeks: 1, room: 'vip' }),
  T26: happy('Yuki', 'Osaka', 'fashion blogger', { interests: ['shopping'], plusOne: 'shopping', weeks: 3, room: 'dorm' }),
  T27: happy('Alessia', 'Turin', 'stylist', { interests: ['shopping'], plusOne: 'shopping', business: true, weeks: 2 }),
  T28: happy('Khalid', 'Doha', 'perfume collector', { interests: ['shopping'], plusOne: 'shopping', weeks: 2 }),
  T29: impatient('Beatrix', 'Vienna', 'opera patron', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'dorm' }),
  T30: impatient('Samuel', 'Boston', 'archaeologist', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'vip' }),
  T31: happy('Mei', "Xi'an", 'calligrapher', { interests: ['culture'], plusOne: 'culture', business: true, weeks: 3 }),
  T32: happy('Amara', 'Lagos', 'novelist', { interests: ['culture'], plusOne: 'culture', weeks: 2, room: 'dorm' }),
  T33: impatient('Lachlan', 'Perth', 'surf instructor', { interests: ['nature', 'party'], weeks: 2, room: 'dorm' }),
  T34: happy('Bruna', 'Florianópolis', 'kite surfer', { interests: ['nature', 'party'], weeks: 2, room: 'vip' }),
  T35: happy('Timo', 'Tampere', 'metal guitarist', { interests: ['nature', 'party'], weeks: 2 }),
  T36: impatient('Hannah', 'Munich', 'camping blogger', { interests: ['nature', 'shopping'], weeks: 2, room: 'dorm' }),
  T37: happy('Diego', 'Guadalajara', 'leather trader', { interests: ['nature', 'shopping'], weeks: 1 }),
  T38: impatient('Sunita', 'Pokhara', 'tea merchant', { interests: ['nature', 'shopping'], business: true, weeks: 1 }),
  T39: happy('Emma', 'Utrecht', 'biology student', { interests: ['nature', 'culture'], weeks: 1 }),
  T40: happy('Kofi', 'Kumasi', 'drum maker', { interests: ['nature', 'culture'], business: true, weeks: 2 }),
  T41: happy('Elin', 'Uppsala', 'rune scholar', { interests: ['nature', 'culture'], weeks: 2, room: 'dorm' }),
  T42: happy('Brandon', 'Dallas', 'influencer', { interests: ['party', 'shopping'], weeks: 2, room: 'dorm' }),
  T43: impatient('Camille', 'Montréal', 'vintage seller', { interests: ['party', 'shopping'], weeks: 3, room: 'dorm' }),
  T44: happy('Jin', 'Busan', 'sneaker reseller', { interests: ['party', 'shopping'], business: true, weeks: 2 }),
  T45: happy('Pablo', 'Seville', 'flamenco student', { interests: ['party', 'culture'], weeks: 3, room: 'dorm' }),
  T46: happy('Oona', 'Helsinki', 'theatre critic', { interests: ['party', 'culture'], weeks: 3 }),
  T47: happy('Tariq', 'Tunis', 'jazz pianist', { interests: ['party', 'culture'], weeks: 2, room: 'dorm' }),
  T48: impatient('Margaret', 'Edinburgh', 'antiques dealer', { interests: ['shopping', 'culture'], weeks: 1 }),
  T49: happy('Linh', 'Hanoi', 'silk weaver', { interests: ['shopping', 'culture'], weeks: 2, room: 'vip' }),
  T50: happy('Ahmed', 'Alexandria', 'bookseller', { interests: ['shopping', 'culture'], weeks: 3 }),
  T51: impatient('Skye', 'Inverness', 'mountain-bike guide', {
    interests: ['nature', 'party'],
    plusOne: 'nature',
    business: true,
    weeks: 1,
  }),
  T52: happy('Valentina', 'Bogotá', 'jewellery maker', { interests: ['nature', 'shopping'], plusOne: 'shopping', weeks: 2, room: 'vip' }),
  T53: impatient('Otieno', 'Kisumu', 'conservationist', { interests: ['nature', 'culture'], plusOne: 'nature', weeks: 3, room: 'dorm' }),
  T54: happy('Akiko', 'Nara', 'garden historian', {
    interests: ['nature', 'culture'],
    plusOne: 'culture',
    business: true,
    weeks: 2,
    room: 'vip',
  }),
  T55: impatient('Dante', 'Miami', 'music promoter', { interests: ['party', 'shopping'], plusOne: 'party', weeks: 3, room: 'dorm' }),
  T56: happy('Vivienne', 'Monaco', 'gallery hostess', { interests: ['party', 'shopping'], plusOne: 'shopping', business: true, weeks: 1 }),
  T57: impatient('Luka', 'Belgrade', 'brass-band leader', {
    interests: ['party', 'culture'],
    plusOne: 'party',
    business: true,
    weeks: 1,
    room: 'vip',
  }),
  T58: happy('Ines', 'Porto', 'film curator', { interests: ['party', 'culture'], plusOne: 'culture', business: true, weeks: 1 }),
  T59: impatient('Charlotte', 'Geneva', 'auctioneer', { interests: ['shopping', 'culture'], plusOne: 'shopping', weeks: 2, room: 'dorm' }),
  T60: impatient('Omar', 'Muscat', 'museum director', {
    interests: ['shopping', 'culture'],
    plusOne: 'culture',
    business: true,
    weeks: 1,
    room: 'vip',
  }),
} as const;
export type TouristId = keyof typeof TOURISTS;
export const TOURIST_IDS = Object.keys(TOURISTS) as TouristId[];
