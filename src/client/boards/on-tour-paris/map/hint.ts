// What a lit club would take: read from the legal moves, so that no rule is told twice.
import { type Club, lower, matches, numeral, type Region, regionOf, setupNumberOf } from '../../../../games/on-tour-paris/index.ts';
import { chosenNumber, isWhole, movesTo, type Paris } from '../scene.ts';

/** What would be written here, and by which cards. */
export interface Hint {
  /** The regions of the cards that could serve. */
  readonly regions: readonly Region[];
  /** Whether it could be circled. */
  readonly exact: boolean;
  /** A number, '*' or 'X' that is certain; null where the chosen number says it. */
  readonly ghost: string | null;
}

/** The hint of a club for whoever may choose it now. */
export function hintFor(scene: Paris, club: Club): Hint | null {
  const { view } = scene;
  // Beside what is chosen already, a club would take the same.
  const moves = movesTo(scene, club);
  const [move] = moves.length > 0 || !isWhole(scene) ? moves : scene.touching.moves;
  const cards = moves.flatMap(move => (move.type === 'write' && move.card ? [move.card] : []));
  const regions = [...new Set(cards.map(regionOf))];
  switch (move?.type) {
    case 'write':
      return { regions, exact: cards.some(card => matches(card, club)), ghost: cards.length > 0 ? null : (chosenNumber(scene) ?? null) };
    case 'star':
      return { regions, exact: view.shown.some(card => matches(card, club)), ghost: '*' };
    case 'x':
      return { regions, exact: false, ghost: 'X' };
    case 'club':
      return { regions, exact: true, ghost: numeral(setupNumberOf(view.setup?.step ?? 0, view.dice)) };
    case 'low':
      return { regions, exact: false, ghost: numeral(lower(view.dice)) };
    default:
      return null;
  }
}
