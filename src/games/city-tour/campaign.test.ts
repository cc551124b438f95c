import { describe, expect, test } from 'vitest';
import { clause } from '../../testing/clause.ts';
import {
  areOwnDaysOpen,
  type Campaign,
  entered,
  isLevelOpen,
  isOpen,
  isWon,
  lockOn,
  NEW_CAMPAIGN,
  nextDay,
  type Order,
  readCampaign,
  standingOf,
  writeCampaign,
} from './campaign.ts';
import { agreed } from './table.testing.ts';

/** A campaign in which these days are won. */
function won(...days: readonly number[]): Campaign {
  return NEW_CAMPAIGN.map((each, index) => (days.includes(index + 1) ? { attempts: 1, best: { over: 0, turns: 16 } } : each));
}

/** The days that may be played. */
function openDays(campaign: Campaign, order: Order): number[] {
  return campaign.map((_, index) => index + 1).filter(day => isOpen(campaign, day, order));
}

const WIN = { won: true, reason: 'objective', total: 14, objective: 12, turns: 15 } as const;
const LOSS = { won: false, reason: 'short', total: 11, objective: 12, turns: 16 } as const;

describe('what is open', () => {
  clause('CT-8.2', 'day by day, the next day opens when the day before is won', () => {
    expect(openDays(NEW_CAMPAIGN, 'strict')).toEqual([1]);
    expect(openDays(won(1, 2), 'strict')).toEqual([1, 2, 3]);
  });
  clause('CT-8.2', 'by levels, three days open at once; freely, all', () => {
    expect(openDays(NEW_CAMPAIGN, 'levelOnly')).toEqual([1, 2, 3]);
    expect(openDays(won(1, 3), 'levelOnly')).toEqual([1, 2, 3]);
    expect(openDays(won(1, 2, 3), 'levelOnly')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(openDays(NEW_CAMPAIGN, 'free')).toHaveLength(12);
  });
  clause('CT-8.2', 'a level opens when the three days before it are won', () => {
    expect([isLevelOpen(won(1, 2), 2, 'strict'), isLevelOpen(won(1, 2, 3), 2, 'strict')]).toEqual([false, true]);
  });
  clause('CT-8.5', 'days of your own open when day 12 is won', () => {
    expect([areOwnDaysOpen(won(11)), areOwnDaysOpen(won(12))]).toEqual([false, true]);
  });
});

describe('progress', () => {
  clause('CT-8.3', 'attempts are counted, and play resumes at the first day not won', () => {
    const campaign = entered(entered(NEW_CAMPAIGN, 'strict', agreed({ day: 1 }), LOSS), 'strict', agreed({ day: 1 }), WIN);
    expect(campaign[0]).toEqual({ attempts: 2, best: { over: 2, turns: 15 } });
    expect([nextDay(NEW_CAMPAIGN), nextDay(campaign), nextDay(won(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))]).toEqual([1, 2, null]);
  });
  clause('CT-8.4', 'a replay takes nothing away; the better result stays', () => {
    const first = entered(NEW_CAMPAIGN, 'strict', agreed({ day: 1 }), WIN);
    const lost = entered(first, 'strict', agreed({ day: 1 }), LOSS);
    const quicker = entered(lost, 'strict', agreed({ day: 1 }), { ...WIN, turns: 14 });
    const fewer = entered(quicker, 'strict', agreed({ day: 1 }), { ...WIN, total: 13, turns: 10 });
    expect([lost, quicker, fewer].map(each => each[0]?.best)).toEqual([
      { over: 2, turns: 15 },
      { over: 2, turns: 14 },
      { over: 2, turns: 14 },
    ]);
  });
  clause('CT-12.8', 'a day of your own never changes the progress', () => {
    const ownDay = { card: 1, mode: 'free', sites: { A: 'CL1' }, cards: [], signs: [], fans: [] } as const;
    expect(entered(NEW_CAMPAIGN, 'strict', agreed({ ownDay }), WIN)).toBe(NEW_CAMPAIGN);
    expect(entered(NEW_CAMPAIGN, 'strict', agreed({ objective: 1 }), WIN)).toBe(NEW_CAMPAIGN);
  });
});

describe('a lock', () => {
  const ownDay = { card: 1, mode: 'free', sites: { A: 'CL1' }, cards: [], signs: [], fans: [] } as const;
  const all = won(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);

  clause('CT-8.2', 'keeps a day closed until the day or the level before it is won', () => {
    expect(lockOn(won(1), 'strict', agreed({ day: 2 }))).toBeUndefined();
    expect(lockOn(won(1), 'strict', agreed({ day: 7 }))).toEqual({ on: 'day', until: 6 });
    expect(lockOn(won(1), 'levelOnly', agreed({ day: 7 }))).toEqual({ on: 'level' });
    expect(lockOn(NEW_CAMPAIGN, 'free', agreed({ day: 12 }))).toBeUndefined();
  });
  clause('CT-8.5', 'keeps days of your own closed until day 12 is won, or everything is unlocked', () => {
    expect(lockOn(won(1, 2), 'strict', agreed({ ownDay }))).toEqual({ on: 'ownDays' });
    expect([lockOn(all, 'strict', agreed({ ownDay })), lockOn(NEW_CAMPAIGN, 'free', agreed({ ownDay }))]).toEqual([undefined, undefined]);
  });
  clause('CT-8.2', 'lets no win count on a locked day', () => {
    expect(standingOf(NEW_CAMPAIGN, 'strict', agreed({ day: 7 }))).toBe('locked');
    expect(entered(NEW_CAMPAIGN, 'strict', agreed({ day: 7 }), WIN)).toBe(NEW_CAMPAIGN);
    expect(isWon(entered(NEW_CAMPAIGN, 'free', agreed({ day: 7 }), WIN), 7)).toBe(true);
  });
  clause('CT-12.7', 'lets no result with open piles count', () => {
    expect(standingOf(NEW_CAMPAIGN, 'strict', agreed({ piles: 'open' }))).toBe('openPiles');
    expect(entered(NEW_CAMPAIGN, 'strict', agreed({ piles: 'open' }), WIN)).toBe(NEW_CAMPAIGN);
  });
});

describe('a saved campaign', () => {
  test('reads back what it wrote', () => {
    const campaign = entered(entered(won(1), 'strict', agreed({ day: 2 }), LOSS), 'strict', agreed({ day: 1 }), WIN);
    expect(writeCampaign(campaign)).toBe('city-tour-1 1=2:2/15 2=1');
    expect(readCampaign(writeCampaign(campaign), 'strict')).toEqual({ ok: true, campaign, cut: [] });
  });
  clause('CT-8.6', 'days that could not have been opened are cut, and the cut is told', () => {
    const text = 'city-tour-1 1=1:0/16 3=4:1/16 5=1:0/12';
    const strict = readCampaign(text, 'strict');
    const levels = readCampaign(text, 'levelOnly');
    const free = readCampaign(text, 'free');
    expect(strict).toMatchObject({ ok: true, cut: [3, 5] });
    expect(levels).toMatchObject({ ok: true, cut: [5] });
    expect(free).toMatchObject({ ok: true, cut: [] });
    expect(strict.ok && strict.campaign[2]).toEqual({ attempts: 4, best: null });
  });
  test('says in one sentence what is wrong', () => {
    const texts = [
      '',
      'city-tour-1 one',
      'city-tour-1 13=1',
      'city-tour-1 1=1 1=2',
      'city-tour-1 1=0:1/9',
      'city-tour-1 1=1:99/9',
      'city-tour-1 1=1:1/17',
    ];
    const told = texts.map(text => readCampaign(text, 'strict')).map(reading => (reading.ok ? '' : reading.problem));
    expect(told[0]).toBe('a saved campaign must begin with city-tour-1, not ""');
    expect(told[1]).toBe('"one" must be written as day=attempts or day=attempts:over/turns');
    expect(told[2]).toContain('a day must be a whole number from 1 to 12');
    expect(told[3]).toBe('day 1 is given twice');
    expect(told[4]).toContain('the attempts of day 1 must be a whole number from 1');
    expect(told[5]).toContain('the travellers over the objective of day 1');
    expect(told[6]).toContain('the turns of day 1 must be a whole number from 1 to 16');
  });
});
