// What a choice changes, told before it is made: as far as it goes without luck.
import { type AnyDrawing, type AnyGame, type Chance, fast, type Seat, type Tagged } from '../../kernel/index.ts';

/** Luck would be needed from here on. */
class NeedsLuck extends Error {
  override readonly name = 'NeedsLuck';
}

const NO_LUCK: Chance = {
  below() {
    throw new NeedsLuck();
  },
};

/** The figures of a seat that a move changes, 'coins 3 → 1', worked out from what the seat sees. */
export function previewOf(
  game: AnyGame,
  drawing: AnyDrawing,
  { view, seat, move }: { readonly view: unknown; readonly seat: Seat; readonly move: Tagged },
): string {
  const before = drawing.figures(view, seat);
  const state = game.imagine(view, fast('preview'));
  try {
    game.play(state, seat, move, { chance: NO_LUCK, tell: () => {} });
  } catch (error) {
    if (!(error instanceof NeedsLuck)) throw error;
  }
  const after = drawing.figures(game.view(state, seat), seat);
  const changes = before.flatMap(([label, value], at) => {
    const now = after[at]?.[1] ?? value;
    return now === value ? [] : [`${label} ${value} → ${now}`.replaceAll('-', '−')];
  });
  return changes.join(', ');
}
