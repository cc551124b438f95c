import { describe, expect, test } from 'vitest';
import { readAloud, type Seat, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { turnsOf, voicesAt, WALKS } from './walk.testing.ts';

const LANGUAGES = Object.entries({ en, da, fr, de });

const BUS: Event = { type: 'busChosen', seat: 0, town: 'wil' };
const DROVE: Event = { type: 'drove', seat: 0, from: 'wil', to: 'bre', route: ['wil', 'bre'], by: 'road' };
const BUILT: Event = { type: 'built', seat: 0, tile: 'g07', town: 'lin', price: 4 };
const visit = (owner: Seat | null, paid: number): Event => ({
  type: 'visited',
  seat: 0,
  town: 'bre',
  tile: 'n02',
  die: 'green3',
  left: 0,
  owner,
  paid,
});
const RUINED: Event = { type: 'ruined', seat: 0, town: 'bre', tile: 'n02', bonus: 2 };

/** Every kind of event that changes something for a seat, whom it affects, and the figure of the change. */
const CHANGES: readonly (readonly [what: string, event: Event, reader: Seat, figure: RegExp])[] = [
  ['a visit paid to the mover', visit(0, 3), 0, /\+(€3|3\s€) \(1 \p{L}+\)/u],
  ['a visit paid to another', visit(1, 5), 1, /(you|du|vous) \+(€5|5\s€) \(1 \p{L}+\)/u],
  ['a ruined tourist', RUINED, 0, /\+(€2|2\s€) \(1 [\p{L} ]+\)/u],
  ['a ruined tourist without a bonus', { ...RUINED, bonus: 0 }, 0, /(€0|0\s€) \(1 [\p{L} ]+\)/u],
  ['something built', BUILT, 0, /−(€4|4\s€) \(\p{L}+\)/u],
  ['a ferry', { type: 'morningTaken', seat: 0, town: 'kon', action: 'ferry', fare: 1 }, 0, /−(€1|1\s€) \(\p{L}+\)/u],
];

describe.each(LANGUAGES)('the story of a turn in %s', (_language, texts) => {
  const story = (events: readonly Event[], you: Seat | null, isOver = true) =>
    readAloud(
      texts.story?.(
        events,
        voiceOf(seat => ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil'][seat] ?? '', you),
        isOver,
      ) ?? [],
      texts.pieces,
    );

  test.each(CHANGES)('has the figure of %s for the seat that it affects', (_what, event, reader, figure) => {
    expect(story([BUS, DROVE, event], reader)).toMatch(figure);
  });

  test('labels every part of a sum', () => {
    const told = story([BUS, BUILT, DROVE, visit(0, 3), visit(0, 3), RUINED], 0);
    expect(told).toMatch(/\+(€4|4\s€) \(2 \p{L}+ \+6, 1 [\p{L} ]+ \+2, \p{L}+ −4\)/u);
  });

  test('says where was built, and never makes visits look like the price of it', () => {
    const told = story([BUS, DROVE, visit(0, 3), visit(1, 6), BUILT], 2);
    expect(told).toContain(texts.pieces.lin);
    expect(told).toMatch(/−(€1|1\s€) \(1 \p{L}+ \+3, \p{L}+ −4\).*Bruno \+(€6|6\s€) \(1 \p{L}+\)/u);
  });

  test('never leaves out whoever reads, however little it was', () => {
    const events = [BUS, DROVE, visit(1, 6), visit(2, 5), visit(3, 4), visit(4, 1)];
    expect(story(events, 4)).toMatch(/(you|du|vous) \+(€1|1\s€) \(1/);
    expect(story(events, null)).not.toContain('Emil');
    expect(story(events, null)).toContain('Clara');
  });

  test('names the morning action that lasts for the turn', () => {
    const morning = { type: 'morningTaken', seat: 0, town: 'wil', action: 'increase', fare: 0 } as const;
    expect(story([BUS, morning, DROVE], 1)).toContain(texts.pieces['action:increase']);
    expect(story([BUS, morning], 0, false)).toContain(texts.pieces['action:increase']);
  });

  test('says that nobody came only when the turn is over', () => {
    const [over, running] = [story([BUS, DROVE], 0), story([BUS, DROVE], 0, false)];
    expect(over.length).toBeGreaterThan(running.length);
    expect(over.startsWith(running.slice(0, -1))).toBe(true);
    expect(story([BUS, DROVE, visit(null, 0)], 0)).toBe(running);
  });

  test('tells the last round and the end with the turn in which they come', () => {
    const ended: Event = { type: 'ended', reason: 'dice', winners: [1] };
    const last: Event = { type: 'lastRound', reason: 'dice' };
    expect(story([BUS, DROVE, last, ended], 1)).toContain(
      texts.event(
        ended,
        voiceOf(() => 'Bruno', 1),
      ),
    );
    expect(story([{ type: 'turnSkipped', seat: 1, turn: 4 }, ended], 0)).toContain('Bruno');
  });
});

test('the four languages tell the same accounts, for every reader of whole games', () => {
  const figures = (text: string) => [...text.matchAll(/[+−]?€?\d+/g)].map(([figure]) => figure.replace('€', '')).sort();
  for (const walk of WALKS) {
    for (const voice of voicesAt(walk)) {
      for (const events of turnsOf(walk)) {
        const [first = [], ...others] = LANGUAGES.map(([, texts]) =>
          figures(readAloud(texts.story?.(events, voice, true) ?? [], texts.pieces)),
        );
        for (const other of others) expect(other).toEqual(first);
      }
    }
  }
});
