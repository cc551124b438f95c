// What is marked on a board of two moves that are compared.
import type { Tagged } from '../../kernel/index.ts';
import type { Choice } from '../../review/index.ts';
import type { Scene } from '../boards/kit.ts';
import { isWorse } from './choices.ts';
import { decisionAt, type Sight } from './sight.ts';

/** A move that is marked: the better one, the one made, and the one made where that was a slip or worse. */
export interface Marked {
  readonly kind: 'better' | 'made' | 'worse';
  readonly tag: string;
  readonly touches: readonly string[];
  /** All that the move touches: what differs may not be drawn, such as how a tile is turned. */
  readonly all: readonly string[];
}

/** What is drawn of two moves: where they differ. */
export function markedOf(
  sight: Pick<Sight, 'opened' | 'words' | 'course' | 'place' | 'nameOf' | 'review'>,
  choices: readonly Choice[],
  shown: number | null,
): readonly Marked[] {
  const { opened, words, course, place, nameOf, review } = sight;
  const decision = decisionAt(course.steps[place] ?? []);
  if (!decision) return [];
  const touchesOf = (text: string | undefined) => {
    const move: Tagged | undefined = text === undefined ? undefined : opened.game.read(text);
    return move ? opened.game.touches(move) : [];
  };
  const made = touchesOf(decision.move);
  const wanted = shown === null ? choices.find(({ isBest }) => isBest) : choices[shown];
  const better = wanted && !wanted.isMade ? touchesOf(wanted.move) : [];
  const only = (own: readonly string[], other: readonly string[]) => {
    const differing = own.filter(touch => !other.includes(touch));
    return differing.length > 0 ? differing : own;
  };
  const isMistake = isWorse(decision) && !review.isRough;
  const who = words.moment.madeTag(nameOf(decision.seat));
  return [
    ...(better.length > 0
      ? [{ kind: 'better', tag: wanted?.isBest ? `✓ ${words.moment.better}` : '', touches: only(better, made), all: better } as const]
      : []),
    {
      kind: isMistake ? 'worse' : 'made',
      tag: isMistake ? `? ${who}` : who,
      touches: better.length > 0 ? only(made, better) : made,
      all: made,
    },
  ];
}

/** The board draws the better move as it draws one that is being made. */
export function touchedScene(scene: Scene, marked: readonly Marked[]): Scene {
  const touches = marked.find(({ kind }) => kind === 'better')?.touches ?? [];
  const isTouched = (touch: string) => touches.includes(touch);
  return { ...scene, touching: { ...scene.touching, lit: isTouched, chosen: isTouched } };
}
