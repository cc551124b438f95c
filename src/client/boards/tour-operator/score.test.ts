import { expect, test } from 'vitest';
import { type Event, TourOperator } from '../../../games/tour-operator/index.ts';
import { en as texts } from '../../../games/tour-operator/texts/en.ts';
import { matchesOf, seeded, voiceOf } from '../../../kernel/index.ts';
import type { TourScene } from './scene.ts';
import { score } from './score.ts';
import { en as words } from './words/en.ts';

const SEATS = 3;

/** The last scene of a match that sensible bots have played. */
function lastScene(seed: string): TourScene {
  const chance = seeded(seed);
  const reading = TourOperator.options.read({}, SEATS);
  if (!reading.ok) throw new Error(reading.problem);
  let { match, told } = matchesOf(TourOperator).start({ options: reading.options, seats: SEATS }, chance);
  const past: Event[] = told.flat();
  for (let [seat] = TourOperator.awaiting(match.state); seat !== undefined; [seat] = TourOperator.awaiting(match.state)) {
    const asked = seat;
    const state = match.state;
    const move = TourOperator.policy?.(state, asked, TourOperator.legal(state, asked), chance);
    if (!move) throw new Error('no move');
    const answer = matchesOf(TourOperator).submit(match, asked, [move], chance);
    if (!answer.ok) throw new Error(answer.refusal.clause);
    ({ match, told } = answer);
    past.push(...told.flat());
  }
  const view = TourOperator.view(match.state, 'public');
  const seats = ['Mia', 'Jonas', 'Ada'].map((name, seat) => ({ seat, name, kind: 'bot' as const, isMine: false }));
  return {
    game: TourOperator as unknown as TourScene['game'],
    view,
    viewer: 'public',
    seats,
    voice: voiceOf(seat => seats[seat]?.name ?? ''),
    awaiting: [],
    outcome: TourOperator.outcome(match.state) ?? null,
    touching: { path: [], moves: [], lit: () => false, chosen: () => false, press: () => {} },
    happening: null,
    past,
    texts: texts as unknown as TourScene['texts'],
    words,
    language: 'en',
  };
}

test('the parts of a score add up to the points', () => {
  const scene = lastScene('sums');
  for (const seat of [0, 1, 2]) {
    const sum = score(scene, seat).reduce((total, { value }) => total + value, 0);
    expect(sum).toBe(scene.view.agencies[seat]?.vp);
    expect(score(scene, seat).map(({ label }) => label)).not.toContain(words.scores.other);
  }
});

test('points from before anything was seen are a part of their own', () => {
  const scene = { ...lastScene('sums'), past: [] };
  expect(score(scene, 0).map(({ label }) => label)).toEqual([words.scores.other]);
});
