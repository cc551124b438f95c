// The pieces drawn small, among the words of the log.
import type { Glyph } from '../kit.ts';
import { BusIcon, HarbourSquare, TileIcon } from './drawings/pieces.tsx';
import { boxIn, type Lake } from './scene.ts';
import './styles/glyphs.css';

/** The small drawing of a piece; content of one's own is drawn as its table has it. */
export function glyphOf(piece: string, { view }: Pick<Lake, 'view'>): Glyph | undefined {
  if (piece === 'bus') return { drawing: <BusIcon number={0} dice={[]} seats={4} /> };
  const { towns, tileAt } = boxIn(view);
  const tile = tileAt.get(piece);
  if (tile) return { drawing: <TileIcon tile={tile} owner={null} /> };
  const town = towns.find(({ id }) => id === piece);
  return town && { drawing: <Town hasHarbour={town.harbour} /> };
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
