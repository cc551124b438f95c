// What the log mentions as a piece is drawn: every board has a small drawing of whatever a story may speak of.
import { isValidElement } from 'preact';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../../games/index.ts';
import {
  type AnyGame,
  type AnyTexts,
  fast,
  LANGUAGES,
  type Match,
  matchesOf,
  type Story,
  type Tagged,
  type Told,
  voiceOf,
} from '../../kernel/index.ts';
import { amount } from '../../testing/part.ts';
import type { GlyphOf } from './kit.ts';
import { sceneOf } from './scene.testing.ts';

const GLYPHS = import.meta.glob<GlyphOf>('./*/glyphs.tsx', { import: 'glyphOf' });

interface Played {
  readonly match: Match<unknown, Tagged, unknown>;
  /** What was told, move by move. */
  readonly told: readonly (readonly Told[])[];
}

function played(game: AnyGame, seed: string): Played {
  const chance = fast(seed);
  const started = matchesOf(game).start({ seats: game.seats.least, options: game.options.standard }, chance);
  let { match } = started;
  const told: Told[][] = [started.told.flat()];
  for (let [seat] = game.awaiting(match.state); seat !== undefined; [seat] = game.awaiting(match.state)) {
    const legal = game.legal(match.state, seat).filter(move => !game.surrenders?.(move));
    const move = game.policy?.(match.state, seat, legal, chance) ?? legal[chance.below(legal.length)];
    const answer = move && matchesOf(game).submit(match, seat, [move], chance);
    if (!answer?.ok) throw new Error(`refused: ${move && game.write(move)}`);
    match = answer.match;
    told.push(answer.told.flat());
  }
  return { match, told };
}

/** The stories of every move, and of every few moves that follow each other, as the log joins them. */
function storiesOf({ told }: Played, texts: AnyTexts): readonly Story[] {
  const turns = told.flatMap((events, at) => [events, told.slice(at, at + 5).flat()]);
  return turns.flatMap(events => [
    texts.story?.(
      events,
      voiceOf(seat => `P${seat}`),
      true,
    ) ?? [],
  ]);
}

describe.each(Object.values(SHELF))('the log of $id', ({ id, open, texts }) => {
  it('draws every piece that a story of a match mentions', { timeout: 60_000 }, async () => {
    const game = await open();
    const glyphOf = await GLYPHS[`./${id}/glyphs.tsx`]?.();
    const mentioned = new Set<string>();
    for (const seed of ['one', 'two', 'three', 'four'].slice(0, amount(1, 4))) {
      const match = played(game, seed);
      for (const language of LANGUAGES) {
        const spoken = await texts[language]();
        const scene = sceneOf({ game, texts: spoken, words: {} }, match.match, { viewer: 'public' });
        const pieces = storiesOf(match, spoken).flatMap(story => story.flatMap(part => (typeof part === 'string' ? [] : [part.piece])));
        for (const piece of new Set(pieces)) {
          mentioned.add(piece);
          expect(isValidElement(glyphOf?.(piece, scene)?.drawing), `${piece} in ${language}`).toBe(true);
        }
      }
    }
    expect(mentioned.size).toBeGreaterThan(10);
  });

  it('draws the pieces in the box, and every sign of one, for whoever asks what they are', async () => {
    const game = await open();
    const [glyphOf, spoken] = [await GLYPHS[`./${id}/glyphs.tsx`]?.(), await texts.en()];
    const { match } = matchesOf(game).start({ seats: game.seats.least, options: game.options.standard }, fast('box'));
    const scene = sceneOf({ game, texts: spoken, words: {} }, match, { viewer: 'public' });
    const explained = ((await spoken.handbook?.())?.pieces(scene.view) ?? []).flatMap(
      touch => spoken.explain?.(touch, scene.view, scene.voice) ?? [],
    );
    const isDrawn = (piece: string | undefined) => piece !== undefined && glyphOf?.(piece, scene) !== undefined;
    expect(explained.filter(({ piece }) => isDrawn(piece)).length).toBeGreaterThan(20);
    expect(explained.flatMap(({ signs = [] }) => signs).filter(({ piece }) => !isDrawn(piece))).toEqual([]);
  });

  it('draws nothing for what is no piece', async () => {
    const glyphOf = await GLYPHS[`./${id}/glyphs.tsx`]?.();
    const game = await open();
    const { match } = matchesOf(game).start({ seats: game.seats.least, options: game.options.standard }, fast('none'));
    const scene = sceneOf({ game, texts: await texts.en(), words: {} }, match, { viewer: 'public' });
    expect(['', 'nobody', 'mark:', 'red:nothing'].map(piece => glyphOf?.(piece, scene))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
