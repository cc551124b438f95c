// The pieces drawn small, among the words of the log.
import { CATEGORIES, type Category, COLOURS, dieOf } from '../../../games/bodensee/table.ts';
import { Sign } from '../../ui/index.ts';
import type { Glyph } from '../kit.ts';
import { BusIcon, DieIcon, HarbourSquare, SIGNS, TileIcon } from './drawings/pieces.tsx';
import { boxIn, type Lake } from './scene.ts';
import './styles/glyphs.css';

const DICE = COLOURS.flatMap(colour => [1, 2, 3, 4, 5, 6].map(pips => dieOf(colour, pips)));

/** The small drawing of a piece; content of one's own is drawn as its table has it. */
export function glyphOf(piece: string, { view }: Pick<Lake, 'view'>): Glyph | undefined {
  if (piece === 'bus') return { drawing: <BusIcon number={0} dice={[]} seats={4} /> };
  if (piece === 'harbour') return { drawing: <Town hasHarbour /> };
  const category = CATEGORIES.find(each => each === piece);
  if (category) return { drawing: <CategorySign category={category} /> };
  const die = DICE.find(each => each === piece);
  if (die) return { drawing: <DieIcon die={die} /> };
  const { towns, tileAt } = boxIn(view);
  const tile = tileAt.get(piece);
  if (tile) return { drawing: <TileIcon tile={tile} owner={null} /> };
  const town = towns.find(({ id }) => id === piece);
  return town && { drawing: <Town hasHarbour={town.harbour} /> };
}

/** What all attractions of a category show. */
function CategorySign({ category }: { category: Category }) {
  return (
    <svg class={`bt-die cat-${category}`} viewBox="0 0 38 38" aria-hidden="true">
      <rect class="bt-edge" width="38" height="38" rx="9" />
      <rect class="bt-fill" x="2" y="2" width="34" height="34" rx="7" />
      <Sign name={SIGNS[category]} x={19} y={19} size={26} />
    </svg>
  );
}

/** A town: its harbour, or the plate of one that lies inland. */
function Town({ hasHarbour }: { hasHarbour: boolean }) {
  return (
    <svg class="bt-glyph-town" viewBox="0 0 54 54" aria-hidden="true">
      {hasHarbour ? (
        <HarbourSquare />
      ) : (
        <>
          <g class="bt-plate">
            <rect x="2" y="2" width="50" height="50" rx="8" />
          </g>
          <path class="bt-glyph-roofs" d="M8 45V29l9-8 9 8v16zM24 45V22l11-11 11 11v23z" />
        </>
      )}
    </svg>
  );
}
