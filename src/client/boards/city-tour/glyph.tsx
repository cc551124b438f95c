import { COLOURS } from '../../../games/city-tour/index.ts';
import { PawnIcon } from './drawings/pawn.tsx';

/** A piece among the words of the log: pawns are drawn, tiles are named. */
export function Glyph({ piece, name }: { piece: string; name: string }) {
  const colour = COLOURS.find(each => each === piece);
  if (!colour) return <>{name}</>;
  return (
    <span class="ct-glyph" title={name}>
      <PawnIcon colour={colour} />
      <span class="unseen">{name}</span>
    </span>
  );
}
