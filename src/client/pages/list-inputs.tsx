// Options of several values, asked for by the names of pieces and people.
import type { OptionForm } from '../../kernel/index.ts';

interface ListProps {
  readonly name: string;
  readonly now: unknown;
  readonly change: (value: unknown) => void;
}

/** A piece by its name in the language spoken. */
type Named = (id: string) => string;

/** A number for each of several pieces. */
export function WholesInput({ name, now, change, form, named }: ListProps & { form: OptionForm & { type: 'wholes' }; named: Named }) {
  const numbers: Readonly<Record<string, unknown>> = Object(now);
  return (
    <span class="per-seat">
      {form.pieces.map(piece => (
        <label key={piece}>
          <span>{named(piece)}</span>
          <input
            type="number"
            aria-describedby={`option-${name}`}
            min={form.least}
            max={form.most}
            step={1}
            value={String(numbers[piece])}
            onInput={event => change({ ...numbers, [piece]: Number(event.currentTarget.value) })}
          />
        </label>
      ))}
    </span>
  );
}

const NONE = '–';

/** Several pieces in a row; the last, empty place takes one more, and an emptied one goes. */
export function PiecesInput({ name, now, change, values, named }: ListProps & { values: readonly string[]; named: Named }) {
  const chosen: readonly string[] = Array.isArray(now) ? now : [];
  const put = (place: number, piece: string) => {
    const next = [...chosen.slice(0, place), ...(piece === NONE ? [] : [piece]), ...chosen.slice(place + 1)];
    change(next);
  };
  return (
    <span class="per-seat">
      {[...chosen, NONE].map((piece, place) => (
        <select key={place} aria-labelledby={`option-${name}`} value={piece} onChange={event => put(place, event.currentTarget.value)}>
          {[NONE, ...values].map(each => (
            <option key={each} value={each}>
              {each === NONE ? NONE : named(each)}
            </option>
          ))}
        </select>
      ))}
    </span>
  );
}

/** Some of the people at the table; everybody is 'all'. */
export function SeatsInput({ name, now, change, names }: ListProps & { names: readonly string[] }) {
  const seats = names.map((_, seat) => seat);
  const chosen: readonly unknown[] = Array.isArray(now) ? now : seats;
  const turn = (seat: number, isIn: boolean) => {
    const next = seats.filter(each => (each === seat ? isIn : chosen.includes(each)));
    change(next.length === seats.length ? 'all' : next);
  };
  return (
    <span class="per-seat">
      {seats.map(seat => (
        <label key={seat}>
          <span>{names[seat]}</span>
          <input
            type="checkbox"
            aria-describedby={`option-${name}`}
            checked={chosen.includes(seat)}
            onChange={event => turn(seat, event.currentTarget.checked)}
          />
        </label>
      ))}
    </span>
  );
}
