// The campaign as this device remembers it.
import {
  type Campaign,
  entered,
  NEW_CAMPAIGN,
  ORDERS,
  type Order,
  type OwnDay,
  readCampaign,
  readDay,
  type View,
  writeCampaign,
} from '../../../games/city-tour/index.ts';

/** What is kept: the order of days, the days won, and drafts of days of one's own. */
export interface Progress {
  readonly order: Order;
  readonly campaign: Campaign;
  readonly drafts: readonly OwnDay[];
  /** The match that was entered last, so that none counts twice. */
  readonly last: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** What the device remembers, as far as it makes sense. */
export function progressIn(kept: unknown): Progress {
  const { order: wanted, campaign: text, drafts, last } = isRecord(kept) ? kept : {};
  const order = ORDERS.find(each => each === wanted) ?? 'strict';
  const reading = typeof text === 'string' ? readCampaign(text, order) : undefined;
  return {
    order,
    campaign: reading?.ok ? reading.campaign : NEW_CAMPAIGN,
    drafts: Array.isArray(drafts) ? drafts.flatMap(readDraft) : [],
    last: typeof last === 'string' ? last : '',
  };
}

function readDraft(value: unknown): readonly OwnDay[] {
  const reading = readDay(value);
  return reading.ok ? [reading.day] : [];
}

/** Progress as plain JSON. */
export function kept({ order, campaign, drafts, last }: Progress): unknown {
  return { order, campaign: writeCampaign(campaign), drafts, last };
}

/** What to remember once a match is over; the same as before where it changes nothing. */
export function remembered(before: unknown, { plan, result, board, discards }: View): unknown {
  const progress = progressIn(before);
  const match = [plan.options.day, ...board, ...discards].join(' ');
  if (!result || progress.last === match) return before;
  return kept({ ...progress, last: match, campaign: entered(progress.campaign, plan.options, result) });
}

const STARS_BY_SURPLUS = [0, 2, 4];

/** One to three stars for a day won: the more travellers over the objective, the more. */
export function starsOf(over: number): number {
  return STARS_BY_SURPLUS.filter(least => over >= least).length;
}
