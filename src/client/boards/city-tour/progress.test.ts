import { describe, expect, it } from 'vitest';
import { CityTour, isWon, type OwnDay, type View } from '../../../games/city-tour/index.ts';
import { fast, matchesOf } from '../../../kernel/index.ts';
import { openIn, readLevel, writeLevel } from './own-levels.ts';
import { goOn, joined, locked, next, progressIn, remembered, starsOf, uncounted } from './progress.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

function over(day: number, won: boolean, options: object = {}): View {
  const reading = CityTour.options.read({ day, ...options }, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const { match } = matchesOf(CityTour).start({ options: reading.options, seats: 1 }, fast(`day ${day} ${won}`));
  const result = { won, reason: won ? 'objective' : 'short', total: won ? 14 : 3, objective: 12, turns: 15 } as const;
  return { ...CityTour.view(match.state, 'public'), discards: won ? ['T01'] : ['T02'], result };
}

describe('what the device remembers of the campaign', () => {
  it('is a new campaign where nothing sensible is kept', () => {
    for (const kept of [null, 7, 'city', {}, { campaign: 'nonsense', drafts: [{}], order: 'odd' }]) {
      const { order, campaign, drafts } = progressIn(kept);
      expect([order, drafts, isWon(campaign, 1)]).toEqual(['strict', [], false]);
    }
  });

  it('holds a day that was won, and the attempts of one that was not', () => {
    const lost = remembered(null, over(1, false));
    expect(progressIn(lost).campaign[0]).toEqual({ attempts: 1, best: null });
    const won = remembered(lost, over(1, true));
    expect(progressIn(won).campaign[0]).toEqual({ attempts: 2, best: { over: 2, turns: 15 } });
  });

  it('counts a match only once, however often its end is shown', () => {
    const once = remembered(null, over(1, true));
    expect(remembered(once, over(1, true))).toEqual(once);
  });

  it('is that of two devices together, with the better of each day and nothing twice', () => {
    const [here, there] = [{ campaign: 'city-tour-1 1=2:0/9' }, { campaign: 'city-tour-1 1=1:2/15 2=4:1/9', order: 'free', ownWon: ['a'] }];
    const together = joined(here, there);
    expect(progressIn(together)).toMatchObject({ order: 'free', ownWon: ['a'] });
    expect(progressIn(together).campaign.slice(0, 2)).toEqual([
      { attempts: 2, best: { over: 2, turns: 15 } },
      { attempts: 4, best: { over: 1, turns: 9 } },
    ]);
    expect(joined(together, there)).toEqual(together);
  });

  it('goes on with the first day that is not won', () => {
    expect([next(null), next({ campaign: 'city-tour-1 1=1:2/15 2=4:1/9' })]).toEqual([undefined, { day: 3 }]);
  });

  it('changes nothing before the day is over', () => {
    expect(remembered('kept', { ...over(1, true), result: null })).toBe('kept');
  });
});

describe('the stars of a day', () => {
  it('are one for winning, and more for travellers over the objective', () => {
    expect([0, 1, 2, 3, 4, 9].map(starsOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

const OWN: OwnDay = { card: 1, mode: 'free', sites: { A: 'CL1' }, cards: [], signs: [], fans: [] };
const OTHER: OwnDay = { card: 2, mode: 'free', sites: { B: 'GA1', C: 'BR2' }, cards: [], signs: [], fans: [] };

describe('a locked day', () => {
  it('is refused on every way in, with what opens it and how to unlock everything', () => {
    for (const words of [en, da, fr, de]) {
      const why = locked(null, { day: 7 }, words);
      expect(why).toBe(`${words.locks.day(7, 6)} ${words.locks.unlock}`);
      expect(locked({ order: 'levelOnly' }, { day: 7 }, words)).toContain(words.locks.level(7));
      expect(locked(null, { ownDay: OWN }, words)).toContain(words.locks.own);
    }
  });

  it('is open once it is won its way, or everything is unlocked on this device', () => {
    expect(locked(null, {}, en)).toBeUndefined();
    expect(locked(remembered(null, over(1, true)), { day: 2 }, en)).toBeUndefined();
    expect([locked({ order: 'free' }, { day: 12 }, en), locked({ order: 'free' }, { ownDay: OWN }, en)]).toEqual([undefined, undefined]);
  });

  it('does not count when it is won, and the end says so', () => {
    const after = remembered(null, over(7, true));
    expect(isWon(progressIn(after).campaign, 7)).toBe(false);
    expect(uncounted(after, over(7, true), en)).toBe(en.locks.lockedWin);
    expect(uncounted(remembered(null, over(1, true)), over(1, true), en)).toBeUndefined();
  });
});

describe('open piles', () => {
  it('do not count, and the end says so', () => {
    const open = over(1, true, { piles: 'open' });
    const after = remembered(null, open);
    expect(progressIn(after).campaign[0]).toEqual({ attempts: 0, best: null });
    expect(uncounted(after, open, en)).toBe(en.locks.openPiles);
  });
});

describe('levels of one’s own', () => {
  const level = { name: 'Sunday', days: [OWN, OTHER] };

  it('open day by day as they are won', () => {
    const after = progressIn(remembered({ levels: [level] }, over(1, true, { ownDay: OWN })));
    expect(after.levels).toEqual([level]);
    expect([openIn(level, []), openIn(level, after.ownWon)]).toEqual([
      [true, false],
      [true, true],
    ]);
    expect(uncounted(null, over(1, true, { ownDay: OWN }), en)).toBeUndefined();
  });

  it('are handed on as text', () => {
    expect(readLevel(writeLevel(level))).toEqual(level);
    expect(readLevel('Sunday')).toEqual({ problem: undefined });
    expect(readLevel('Sunday\n1 free A=CL1\nnonsense')).toHaveProperty('problem', expect.stringContaining('card'));
  });

  it('that make no sense are left out', () => {
    expect(progressIn({ levels: [7, {}, { name: 'a', days: [OWN] }, { name: 3, days: [OWN, OWN] }, level] }).levels).toEqual([level]);
  });
});

describe('how the campaign goes on', () => {
  it('a day that is won leads to the next, agreed on alike; a lost one and the last lead nowhere', () => {
    expect(goOn(over(1, true))).toMatchObject({ day: 2 });
    expect([goOn(over(1, false)), goOn(over(12, true))]).toEqual([undefined, undefined]);
  });
});
