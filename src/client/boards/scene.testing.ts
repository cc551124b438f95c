import { type AnyGame, type AnyTexts, type Match, type Tagged, type Touch, type Viewer, voiceOf } from '../../kernel/index.ts';
import type { Scene } from './kit.ts';

/** A moment of a match as a viewer sees it who has touched this so far. */
export function sceneOf<Words>(
  { game, texts, words }: { readonly game: AnyGame; readonly texts: AnyTexts; readonly words: Words },
  { state, record }: Match<unknown, Tagged, unknown>,
  { viewer, path = [] }: { readonly viewer: Viewer; readonly path?: readonly Touch[] },
): Scene<unknown, Tagged, { readonly type: string; readonly reveals?: true }, Words> {
  const isAwaited = typeof viewer === 'number' && game.awaiting(state).includes(viewer);
  const legal = isAwaited ? game.legal(state, viewer) : [];
  const moves = legal.filter(move => path.every((touch, at) => game.touches(move)[at] === touch));
  return {
    game,
    texts,
    view: game.view(state, viewer),
    viewer,
    seats: Array.from({ length: record.seats }, (_, seat) => ({ seat, name: `P${seat}`, kind: 'human', isMine: seat === viewer })),
    voice: voiceOf(seat => `P${seat}`, viewer === 'public' ? null : viewer),
    awaiting: game.awaiting(state),
    outcome: game.outcome(state) ?? null,
    touching: {
      path,
      moves,
      lit: touch => moves.some(move => game.touches(move)[path.length] === touch),
      chosen: touch => path.includes(touch),
      press: () => {},
    },
    happening: null,
    past: [],
    words,
    language: 'en',
  };
}
