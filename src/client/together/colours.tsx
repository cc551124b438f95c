import type { TableRow } from '../../protocol/index.ts';
import { COLOURS } from '../../protocol/version.ts';
import { ColourPiece } from '../ui/index.ts';
import { company } from './company.ts';

interface ColoursProps {
  readonly row: TableRow;
  /** The seat that chooses; undefined for who has none yet. */
  readonly own: number | undefined;
  readonly chosen: number | undefined;
  readonly choose: (colour: number) => void;
}

/** Every colour with its symbol; those of others are pale, with their names. */
export function Colours({ row, own, chosen, choose }: ColoursProps) {
  const { menu, guest, seat: states } = company.value;
  const ownerOf = (colour: number) =>
    row.seats.findIndex(({ kind, colour: of }, at) => kind !== 'open' && at !== own && (of ?? at) === colour);
  return (
    <fieldset class="colours">
      <legend>{menu.colour}</legend>
      {Array.from({ length: COLOURS }, (_, colour) => {
        const owner = row.seats[ownerOf(colour)];
        const isChosen = colour === chosen;
        return (
          <label key={colour} data-taken={owner !== undefined}>
            <input
              type="radio"
              name="colour"
              checked={isChosen}
              disabled={owner !== undefined}
              aria-label={menu.colourNumber(colour + 1)}
              onChange={() => choose(colour)}
            />
            <ColourPiece colour={colour} size={40} />
            <small>{owner ? owner.name || states.open : isChosen ? guest.yours : ''}</small>
          </label>
        );
      })}
    </fieldset>
  );
}
