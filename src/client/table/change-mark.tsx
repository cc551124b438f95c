import type { Seat } from '../../kernel/index.ts';
import type { Change } from '../boards/kit.ts';
import { Piece } from '../ui/index.ts';

/** What somebody's points (or days) change by; with the piece of whom, where that is not the one whose turn is told. */
export function ChangeMark({ change: { seat, value }, whose }: { change: Change; whose: Seat | null }) {
  return (
    <em class={value < 0 ? 'minus' : value > 0 ? 'plus' : ''}>
      {seat !== whose && <Piece seat={seat} size={14} />}
      {value > 0 ? `+${value}` : String(value).replace('-', '−')}
    </em>
  );
}
