import { describe, expect, test } from 'vitest';
import { type Event, NightTrain, type View } from '../../../games/night-train/index.ts';
import { fast, type Viewer } from '../../../kernel/index.ts';
import { advance } from './advance.ts';
import type { NightScene } from './scene.ts';
import { changes, score } from './score.ts';
import { en } from './words/en.ts';

interface Played {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** A match at random as somebody sees it, move by move. */
function match(seats: number, seed: string, viewer: Viewer): readonly Played[] {
  const chance = fast(seed);
  const plan = { options: NightTrain.options.standard, seats, version: NightTrain.version };
  const state = NightTrain.setup(plan, { chance, tell: () => {} });
  const played: Played[] = [];
  for (let [seat] = NightTrain.awaiting(state); seat !== undefined; [seat] = NightTrain.awaiting(state)) {
    const move = NightTrain.anyLegal?.(state, seat, chance);
    if (!move) throw new Error('nothing is legal');
    const before = NightTrain.view(state, viewer);
    const events: Event[] = [];
    const tell = (event: Event) => events.push(...[NightTrain.viewEvent(event, viewer) ?? []].flat());
    NightTrain.play(state, seat, move, { chance, tell });
    played.push({ before, after: NightTrain.view(state, viewer), events });
  }
  return played;
}

const pointsOf = (view: View, seat: number) => score({ view, words: en } as NightScene, seat).reduce((sum, { value }) => sum + value, 0);

describe('the board of Night Train', () => {
  const played = match(4, 'board', 1);

  test('shows after the last event of a move all that the rules have made of it', () => {
    for (const { before, after, events } of played) {
      const shown = events.reduce(advance, before);
      const drawn = ({ stop, station, missed, travellers }: View) => ({ stop, station, missed, travellers });
      expect(drawn(shown)).toEqual(drawn(after));
    }
  });

  test('never changes the view it is given', () => {
    for (const { before, events } of played) {
      const copy = structuredClone(before);
      events.reduce(advance, before);
      expect(before).toEqual(copy);
    }
  });

  test('adds up to the scores of the rules in the morning, and until then to what the log has told', () => {
    const last = played.at(-1)?.after;
    if (!last) throw new Error('nothing was played');
    const final = NightTrain.outcome(NightTrain.imagine(last, fast('x')));
    expect(last.travellers.map((_, seat) => pointsOf(last, seat))).toEqual(final?.scores);
    for (const { before, after, events } of played.slice(0, -1)) {
      const change = events.flatMap(event => changes(event));
      for (const [seat, { dream }] of after.travellers.entries()) {
        const told = change.filter(each => each.seat === seat).reduce((sum, { value }) => sum + value, 0);
        if (dream === null) expect(pointsOf(after, seat) - pointsOf(before, seat)).toBe(told);
      }
    }
  });
});
