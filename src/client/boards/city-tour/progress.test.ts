import { describe, expect, it } from 'vitest';
import { CityTour, isWon, type View } from '../../../games/city-tour/index.ts';
import { fast, matchesOf } from '../../../kernel/index.ts';
import { progressIn, remembered, starsOf } from './progress.ts';

function over(day: number, won: boolean): View {
  const reading = CityTour.options.read({ day }, 1);
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

  it('changes nothing before the day is over', () => {
    expect(remembered('kept', { ...over(1, true), result: null })).toBe('kept');
  });
});

describe('the stars of a day', () => {
  it('are one for winning, and more for travellers over the objective', () => {
    expect([0, 1, 2, 3, 4, 9].map(starsOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});
