import { describe, expect, it } from 'vitest';
import { CityTour, DAYS, type Event, type View } from '../../../games/city-tour/index.ts';
import { en as texts } from '../../../games/city-tour/texts/en.ts';
import { fast, start, submit } from '../../../kernel/index.ts';
import { momentOf } from './moment.ts';
import { motion } from './motion.ts';
import { deliveredIn, previewOf } from './preview.ts';
import { lineOf } from './track.ts';
import { en } from './words/en.ts';

interface Step {
  readonly before: View;
  readonly past: readonly Event[];
  readonly events: readonly Event[];
  readonly view: View;
}

/** A match of a day, played by the game's own quick judgement. */
function played(day: number, seed: string): readonly Step[] {
  const reading = CityTour.options.read({ day }, 2);
  if (!reading.ok) throw new Error(reading.problem);
  const chance = fast(seed);
  let { match, told } = start(CityTour, { options: reading.options, seats: 2 }, chance);
  const steps: Step[] = [];
  for (let [seat] = CityTour.awaiting(match.state); seat !== undefined; [seat] = CityTour.awaiting(match.state)) {
    const legal = CityTour.legal(match.state, seat).filter(move => move.type !== 'concede');
    const move = CityTour.policy?.(match.state, seat, legal, chance) ?? legal[0];
    const answer = move && submit(CityTour, match, seat, [move], chance);
    if (!answer?.ok) throw new Error('a legal move was refused');
    const before = CityTour.view(match.state, 'public');
    const events = answer.told.flat();
    steps.push({ before, past: told.flat(), events, view: CityTour.view(answer.match.state, 'public') });
    match = answer.match;
    told = [...told, ...answer.told];
  }
  return steps;
}

const MATCHES = DAYS.flatMap((_, at) => ['a', 'b'].map(seed => played(at + 1, seed)));

describe('the moment between two views', () => {
  it('comes to the next view when all that happened is told', () => {
    for (const { before, past, events, view } of MATCHES.flat()) {
      const { view: shown } = momentOf(before, past, events);
      for (const part of ['board', 'bus', 'reserve', 'onSites', 'passed', 'waiting', 'revealed', 'discards', 'piles', 'result'] as const) {
        expect(shown[part]).toEqual(view[part]);
      }
    }
  });

  it('misses nothing of that, though what has no motion is never shown', () => {
    for (const { before, past, events, view } of MATCHES.flat()) {
      const moving = events.filter(event => motion(event) > 0);
      const shown = momentOf(before, past, moving);
      expect([shown.view.bus, shown.view.onSites, shown.at]).toEqual([view.bus, view.onSites, momentOf(before, past, events).at]);
      if (!view.result) expect([shown.view.space, shown.view.side]).toEqual([view.space, view.side]);
    }
  });

  it('leaves the bus where the next view finds it', () => {
    for (const { before, past, events, view } of MATCHES.flat()) {
      const isAsked = view.frames[0]?.phase === 'control';
      if (isAsked) continue;
      expect(momentOf(before, past, events).at).toBeCloseTo(momentOf(view, [], []).at);
    }
  });

  it('never drives the bus backwards', () => {
    for (const { before, past, events } of MATCHES.flat()) {
      const places = events.map((_, at) => momentOf(before, past, events.slice(0, at + 1)).at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });
});

describe('the way of the bus', () => {
  it('is one line without a gap, from the bay to where the bus stands', () => {
    for (const { view } of MATCHES.flat()) expect(lineOf(momentOf(view, [], []).way).match(/M/g)).toHaveLength(1);
  });
});

describe('a preview', () => {
  it('promises the total that driving brings, unless the inspector asks', () => {
    for (const { before, events, view } of MATCHES.flat()) {
      const placed = events.find(event => event.type === 'placed');
      if (!placed || view.frames[0]?.phase === 'control') continue;
      const { total, result } = previewOf(before, placed.tile, placed.rotation, { words: en, texts });
      expect(total).toBe(deliveredIn(view));
      expect(result).toBe(view.result && (view.result.won ? 'won' : 'lost'));
    }
  });
});
