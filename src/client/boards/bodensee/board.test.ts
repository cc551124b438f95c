import { describe, expect, it } from 'vitest';
import { ATTRACTIONS, Bodensee, boxOf, type Event, prospectOf, scoreOf, type View } from '../../../games/bodensee/index.ts';
import { de } from '../../../games/bodensee/texts/de.ts';
import { seeded } from '../../../kernel/index.ts';
import { strokesOf } from './drawings/motifs.ts';
import { BUS, spotsOf, standsOf, WHOLE } from './geometry.ts';
import { hyphenated } from './hyphenation.ts';
import type { Lake } from './scene.ts';
import { changes, score } from './score.ts';
import { en } from './words/en.ts';

interface Played {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** A match played to its end with seeded luck, move by move. */
function match(seats: number, seed: string): readonly Played[] {
  const reading = Bodensee.options.read({}, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const chance = seeded(seed);
  const state = Bodensee.setup({ options: reading.options, seats, version: Bodensee.version }, { chance, tell: () => {} });
  const played: Played[] = [];
  for (let [seat] = Bodensee.awaiting(state); seat !== undefined; [seat] = Bodensee.awaiting(state)) {
    const legal = Bodensee.legal(state, seat);
    const move = Bodensee.policy?.(state, seat, legal, chance) ?? legal[0];
    if (!move) throw new Error('nothing is legal');
    const before = Bodensee.view(state, 'public');
    const events: Event[] = [];
    Bodensee.play(state, seat, move, { chance, tell: event => events.push(event) });
    played.push({ before, after: Bodensee.view(state, 'public'), events });
  }
  return played;
}

const sceneOf = (view: View): Lake => ({ view, happening: null, past: [], words: en, texts: de, language: 'en' }) as unknown as Lake;

describe('the board of Bodensee', () => {
  const played = match(3, 'lake');

  it('tells in the log every euro that changes hands', () => {
    for (const { before, after, events } of played) {
      const money = before.companies.map(company => company.money);
      for (const event of events) {
        for (const { seat, value } of changes(event)) money[seat] = (money[seat] ?? 0) + value;
      }
      expect(money).toEqual(after.companies.map(company => company.money));
    }
  });

  it('breaks a score into parts that add up to it', () => {
    const { after } = played.at(-1) ?? {};
    if (!after) throw new Error('no match was played');
    for (const seat of [0, 1, 2]) {
      const parts = score(sceneOf(after), seat);
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(scoreOf(after, seat));
    }
  });

  it('foretells of a tour without choices exactly what it brings', () => {
    let foretold = 0;
    for (const { before, events, after } of played) {
      const drive = events.find(event => event.type === 'drove');
      if (!drive || after.frames.at(-1)?.phase !== 'allDay') continue;
      const { gains } = prospectOf(before, drive.seat, { type: 'drive', town: drive.to });
      expect(gains).toEqual(after.companies.map(({ money }, seat) => money - (before.companies[seat]?.money ?? 0)));
      foretold++;
    }
    expect(foretold).toBeGreaterThan(5);
  });

  it('lets no two buses stand in one place, and none beyond the board', () => {
    for (const { after } of played) {
      const stands = standsOf(after, spotsOf(after, boxOf(after.plan.options)));
      for (const [at, { x, y }] of stands.entries()) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + BUS.width).toBeLessThanOrEqual(WHOLE.width);
        expect(y + BUS.height).toBeLessThanOrEqual(WHOLE.height);
        for (const other of stands.slice(at + 1)) {
          expect(Math.abs(other.x - x) >= BUS.width - 6 || Math.abs(other.y - y) >= BUS.height - 8).toBe(true);
        }
      }
    }
  });

  it('has a square for every space of every town', () => {
    const { before } = played[0] ?? {};
    if (!before) throw new Error('no match was played');
    for (const { town, squares } of spotsOf(before, boxOf(before.plan.options))) expect(squares).toHaveLength(town.spaces);
  });

  it('draws every coloured attraction differently, and one of a box of one’s own as something of its category', () => {
    const coloured = ATTRACTIONS.filter(({ category }) => category !== 'grey');
    const pictures = coloured.map(tile => JSON.stringify(strokesOf(tile)));
    expect(new Set(pictures).size).toBe(coloured.length);
    expect(strokesOf({ id: 'my-own-pool', category: 'blue', effect: null }).length).toBeGreaterThan(1);
  });

  it('lets long names be broken between their words', () => {
    expect(hyphenated('Gleitschirmfliegen')).toBe('Gleit\u00ADschirm\u00ADfliegen');
    expect(hyphenated('Oper')).toBe('Oper');
  });
});
