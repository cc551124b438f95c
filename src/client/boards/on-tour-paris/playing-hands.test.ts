// What the board touches by itself, and what a touch of the map does besides beginning a move.
import { describe, expect, test } from 'vitest';
import { OnTourParis as game, type Move } from '../../../games/on-tour-paris/index.ts';
import { emptyBut, move, paper, play, scene as table } from '../../../games/on-tour-paris/table.testing.ts';
import type { Touch } from '../../../kernel/index.ts';
import { pathsAlong, touchPathsOf } from '../../touch/touching.ts';
import { plainCard } from './plain-card.ts';
import { playingHands, stepsBack } from './playing-hands.ts';
import type { Paris } from './scene.ts';

type State = ReturnType<typeof table>;

/** The scene of seat 0 with this path, and what its board passes on. */
function sceneOn(state: State, path: readonly Touch[] = []): { readonly scene: Paris; readonly done: unknown[] } {
  const done: unknown[] = [];
  const along = pathsAlong(touchPathsOf(game as never, game.legal(state, 0)), path).map(each => each.move as Move);
  const touching = {
    path,
    moves: along,
    lit: () => true,
    chosen: (touch: Touch) => path.includes(touch),
    press: (touch: Touch) => done.push(touch),
    goBack: (moves: number) => done.push(moves),
  };
  return { scene: { viewer: 0, view: game.view(state, 0), touching } as unknown as Paris, done };
}

describe('the card of a number', () => {
  const shown = ['P08-N', 'P16-W', 'P06-S'] as const;
  const cardFor = (state: State, number: string, club: string) => plainCard(sceneOn(state, [`number:${number}`, `club:${club}`]).scene);

  test('is asked for where one card circles and the other leaves more for the second number', () => {
    expect(cardFor(table({ phase: 'write', shown }), '29', '8a')).toBeUndefined();
  });

  test('is not asked for where one card serves', () => {
    expect(cardFor(table({ phase: 'write', shown }), '29', '1a')).toBe('P08-N');
  });

  test('is not asked for at the last number: one that circles is taken, and of equal ones the first', () => {
    const state = table({ phase: 'write', shown });
    play(state, 'write 29 5a P06-S');
    expect(cardFor(state, '92', '16a')).toBe('P16-W');
    expect(cardFor(state, '92', '17a')).toBe('P08-N');
  });

  test('is not asked for where all cards leave the same', () => {
    const state = table({ phase: 'write', shown: ['P08-N', 'P09-N', 'P06-S'], boards: [emptyBut('1a', '2a', '6a')] });
    expect(cardFor(state, '29', '1a')).toBe('P08-N');
  });
});

describe('a route', () => {
  const drawn = () => {
    const state = table({ phase: 'route', boards: [paper('8a=10 16a=20 16b=30 15a=35')] });
    play(state, 'start 8a; step 16a; step 16b');
    return state;
  };

  test('is shortened by touching an earlier stop, and loses its last one by touching that', () => {
    expect(['8a', '16a', '16b', '15a', '1a'].map(club => stepsBack(sceneOn(drawn()).scene, `club:${club}`))).toEqual([2, 1, 1, 0, 0]);
    const { scene, done } = sceneOn(drawn());
    playingHands(scene).press('club:8a');
    playingHands(scene).press('dock:A');
    expect(done).toEqual([2, 'dock:A']);
  });

  test('that is submitted stays', () => {
    const state = table({ phase: 'route', boards: [paper('8a=10 16a=20'), paper('8a=10 16a=20')] });
    play(state, 'start 8a; step 16a; submit', { seat: 0 });
    expect(stepsBack(sceneOn(state).scene, 'club:8a')).toBe(0);
  });
});

test('a club touched again confirms a choice whose card was taken by itself', () => {
  const state = table({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'] });
  expect(game.touches(move('write 29 1a P08-N'))).toEqual(['number:29', 'club:1a', 'card:P08-N']);
  const { scene, done } = sceneOn(state, ['number:29', 'club:1a', 'card:P08-N']);
  playingHands(scene).press('club:1a');
  playingHands(scene).press('club:2a');
  expect(done).toEqual(['card:P08-N', 'club:2a']);
});
