// CT-8 The campaign: which days are won, what that opens, and how it is kept as a text.
import { whole } from '../../kernel/index.ts';
import { DAY_COUNT, dayCard, LAST_TURN, LEVELS, PAWNS } from './components.ts';
import type { Result } from './events.ts';
import type { Agreement } from './options.ts';

/** In which order days may be played. */
export const ORDERS = ['strict', 'levelOnly', 'free'] as const;
export type Order = (typeof ORDERS)[number];

/** The best result of a day: travellers over the objective, then fewer turns. */
export interface Best {
  readonly over: number;
  readonly turns: number;
}
/** A day is won once it has a best result. */
export interface DayProgress {
  readonly attempts: number;
  readonly best: Best | null;
}
/** The twelve days, day 1 first. */
export type Campaign = readonly DayProgress[];

/** A campaign before its first day. */
export const NEW_CAMPAIGN: Campaign = Array.from({ length: DAY_COUNT }, () => ({ attempts: 0, best: null }));

const ALL_DAYS: readonly number[] = NEW_CAMPAIGN.map((_, index) => index + 1);

export function isWon(campaign: Campaign, day: number): boolean {
  return (campaign[day - 1]?.best ?? null) !== null;
}

/** CT-8.2 A level opens when the three days before it are won. */
export function isLevelOpen(campaign: Campaign, level: number, order: Order): boolean {
  const before = LEVELS[level - 2];
  return order === 'free' || !before || before.days.every(day => isWon(campaign, day));
}

/** CT-8.2 A day opens when the day before it is won; by levels, when its level is open. */
export function isOpen(campaign: Campaign, day: number, order: Order): boolean {
  if (order === 'strict') return day === 1 || isWon(campaign, day - 1);
  return isLevelOpen(campaign, dayCard(day).level, order);
}

/** CT-8.3 Where play resumes: the first day not won; null when all are. */
export function nextDay(campaign: Campaign): number | null {
  return ALL_DAYS.find(day => !isWon(campaign, day)) ?? null;
}

/** CT-8.5 Days of one's own open with the last day won. */
export function areOwnDaysOpen(campaign: Campaign): boolean {
  return isWon(campaign, DAY_COUNT);
}

/** What the campaign keeps closed: a day until another or its level is won, or days of one's own until the last is. */
export type Lock = { readonly on: 'day'; readonly until: number } | { readonly on: 'level' } | { readonly on: 'ownDays' };

/** CT-8.2, CT-8.5 What keeps a match closed; nothing where it may be played. */
export function lockOn(campaign: Campaign, order: Order, { day, ownDay }: Pick<Agreement, 'day' | 'ownDay'>): Lock | undefined {
  if (ownDay !== null) return order === 'free' || areOwnDaysOpen(campaign) ? undefined : { on: 'ownDays' };
  if (isOpen(campaign, day, order)) return undefined;
  return order === 'strict' ? { on: 'day', until: day - 1 } : { on: 'level' };
}

/** Whether a match counts in the campaign, and if not, why: CT-8.2 a locked day, CT-12.7 open piles, CT-12.8 a day not as printed. */
export function standingOf(campaign: Campaign, order: Order, options: Agreement): 'counts' | 'locked' | 'openPiles' | 'apart' {
  if (options.ownDay !== null || options.objective !== null) return 'apart';
  if (lockOn(campaign, order, options)) return 'locked';
  return options.piles === 'open' ? 'openPiles' : 'counts';
}

/** CT-8.3, CT-8.4 The campaign after a match that counts: one attempt more, and the better result. */
export function entered(campaign: Campaign, order: Order, options: Agreement, result: Result): Campaign {
  if (standingOf(campaign, order, options) !== 'counts') return campaign;
  const { day } = options;
  return campaign.map((each, index) =>
    index === day - 1 ? { attempts: each.attempts + 1, best: better(each.best, bestOf(result)) } : each,
  );
}

function bestOf({ won, total, objective, turns }: Result): Best | null {
  return won ? { over: total - objective, turns } : null;
}

function better(one: Best | null, other: Best | null): Best | null {
  if (!one || !other) return one ?? other;
  return other.over > one.over || (other.over === one.over && other.turns < one.turns) ? other : one;
}

/** Two campaigns of one person as one: of each day the better result, and as many attempts as the longer of them had. */
export function joinedCampaigns(one: Campaign, other: Campaign): Campaign {
  return one.map(({ attempts, best }, index) => {
    const there = other[index] ?? { attempts: 0, best: null };
    return { attempts: Math.max(attempts, there.attempts), best: better(best, there.best) };
  });
}

const HEAD = 'city-tour-1';

/** The campaign as a text: attempts of each day played, and its best result as travellers over and turns. */
export function writeCampaign(campaign: Campaign): string {
  const days = campaign.flatMap(({ attempts, best }, index) =>
    attempts === 0 && !best ? [] : [`${index + 1}=${attempts}${best ? `:${best.over}/${best.turns}` : ''}`],
  );
  return [HEAD, ...days].join(' ');
}

/** A campaign read, with the days that had to be cut; or one sentence on what is wrong. */
export type CampaignReading =
  | { readonly ok: true; readonly campaign: Campaign; readonly cut: readonly number[] }
  | { readonly ok: false; readonly problem: string };

/** CT-8.6 The campaign a text tells of, cut back to the days that could be opened. */
export function readCampaign(text: string, order: Order): CampaignReading {
  const [head, ...words] = text.trim().split(/\s+/);
  if (head !== HEAD) return { ok: false, problem: `a saved campaign must begin with ${HEAD}, not "${head ?? ''}"` };
  let campaign = NEW_CAMPAIGN;
  const seen = new Set<number>();
  for (const word of words) {
    const reading = readWord(word);
    if ('problem' in reading) return { ok: false, problem: reading.problem };
    if (seen.has(reading.day)) return { ok: false, problem: `day ${reading.day} is given twice` };
    seen.add(reading.day);
    campaign = campaign.map((each, index) => (index === reading.day - 1 ? reading.progress : each));
  }
  return { ok: true, ...cutBack(campaign, order) };
}

const MOST_ATTEMPTS = 1_000_000;
const WORD = /^(\d{1,2})=(\d{1,7})(?::(\d{1,2})\/(\d{1,2}))?$/;

function readWord(word: string): { readonly day: number; readonly progress: DayProgress } | { readonly problem: string } {
  const [, day, attempts, over, turns] = WORD.exec(word) ?? [];
  if (!day || !attempts) return { problem: `"${word}" must be written as day=attempts or day=attempts:over/turns` };
  const best = over && turns ? { over: Number(over), turns: Number(turns) } : null;
  const problem =
    whole(1, DAY_COUNT).problem(Number(day), 'a day') ??
    whole(best ? 1 : 0, MOST_ATTEMPTS).problem(Number(attempts), `the attempts of day ${day}`) ??
    whole(0, 3 * PAWNS.G).problem(best?.over ?? 0, `the travellers over the objective of day ${day}`) ??
    whole(1, LAST_TURN).problem(best?.turns ?? 1, `the turns of day ${day}`);
  return problem ? { problem } : { day: Number(day), progress: { attempts: Number(attempts), best } };
}

function cutBack(campaign: Campaign, order: Order): { readonly campaign: Campaign; readonly cut: readonly number[] } {
  const cut: number[] = [];
  let kept = campaign;
  for (const day of ALL_DAYS) {
    if (!isWon(kept, day) || isOpen(kept, day, order)) continue;
    cut.push(day);
    kept = kept.map((each, index) => (index === day - 1 ? { attempts: each.attempts, best: null } : each));
  }
  return { campaign: kept, cut };
}
