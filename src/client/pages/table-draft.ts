// A table as somebody sets it, before it is one.
import { inSeatColour } from '../../host/seat-colour.ts';
import { type GameEntry, isObject } from '../../kernel/index.ts';
import type { Pace, SeatPlan, TimeOut } from '../../protocol/index.ts';
import { objectionTo } from '../../ratings/index.ts';
import { memoryOf } from '../device/memory.ts';
import { ownName } from '../shell/own-name.ts';
import { botAt, usualCount } from './play-at-once.ts';

type Chosen = Readonly<Record<string, unknown>>;

export interface TableDraft {
  readonly seats: readonly SeatPlan[];
  /** The options that are not at their standard. */
  readonly options: Chosen;
  readonly seed: string;
  readonly isOnline: boolean;
  readonly isListed: boolean;
  /** Whether one device may hold several seats of an online table. */
  readonly severalSeats: boolean;
  /** Whether the result of an online table changes ratings. */
  readonly isRated: boolean;
  readonly pace: Pace['kind'];
  /** What happens at an online table when somebody's time is up. */
  readonly then: TimeOut;
  /** The club that an online table is for, by its link. */
  readonly club?: string;
  /** What a bank of days holds, where that is the pace. */
  readonly bank: Extract<Pace, { kind: 'bank' }>;
}

/** The place of this device where options wait that are too long for an address. */
export function waitingOptions(game: string) {
  return memoryOf(game, 'table');
}

/** The table to begin with: as a link describes it, or as usual. */
export function draftOf(entry: GameEntry, query: URLSearchParams): TableDraft {
  const { seats, bot, seed, options: linked } = linkedTable(query, entry.seats);
  const waiting = query.get('content') === 'own' ? waitingOptions(entry.id).read() : null;
  const options = { ...(isObject(waiting) ? waiting : {}), ...linked };
  const draft: TableDraft = {
    seats: usualSeats(seats ?? usualCount(entry), bot),
    options,
    seed,
    isOnline: false,
    isListed: false,
    severalSeats: false,
    isRated: false,
    pace: 'untimed',
    then: 'bot',
    ...(query.has('club') ? { club: query.get('club') ?? '' } : {}),
    bank: BANK,
  };
  return query.has('online') ? playedOnline(draft, true) : draft;
}

/** The same table on this device, where bots have the other seats, or online, where they are open and at least one is. */
export function playedOnline(draft: TableDraft, isOnline: boolean): TableDraft {
  if (draft.isOnline === isOnline) return draft;
  const other = (seat: number): SeatPlan => (isOnline ? { kind: 'open' } : botAt(seat, 'medium'));
  const { seats } = draft;
  const moved = seats.map((plan, seat) => (seat === 0 ? plan : inSeatColour(other(seat), seat, seats)));
  return { ...draft, isOnline, seats: isOnline && moved.length === 1 ? [...moved, other(1)] : moved };
}

/** The same table set by somebody of another name, who has the first seat. */
export function withOwnName(draft: TableDraft, name: string): TableDraft {
  return { ...draft, seats: draft.seats.map((plan, seat) => (seat === 0 && plan.kind === 'human' ? { ...plan, name } : plan)) };
}

/** The same online table where one device may hold several seats, or only one: then the others come by link. */
export function withSeveralSeats(draft: TableDraft, severalSeats: boolean): TableDraft {
  const { seats } = draft;
  const left = (plan: SeatPlan, seat: number) => (seat > 0 && plan.kind === 'human' ? inSeatColour({ kind: 'open' }, seat, seats) : plan);
  return { ...draft, severalSeats, seats: severalSeats ? seats : seats.map(left) };
}

/** The same table with an option at another value; undefined is the standard. */
export function withOption(draft: TableDraft, name: string, value: unknown): TableDraft {
  const { [name]: _old, ...rest } = draft.options;
  return { ...draft, options: value === undefined ? rest : { ...rest, [name]: value } };
}

/** The same table with these options at their standard. */
export function withoutOptions(draft: TableDraft, names: readonly string[]): TableDraft {
  return names.reduce((next, name) => withOption(next, name, undefined), draft);
}

const BANK: TableDraft['bank'] = { kind: 'bank', days: 7, hours: 24, most: 14, then: 'bot' };

/** What the choices of time mean. */
export const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 600, increment: 10, then: 'bot' },
  bank: BANK,
  days: { kind: 'days', days: 3, vacation: 7, then: 'bot' },
};

/** The time that a draft gives, and what happens when it is up. */
export function paceOf({ pace: kind, bank, then }: TableDraft): Pace {
  const pace = kind === 'bank' ? bank : PACES[kind];
  return pace.kind === 'untimed' ? pace : { ...pace, then };
}

export const TIME_OUTS = ['quiet', 'bot', 'wait'] as const satisfies readonly TimeOut[];
export const PACE_KINDS = ['untimed', 'live', 'days', 'bank'] as const;

/** The seats with another colour for one of them: the next that nobody has. */
export function withNextColour(seats: readonly SeatPlan[], seat: number, most: number): readonly SeatPlan[] {
  const colourAt = (at: number) => seats[at]?.colour ?? at;
  const taken = new Set(seats.map((_, at) => colourAt(at)));
  const order = Array.from({ length: most }, (_, step) => (colourAt(seat) + step + 1) % most);
  const colour = order.find(each => !taken.has(each)) ?? colourAt(seat);
  return seats.map((plan, at) => (at === seat ? { ...plan, colour } : plan));
}

function usualSeats(count: number, bot: string): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat): SeatPlan => (seat === 0 ? { kind: 'human', name: ownName() } : botAt(seat, bot)));
}

/** A table that a link describes: ?seats=2&bot=easy&seed=abc&option.rounds=1. What makes no sense is left at the standard. */
function linkedTable(query: URLSearchParams, { least, most }: GameEntry['seats']) {
  const count = Number(query.get('seats') ?? Number.NaN);
  const options = [...query].flatMap(([key, value]) => (key.startsWith('option.') ? [[key.slice('option.'.length), dataIn(value)]] : []));
  return {
    seats: Number.isInteger(count) && count >= least && count <= most ? count : undefined,
    bot: query.get('bot') ?? 'medium',
    seed: query.get('seed') ?? '',
    options: Object.fromEntries(options) as Chosen,
  };
}

function dataIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whether the result of this table may change ratings. */
export function mayBeRated({ cover: { isTeam } }: GameEntry, { options, seats, severalSeats }: TableDraft): boolean {
  return objectionTo({ seats, isTeam, severalSeats, isAsPrinted: Object.keys(options).length === 0 }) === undefined;
}
