// The campaign as this device remembers it.
import {
  type Agreement,
  type Campaign,
  DAYS,
  entered,
  isOpen,
  joinedCampaigns,
  lockOn,
  NEW_CAMPAIGN,
  nextDay,
  ORDERS,
  type Order,
  type OwnDay,
  readCampaign,
  readDay,
  standingOf,
  type View,
  writeCampaign,
  writeDay,
} from '../../../games/city-tour/index.ts';
import { levelIn, type OwnLevel } from './own-levels.ts';
import type { Words } from './words/en.ts';

/** What is kept: the order of days, the days won, and days and levels of one's own. */
export interface Progress {
  readonly order: Order;
  readonly campaign: Campaign;
  readonly drafts: readonly OwnDay[];
  readonly levels: readonly OwnLevel[];
  /** Days of one's own that were won, as texts. */
  readonly ownWon: readonly string[];
  /** The match that was entered last, so that none counts twice. */
  readonly last: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What the device remembers, as far as it makes sense. */
export function progressIn(kept: unknown): Progress {
  const { order: wanted, campaign: text, drafts, levels, ownWon, last } = isRecord(kept) ? kept : {};
  const order = ORDERS.find(each => each === wanted) ?? 'strict';
  const reading = typeof text === 'string' ? readCampaign(text, order) : undefined;
  return {
    order,
    campaign: reading?.ok ? reading.campaign : NEW_CAMPAIGN,
    drafts: Array.isArray(drafts) ? drafts.flatMap(readDraft) : [],
    levels: Array.isArray(levels) ? levels.flatMap(levelIn) : [],
    ownWon: Array.isArray(ownWon) ? ownWon.filter(each => typeof each === 'string') : [],
    last: typeof last === 'string' ? last : '',
  };
}

function readDraft(value: unknown): readonly OwnDay[] {
  const reading = readDay(value);
  return reading.ok ? [reading.day] : [];
}

/** Progress as plain JSON. */
export function kept({ campaign, ...rest }: Progress): unknown {
  return { ...rest, campaign: writeCampaign(campaign) };
}

/** What two devices of one person remember, as one; nothing is doubled, nothing lost. */
export function joined(here: unknown, there: unknown): unknown {
  const [one, other] = [progressIn(here), progressIn(there)];
  const order = ORDERS[Math.max(ORDERS.indexOf(one.order), ORDERS.indexOf(other.order))] ?? one.order;
  return kept({
    order,
    campaign: joinedCampaigns(one.campaign, other.campaign),
    drafts: different([...one.drafts, ...other.drafts], writeDay),
    levels: different([...one.levels, ...other.levels], JSON.stringify),
    ownWon: [...new Set([...one.ownWon, ...other.ownWon])],
    last: one.last || other.last,
  });
}

function different<T>(all: readonly T[], named: (each: T) => string): readonly T[] {
  return [...new Map(all.map(each => [named(each), each])).values()];
}

/** The options of the day that the campaign goes on with; nothing where all days are won. CT-8.3 */
export function next(memory: unknown): Readonly<Record<string, unknown>> | undefined {
  const { campaign, order } = progressIn(memory);
  const day = nextDay(campaign);
  return day !== null && day > 1 && isOpen(campaign, day, order) ? { day } : undefined;
}

/** What to remember once a match is over; the same as before where it changes nothing. */
export function remembered(before: unknown, { plan, result, board, discards }: View): unknown {
  const progress = progressIn(before);
  const match = [plan.options.day, ...board, ...discards].join(' ');
  if (!result || progress.last === match) return before;
  const { ownDay } = plan.options;
  const ownWon = ownDay && result.won ? [...new Set([...progress.ownWon, writeDay(ownDay)])] : progress.ownWon;
  return kept({ ...progress, last: match, ownWon, campaign: entered(progress.campaign, progress.order, plan.options, result) });
}

/** The day after one that was won, agreed on as it was. */
export function goOn({ plan, result }: View): Readonly<Record<string, unknown>> | undefined {
  const { day, ownDay } = plan.options;
  return result?.won && !ownDay && DAYS[day] ? { ...plan.options, day: day + 1 } : undefined;
}

/** Why a table with these options may not be set yet, in words; nothing where it may. CT-8.2, CT-8.5 */
export function locked(memory: unknown, options: Readonly<Record<string, unknown>>, { locks }: Words): string | undefined {
  const { campaign, order, drafts } = progressIn(memory);
  const day = typeof options.day === 'number' && DAYS[options.day - 1] ? options.day : 1;
  const own = readDay(options.ownDay ?? null);
  // Whoever has made days before they were locked keeps them.
  if (own.ok && drafts.some(draft => writeDay(draft) === writeDay(own.day))) return undefined;
  const lock = lockOn(campaign, order, { day, ownDay: own.ok ? own.day : null });
  if (!lock) return undefined;
  const why = lock.on === 'ownDays' ? locks.own : lock.on === 'level' ? locks.level(day) : locks.day(day, lock.until);
  return `${why} ${locks.unlock}`;
}

/** What the campaign says to the end of a match: why its result does not count, where it does not. */
export function uncounted(
  memory: unknown,
  { plan }: { readonly plan: { readonly options: Agreement } },
  { locks }: Words,
  isOwn = true,
): string | undefined {
  const { campaign, order } = progressIn(memory);
  const standing = standingOf(campaign, order, plan.options);
  if (!isOwn && plan.options.ownDay === null) return locks.byBot;
  if (standing === 'locked') return locks.lockedWin;
  return standing === 'openPiles' ? locks.openPiles : undefined;
}

const STARS_BY_SURPLUS = [0, 2, 4];

/** One to three stars for a day won: the more travellers over the objective, the more. */
export function starsOf(over: number): number {
  return STARS_BY_SURPLUS.filter(least => over >= least).length;
}
