import { describe, expect, it } from 'vitest';
import { CityTour, DAYS, type Event, type View } from '../../../games/city-tour/index.ts';
import { en as texts } from '../../../games/city-tour/texts/en.ts';
import { fast, matchesOf } from '../../../kernel/index.ts';
import { advance } from './advance.ts';
import { deliveredIn, previewOf } from './preview.ts';
import { type Ride, rideOf } from './ride.ts';
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
  let { match, told } = matchesOf(CityTour).start({ options: reading.options, seats: 2 }, chance);
  const steps: Step[] = [];
  for (let [seat] = CityTour.awaiting(match.state); seat !== undefined; [seat] = CityTour.awaiting(match.state)) {
    const legal = CityTour.legal(match.state, seat).filter(move => move.type !== 'concede');
    const move = CityTour.policy?.(match.state, seat, legal, chance) ?? legal[0];
    const answer = move && matchesOf(CityTour).submit(match, seat, [move], chance);
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

/** The rides of a step, event by event. */
function ridesIn({ before, past, events }: Step): readonly Ride[] {
  let view = before;
  return events.map((event, at) => {
    view = advance(view, event);
    return rideOf({ view, past: [...past, ...events.slice(0, at + 1)] });
  });
}

describe('the ride between two views', () => {
  it('leaves the bus where the next view finds it', () => {
    for (const step of MATCHES.flat()) {
      const { view, past, events } = step;
      if (view.frames[0]?.phase === 'control') continue;
      expect(ridesIn(step).at(-1)?.at).toBeCloseTo(rideOf({ view, past: [] }).at);
      expect(rideOf({ view, past: [...past, ...events] })).toEqual(rideOf({ view, past: [] }));
    }
  });

  it('never drives the bus backwards', () => {
    for (const step of MATCHES.flat()) {
      const places = [rideOf({ view: step.before, past: step.past }), ...ridesIn(step)].map(({ at }) => at);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  });

  it('stands before a letter until it is passed', () => {
    for (const step of MATCHES.flat()) {
      const rides = ridesIn(step);
      for (const [at, event] of step.events.entries()) {
        if (event.type === 'passed') expect(rides[at]?.at).toBeGreaterThan(rides[at - 1]?.at ?? 0);
      }
    }
  });
});

describe('the way of the bus', () => {
  it('is one line without a gap, from the bay to where the bus stands', () => {
    for (const { view } of MATCHES.flat()) expect(lineOf(rideOf({ view, past: [] }).way).match(/M/g)).toHaveLength(1);
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
