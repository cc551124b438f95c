import { describe, expect, test } from 'vitest';
import { EightyDays, type Event } from '../../../games/eighty-days/index.ts';
import { en as texts } from '../../../games/eighty-days/texts/en.ts';
import { matchesOf, seeded, voiceOf } from '../../../kernel/index.ts';
import { delta } from './log.ts';
import { cheapestPlan } from './plan.ts';
import { prompt } from './prompt.ts';
import type { EdScene } from './scene.ts';
import { facts, score } from './score.ts';
import { en as words } from './words/en.ts';

/** Plays by the game's own judgement and gives every moment as a scene of the seat in turn. */
function* moments(seats: number, seed: string): Generator<EdScene> {
  const chance = seeded(seed);
  const dealt = matchesOf(EightyDays).start({ options: { ...EightyDays.options.standard, eventDeck: 'expedition' }, seats }, chance);
  let { match } = dealt;
  const past: Event[] = dealt.told.flat();
  for (;;) {
    const [seat] = EightyDays.awaiting(match.state);
    yield sceneOf(match.state, seat ?? 0, past);
    if (seat === undefined) return;
    const move = EightyDays.policy?.(match.state, seat, EightyDays.legal(match.state, seat), chance);
    const answer = move && matchesOf(EightyDays).submit(match, seat, [move], chance);
    if (!answer?.ok) throw new Error('the policy made no legal move');
    match = answer.match;
    past.push(...answer.told.flat());
  }
}

function sceneOf(state: Parameters<typeof EightyDays.view>[0], viewer: number, past: readonly Event[]): EdScene {
  const moves = EightyDays.awaiting(state).includes(viewer) ? EightyDays.legal(state, viewer) : [];
  const lit = (touch: string) => moves.some(move => EightyDays.touches(move)[0] === touch);
  return {
    game: EightyDays as unknown as EdScene['game'],
    view: EightyDays.view(state, viewer),
    viewer,
    seats: state.travellers.map((_, seat) => ({ seat, name: `Player ${seat + 1}`, kind: 'human', isMine: true })),
    voice: voiceOf(seat => `Player ${seat + 1}`),
    awaiting: EightyDays.awaiting(state),
    outcome: EightyDays.outcome(state) ?? null,
    touching: { path: [], moves, lit, chosen: () => false, press: () => {} },
    happening: null,
    past: [...past],
    texts: texts as unknown as EdScene['texts'],
    words,
    language: 'en',
  };
}

describe.each([2, 4, 6])('a journey of %i', seats => {
  const all = [...moments(seats, `journey ${seats}`)];
  const last = all.at(-1) as EdScene;

  test('at any moment the causes of the days sum up to the days', () => {
    for (const scene of all) {
      for (const [seat, { days }] of scene.view.travellers.entries()) {
        expect(score(scene, seat).reduce((sum, { value }) => sum + value, 0)).toBe(days);
      }
    }
  });

  test('no day is without a known cause', () => {
    const labels = last.view.travellers.flatMap((_, seat) => score(last, seat).map(({ label }) => label));
    expect(labels).not.toContain(words.score.other);
  });

  test('every decision has a sentence, and a main button that can be pressed', () => {
    for (const scene of all.slice(0, -1)) {
      const { sentence, primary } = prompt(scene, Number(scene.viewer));
      expect(sentence).not.toBe('');
      if (primary) expect(scene.touching.lit(primary), `${sentence} ${primary}`).toBe(true);
    }
  });

  test('a route is shown with a price where it can be taken, and only there', () => {
    for (const scene of all) {
      const frame = scene.view.frames.at(-1);
      if (frame?.phase !== 'travel' || scene.view.turn.legsDone >= scene.view.turn.legsAllowed) continue;
      for (const route of ['A', 'B'] as const) {
        expect(cheapestPlan(scene.view, frame.seat, route) !== undefined).toBe(scene.touching.lit(`route:${route}`));
      }
    }
  });

  test('the end tells something, and days in the margin count downwards', () => {
    expect(facts(last).length).toBeGreaterThan(0);
    for (const event of last.past) expect(delta(event)?.value ?? -1).toBeLessThan(0);
  });
});
