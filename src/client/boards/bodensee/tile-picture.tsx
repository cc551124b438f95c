// The picture of an attraction on its card, with its figures.
import type { Attraction } from '../../../games/bodensee/table.ts';
import { Motif } from './drawings/pieces.tsx';
import type { Words } from './words/en.ts';

type Pictured = Pick<Attraction, 'id' | 'category' | 'effect' | 'value' | 'priority'>;

/** Motif, value, priority, and the bonus mark where it counts. */
export function TilePicture({ tile, hasBonus, words }: { tile: Pictured; hasBonus: boolean; words: Words }) {
  return (
    <span class="bt-picture">
      <Motif tile={tile} />
      <b class="bt-card-value">{tile.value}</b>
      <span class="bt-card-priority" title={words.priority(tile.priority)} data-explain="priority">
        ▲{tile.priority}
      </span>
      {hasBonus && <b class="bt-card-bonus">+1</b>}
    </span>
  );
}
