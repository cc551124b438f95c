import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { entryOf } from '../../games/index.ts';
import { matchesOf, readRecord } from '../../kernel/index.ts';
import { movesInOrder, openLink } from '../../links/index.ts';
import { accountIn, accountsOf, keepAccount } from './accounts.ts';
import { keepMistakes, mistakesIn, mistakesOf, partsOf } from './mistakes.ts';

const FILE = new URL('../../games/bodensee/matches/two-players.match', import.meta.url);

async function reviewed() {
  const game = (await entryOf('bodensee')?.open()) ?? expect.unreachable();
  const reading = readRecord(game, JSON.parse(readFileSync(FILE, 'utf8')));
  const record = reading.ok ? reading.record : expect.unreachable(reading.problem);
  const steps = record.entries.map(({ seat, move }, line) => {
    const before = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, line) });
    const moves = before.ok ? movesInOrder(game, before.match.state, seat).map(({ text }) => text) : [];
    const made = game.write(move);
    const [best, second] = moves.filter(text => text !== made);
    const known = [
      { move: best ?? made, isMade: best === undefined, isBest: true, difference: { value: 0, half: 0 } },
      ...(second === undefined ? [] : [{ move: second, isMade: false, isBest: false, difference: { value: -0.1, half: 0.4 } }]),
      { move: made, isMade: true, isBest: false, difference: { value: -3, half: 0.5 } },
    ];
    const mark = line % 2 === 0 ? 'blunder' : 'fine';
    return { kind: 'decision' as const, line, seat, known, loss: { value: 3, half: 0.5 }, lossOfWin: { value: line, half: 1 }, mark };
  });
  return { game, record, review: { steps: [{ kind: 'draw' as const }, ...steps] } };
}

test('the worst clear decisions of whoever reads become tasks whose link names the moment and the better move', async () => {
  const { game, record, review } = await reviewed();
  const found = mistakesIn(game, record, review, [1], 'euros');
  expect(found.length).toBeGreaterThan(2);
  for (const { link, line, good, gain, unit } of found) {
    expect(record.entries[line]?.seat).toBe(1);
    expect({ gain, unit }).toEqual({ gain: 30, unit: 'euros' });
    const opened = await openLink(link, async () => game);
    expect(opened).toMatchObject({ ok: true, line });
    const before = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, line) });
    const answer = opened.ok && before.ok ? movesInOrder(game, before.match.state, 1)[opened.answer ?? -1] : undefined;
    expect(good[0]).toBe(answer?.text);
    expect(good).not.toContain(game.write(record.entries[line]?.move ?? expect.unreachable()));
  }
});

test('what is not clear, is fine, or was decided by others is no task', async () => {
  const { game, record, review } = await reviewed();
  const unsure = review.steps.map(step => (step.kind === 'draw' ? step : { ...step, loss: { value: 3, half: 4 } }));
  expect(mistakesIn(game, record, { ...review, steps: unsure }, [0, 1], 'euros')).toEqual([]);
  expect(mistakesIn(game, record, review, [], 'euros')).toEqual([]);
});

test('a task remembers in what the better move was better', async () => {
  const { game, record, review } = await reviewed();
  const themes = { coins: { value: 1.25, amount: 2 } };
  const steps = review.steps.map(step => (step.kind === 'draw' ? step : { ...step, themes }));
  const [told] = mistakesIn(game, record, { ...review, steps }, [1], 'euros');
  const [untold] = mistakesIn(game, record, review, [1], 'euros');
  expect(partsOf(told ?? expect.unreachable())).toEqual(themes);
  expect(partsOf(untold ?? expect.unreachable())).toEqual({});
});

test('days that an earlier version kept are dropped, as they may be points of win chance; other units and new days stay', () => {
  const boxes = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => boxes.get(key) ?? null,
    setItem: (key: string, value: string) => boxes.set(key, value),
  });
  const task = { link: 'a.1.2', line: 1, good: ['go'], gain: 346, unit: 'days' as const, isSolved: false };
  boxes.set('tabletour.eighty-days.mistakes', JSON.stringify([task, { ...task, link: 'b.1.2', unit: 'win' }]));
  boxes.set('tabletour.eighty-days.accounts', JSON.stringify([{ check: 'old', unit: 'days', luck: -68, you: 417 }]));
  expect(mistakesOf('eighty-days').map(({ link }) => link)).toEqual(['b.1.2']);
  expect(accountsOf('eighty-days')).toEqual([]);
  keepMistakes('eighty-days', [{ ...task, link: 'c.1.2', isCounted: true }]);
  keepAccount('eighty-days', accountIn({ luck: { value: -6.8 }, you: { value: 4 } }, 'days', 'new'));
  expect(mistakesOf('eighty-days').map(({ link }) => link)).toEqual(['c.1.2', 'b.1.2']);
  expect(accountsOf('eighty-days')).toMatchObject([{ check: 'new', unit: 'days', luck: -68 }]);
  vi.unstubAllGlobals();
});
