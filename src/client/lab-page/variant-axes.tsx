// Several values at once: every value of an option is a variant, of two options every combination.
import { MOST_VARIANTS } from '../../lab/index.ts';
import { numberIn } from '../../lab/words/index.ts';
import type { Asked } from './asked.ts';
import { type Axis, combinations } from './axes.ts';
import type { LabGame } from './lab-game.ts';
import { optionText, optionValue, valuesOf } from './names.ts';
import { said } from './said.ts';

interface AxesProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly axes: readonly Axis[];
  readonly choose: (axes: readonly Axis[]) => void;
}

/** A chart has two sides. */
const MOST_AXES = 2;

export function VariantAxes({ lab, asked, axes, choose }: AxesProps) {
  const { variants: say } = said.value;
  const { game, texts, words } = lab;
  const { table } = game.options;
  const free = Object.keys(table).filter(name => {
    const option = table[name];
    return option && valuesOf(option).length > 1 && !axes.some(axis => axis.option === name);
  });
  const count = combinations(axes).length;
  const agreed = (name: string) => asked.options?.[name] ?? table[name]?.lab ?? table[name]?.standard;
  const toggle = ({ option, values }: Axis, value: unknown) => {
    const next = values.includes(value) ? values.filter(each => each !== value) : [...values, value];
    choose(axes.flatMap(axis => (axis.option !== option ? [axis] : next.length > 0 ? [{ option, values: next }] : [])));
  };
  return (
    <details open={axes.length > 0}>
      <summary>{say.several}</summary>
      {axes.map(axis => (
        <fieldset key={axis.option} class="lab-axis">
          <legend>{optionText(texts, axis.option).name}</legend>
          <div class="lab-chips">
            {valuesIn(lab, axis.option).map(value => (
              <button
                key={String(value)}
                type="button"
                class="lab-chip"
                aria-pressed={axis.values.includes(value)}
                onClick={() => toggle(axis, value)}
              >
                {optionValue(texts, axis.option, value)}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {axes.length < MOST_AXES && (
        <select
          class="lab-axis-option"
          aria-label={say.axis}
          value=""
          onChange={event => choose([...axes, { option: event.currentTarget.value, values: [agreed(event.currentTarget.value)] }])}
        >
          <option value="">{say.axis}</option>
          {free.map(name => (
            <option key={name} value={name}>
              {optionText(texts, name).name}
            </option>
          ))}
        </select>
      )}
      {count > MOST_VARIANTS && <p role="status">{say.tooMany(numberIn(words, count, 0), MOST_VARIANTS)}</p>}
    </details>
  );
}

function valuesIn({ game }: LabGame, name: string) {
  const option = game.options.table[name];
  return option ? valuesOf(option) : [];
}
