import { describe, expect, test } from 'vitest';
import { refusalText } from '../../kernel/index.ts';
import { clause } from '../../testing/clause.ts';
import { CityTour, type State } from './index.ts';
import { given, played } from './table.testing.ts';
import { LANGUAGES } from './texts/ridden.testing.ts';

const onTheWay = (extra: Parameters<typeof given>[0] = {}) => given({ board: { r4c1: 'T13@0' }, at: 'r3c1/W', passed: ['A'], ...extra });
const inspected = () => played(given({ options: { day: 4 }, bus: 'GO' }), 'CTL@1');
const reason = (s: State, touch: string, seat = s.frames[0]?.seat ?? 0) => CityTour.untouchable?.(s, seat, touch);

describe('what no move touches', () => {
  clause('CT-3.4', 'a discarded tile is out of the game', () => {
    const s = onTheWay();
    expect(reason(s, `tile:${s.discards[0]}`)).toEqual({ clause: 'CT-3.4', facts: { tile: s.discards[0] } });
  });
  clause('CT-3.5', 'a placed tile stays, touched itself or by its space', () => {
    const s = onTheWay();
    expect(['tile:T13', 'space:r4c1'].map(each => reason(s, each))).toEqual(Array(2).fill({ clause: 'CT-3.5', facts: { tile: 'T13' } }));
  });
  clause('CT-3.2', 'a tile goes before the bus, and only a revealed one', () => {
    const s = onTheWay();
    expect(reason(s, 'space:r1c1')).toEqual({ clause: 'CT-3.2', facts: { space: 'r1c1', front: 'r3c1' } });
    expect(reason(s, `tile:${s.bag[0]}`)?.clause).toBe('CT-3.2');
    expect(reason(s, `tile:${s.revealed[0]}`)).toBeUndefined();
  });
  clause('CT-3.1', 'the next tile of an open pile comes up in the next turn', () => {
    const s = given({ options: { piles: 'open' } });
    const [top] = s.tops;
    expect(reason(s, `tile:${top}`)?.clause).toBe('CT-3.1');
  });
  clause('CT-4.7', 'a site is passed once, CT-6.6 may be cut off, CT-10.5 closed, CT-4.1 or lie where the road leads', () => {
    expect(reason(onTheWay(), 'site:A')).toEqual({ clause: 'CT-4.7', facts: { site: 'CL1' } });
    expect(reason(given({ board: { r1c1: 'T13@0', r1c2: 'T14@3' } }), 'site:C')?.clause).toBe('CT-6.6');
    expect(reason(given({ options: { day: 7 } }), 'site:B')?.clause).toBe('CT-10.5');
    expect(reason(given({ options: { day: 7, closedSpecial: 'open' } }), 'site:C')?.clause).toBe('CT-4.1');
    expect(reason(given(), 'site:B')?.clause).toBe('CT-4.1');
  });
  clause('CT-9.5', 'nothing is placed while the inspector waits', () => {
    const s = inspected();
    expect([`tile:${s.bag[0]}`, 'rotation:1'].map(each => reason(s, each)?.clause)).toEqual(['CT-9.5', 'CT-9.5']);
  });
  clause('CT-6.1', 'passengers get off by themselves, whoever is touched', () => {
    expect(reason(given({ bus: 'G' }), 'passenger:G')).toEqual({ clause: 'CT-6.1', facts: { passenger: 'G' } });
    expect(reason(inspected(), 'passenger:G')).toBeUndefined();
  });
  clause('CT-2.7', 'who is not at turn reads whose turn it is', () => {
    expect(reason(given(), 'tile:T13', 1)).toEqual({ clause: 'CT-2.7', facts: { seat: 0 } });
  });
  clause('CT-7.8', 'a seat without a vote cannot give up', () => {
    expect(reason(given({ options: { voters: [] } }), 'button:concede')).toEqual({ clause: 'CT-7.8', facts: { voted: 0 } });
  });
  test('is nothing to refuse where a thing is only to be read, or the day is over', () => {
    expect(['card:Park', 'day:card', 'exit', 'sign:A', 'turn', 'what:ever'].map(each => reason(given(), each))).toEqual(
      Array(6).fill(undefined),
    );
    expect(reason(played(given({ at: 'r1c4/W' }), 'T31@0'), 'pile', 0)).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the refusals in %s', (_language, texts) => {
  const s = onTheWay();
  const cases: readonly (readonly [State, string])[] = [
    [s, `tile:${s.discards[0]}`],
    [s, 'tile:T13'],
    [s, `tile:${s.bag[0]}`],
    [given({ options: { piles: 'open' } }), `tile:${given({ options: { piles: 'open' } }).tops[0]}`],
    [s, 'space:r1c1'],
    [s, 'site:A'],
    [s, 'site:B'],
    [given({ board: { r1c1: 'T13@0', r1c2: 'T14@3' } }), 'site:C'],
    [given({ options: { day: 7 } }), 'site:B'],
    [given({ bus: 'G' }), 'passenger:G'],
    [given({ bus: 'G' }), 'passenger:W'],
    [inspected(), 'rotation:1'],
    ...['fan:A', 'bus', 'pile', 'discards', 'reserve'].map(each => [s, each] as const),
  ];
  const said = cases.map(([state, touch]) => refusalText(texts as never, reason(state, touch) ?? { clause: 'none' }));

  test('are each a sentence of their own, with no code, no question and nothing left empty', () => {
    expect(new Set(said).size).toBe(said.length);
    expect(said.filter(text => !/^[\p{Lu}].*\.$/u.test(text) || /[?]|undefined|none|\b[A-Z]{1,2}\d|\br\dc\d| {2}/.test(text))).toEqual([]);
  });
});
