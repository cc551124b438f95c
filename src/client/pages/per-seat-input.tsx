import type { Option } from '../../kernel/index.ts';
import { words } from '../locale/index.ts';

interface PerSeatProps {
  readonly name: string;
  readonly option: Option<unknown>;
  readonly now: unknown;
  /** Everybody's names by seat. */
  readonly names: readonly string[];
  /** Who begins, as far as it is known: the numbers are in turn order. */
  readonly first: number | null;
  readonly change: (value: unknown) => void;
}

/** A number for everybody, each with a name where it is known who begins. */
export function PerSeatInput({ name, option, now, names, first, change }: PerSeatProps) {
  const { setup } = words.value;
  const numbers: readonly unknown[] = Array.isArray(now) ? now : [];
  const all = option.extremes.flat().filter(each => typeof each === 'number');
  return (
    <span class="per-seat">
      {names.map((_, place) => (
        <label key={place}>
          <span>{first === null ? setup.inTurn(place + 1) : names[(first + place) % names.length]}</span>
          <input
            type="number"
            aria-describedby={`option-${name}`}
            min={Math.min(...all)}
            max={Math.max(...all)}
            step={1}
            value={String(numbers[place] ?? 0)}
            onInput={event => change(numbers.map((each, at) => (at === place ? Number(event.currentTarget.value) : each)))}
          />
        </label>
      ))}
    </span>
  );
}
