// What a language supplies to explain the table, and where the rulebook speaks of each thing.
import type { Patience } from '../components.ts';
import type { Employee } from '../employees.ts';
import type { ClauseId } from '../rulebook.ts';

/** Things that are the same in every match but for what was agreed, and where the rulebook speaks of them. */
export const CLAUSE_OF = {
  side: 'TO-4.6',
  desk: 'TO-2.6',
  fuel: 'TO-4.5',
  coupon: 'TO-F.4',
  seat: 'TO-F.2',
  room: 'TO-F.3',
  employee: 'TO-3.7',
  wild: 'TO-3.5',
  B1: 'TO-4.11',
  E1: 'TO-4.11',
  E2: 'TO-4.11',
  J: 'TO-4.17',
  V: 'TO-5.4',
  S1: 'TO-5.4',
  S2: 'TO-5.4',
  D: 'TO-5.5',
  happy: 'TO-6.9',
  impatient: 'TO-6.9',
  'button:accept': 'TO-3.4',
  'button:turn': 'TO-3.4',
  'button:reroll': 'TO-3.4',
  'button:none': 'TO-3.7',
  'button:stop': 'TO-F.5',
  'button:done': 'TO-3.12',
  'button:stay': 'TO-4.4',
  'button:remain': 'TO-4.18',
  'button:hotel': 'TO-4.16',
  'button:leave': 'TO-4.16',
  'button:away': 'TO-5.9',
  'button:noWriter': 'TO-F.5',
  'button:skip': 'TO-6.2',
  'button:toMood': 'TO-6.8',
  'button:lower': 'TO-6.9',
  'button:endWeek': 'TO-6.1',
  week: 'TO-G.1',
  start: 'TO-G.4',
  points: 'TO-X.2',
  plane: 'TO-4.4',
  'deck:tourists': 'TO-G.6',
  'deck:employees': 'TO-G.6',
  cities: 'TO-6.7',
  passengers: 'TO-4.2',
  rooms: 'TO-5.2',
  office: 'TO-2.1',
  vacancy: 'TO-3.8',
  swaps: 'TO-3.2',
} as const satisfies Readonly<Record<string, ClauseId>>;
export type ThingId = keyof typeof CLAUSE_OF;

/** The kinds of things, as the eyebrow names them. */
export type Kind =
  | 'side'
  | 'tourist'
  | 'passenger'
  | 'desk'
  | 'city'
  | 'seat'
  | 'room'
  | 'token'
  | 'face'
  | 'employee'
  | 'row'
  | 'activity'
  | 'interest'
  | 'button'
  | 'mood'
  | 'counter';

export interface ExplainWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** Names of things that are no pieces. */
  readonly names: Readonly<Record<string, string>>;
  /** What they do; where the rule itself says it, nothing more. */
  readonly things: Readonly<Partial<Record<ThingId, string>>>;
  readonly list: (words: readonly string[]) => string;
  /** What a tourist is there for. */
  readonly tourist: string;
  /** The signs of a tourist card. */
  readonly signs: Readonly<Record<'business' | 'vip' | 'dorm' | Patience, string>> & {
    readonly likes: (interest: string, isMore: boolean) => string;
    readonly weeks: (weeks: number) => string;
  };
  /** What a city is worth and offers. */
  readonly city: (worth: string, activities: string) => string;
  readonly interest: string;
  readonly activity: (needsGuest: boolean) => string;
  readonly row: (spaces: string, bonus: string) => string;
  readonly bonus: (points: number, tokens: string) => string;
  /** When an employee works. */
  readonly works: (employee: Employee, isAutomatic: boolean) => string;
  readonly examples: {
    /** A city that was visited. */
    readonly closed: string;
    /** A city that was not laid out. */
    readonly absent: string;
    /** The city that pleases somebody most. */
    readonly best: (tourist: string, city: string, points: number) => string;
    readonly tokens: (name: string | null, token: string, count: number) => string;
    readonly clean: (isClean: boolean) => string;
    readonly taken: (guests: string) => string;
    readonly stays: (guests: string, weeks: number) => string;
    readonly replaces: (employee: string) => string;
    readonly used: string;
    readonly claimed: (name: string | null) => string;
    readonly covered: (name: string | null, marks: number, spaces: number) => string;
    readonly offers: (cities: string) => string;
    readonly week: (week: number, weeks: number) => string;
    readonly starts: (name: string | null) => string;
    readonly points: (name: string | null, points: number) => string;
    readonly left: (cards: number, all: number) => string;
    readonly open: (cities: number) => string;
    readonly planes: (names: string) => string;
  };
}
