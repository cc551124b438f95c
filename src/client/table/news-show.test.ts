// What is shown of the news, and for how long: by a clock that stands still until it is told to go on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Told } from '../../kernel/index.ts';
import type { News, TableSight } from '../../protocol/index.ts';
import type { AnyKit } from '../boards/kit.ts';
import { NewsShow } from './news-show.ts';

const MOTION = 1000;
const SEATS = 3;

const kit = { advance: (view: unknown) => view, motion: ({ type }: Told) => (type === 'moved' ? MOTION : 0) } as unknown as AnyKit;

function table(number: number): TableSight {
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'bot', name: `B${seat}`, bot: 'easy' }));
  return { number, told: [], seats, awaiting: [0], view: null, viewer: 0, mine: [0] } as unknown as TableSight;
}

/** What a seat did: one event with a motion, one without. */
function news(number: number, seat: number): News {
  const told = [[{ type: 'moved', seat } as Told, { type: 'noted', seat } as Told]];
  return { ...table(number), what: 'play', seat, from: number - 2, told } as unknown as News;
}

/** A show, and which events were shown for how long. */
function begun(speed = 1) {
  const show = new NewsShow({ kit, speed: () => speed }, { onTold: () => {}, onRest: () => {} });
  const shown: { readonly seat: number; readonly for: number }[] = [];
  let since: { readonly at: number; readonly seat: number } | undefined;
  show.happening.subscribe(event => {
    if (since) shown.push({ seat: since.seat, for: Date.now() - since.at });
    since = event && 'seat' in event ? { at: Date.now(), seat: Number(event.seat) } : undefined;
  });
  show.showTable(table(1));
  return { show, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first and the fifth turn of a bot are shown for their whole motion, at every speed', async () => {
  for (const speed of [0.5, 1, 1.6]) {
    const { show, shown } = begun(speed);
    for (let number = 2; number <= 6; number++) void show.add(news(number, number % SEATS));
    await vi.runAllTimersAsync();
    expect(shown.map(each => each.for)).toEqual(Array.from({ length: 5 }, () => MOTION * speed));
  }
});

test('at Instant nothing is shown on its way', async () => {
  const { show, shown } = begun(0);
  void show.add(news(2, 1));
  await vi.runAllTimersAsync();
  expect(shown).toEqual([]);
  expect(show.shown.value?.number).toBe(2);
});

test('who skips sees at once how everything ends that was told until then, and what comes later in full', async () => {
  const { show, shown } = begun();
  for (let number = 2; number <= 4; number++) void show.add(news(number, number % SEATS));
  await vi.advanceTimersByTimeAsync(MOTION / 2);
  show.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(show.shown.value?.number).toBe(4);
  void show.add(news(5, 2));
  await vi.runAllTimersAsync();
  expect(shown.map(each => each.for)).toEqual([MOTION / 2, MOTION]);
});

test('however far the bots are ahead, nothing is shown in a hurry', async () => {
  const { show, shown } = begun();
  for (let number = 2; number <= 4 * SEATS; number++) void show.add(news(number, number % SEATS));
  await vi.runAllTimersAsync();
  expect(shown.map(each => each.for)).toEqual(Array.from({ length: 4 * SEATS - 1 }, () => MOTION));
});
