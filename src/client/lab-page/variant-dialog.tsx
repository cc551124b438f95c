// "What if …": what one variant changes, by options in human words and by content; or several values at once.
import { useEffect, useRef, useState } from 'preact/hooks';
import { isObject, labOptions } from '../../kernel/index.ts';
import { MOST_VARIANTS, type NamedOptions } from '../../lab/index.ts';
import { letterOf } from '../../lab/words/index.ts';
import { words } from '../locale/index.ts';
import { OptionField } from '../pages/option-field.tsx';
import { Icon } from '../ui/index.ts';
import { type Asked, withCombinations, withVariant } from './asked.ts';
import { type Axis, combinations } from './axes.ts';
import type { LabGame } from './lab-game.ts';
import { optionText, optionValue } from './names.ts';
import { said } from './said.ts';
import { VariantAxes } from './variant-axes.tsx';
import { VariantContent } from './variant-content.tsx';

interface DialogProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly at: number;
  readonly close: () => void;
  readonly takeOver: (asked: Asked) => void;
}

export function VariantDialog({ lab, asked, at, close, takeOver }: DialogProps) {
  const { variants: say } = said.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<NamedOptions>(asked.variants[at]?.options ?? {});
  const [axes, setAxes] = useState<readonly Axis[]>([]);
  useEffect(() => dialog.current?.showModal(), []);
  const combined = combinations(axes);
  const isMany = combined.length > 1;
  const letter = letterOf(at);
  const { game } = lab;
  const reading = game.options.read({ ...labOptions(game.options), ...asked.options, ...chosen }, asked.seats);
  const isOther = at === 0 || isMany || Object.keys(chosen).length > 0 || asked.variants[at]?.bots !== undefined;
  const isReady = reading.ok && isOther && combined.length <= MOST_VARIANTS;
  const done = () => {
    takeOver(isMany ? withCombinations(asked, combined, chosen) : withVariant(asked, at, chosen));
    dialog.current?.close();
  };
  return (
    <dialog ref={dialog} class="dialog-sheet lab-dialog" aria-label={say.dialog(letter)} onClose={close}>
      <h2>{say.dialog(letter)}</h2>
      <p>{at === 0 ? say.restOfA : say.rest}</p>
      <Options lab={lab} asked={asked} chosen={chosen} choose={setChosen} />
      <VariantContent game={lab.entry.id} add={options => setChosen({ ...chosen, ...options })} />
      {at > 0 && <VariantAxes lab={lab} asked={asked} axes={axes} choose={setAxes} />}
      {!reading.ok && (
        <p role="alert">
          {say.atOdds} <span lang="en">{reading.problem}</span>
        </p>
      )}
      <p class="lab-dialog-acts">
        <button type="button" class="button second" onClick={() => dialog.current?.close()}>
          {say.cancel}
        </button>
        <button type="button" class="button primary" disabled={!isReady} onClick={done}>
          {isMany ? say.compareMany(combined.length) : at === 0 ? say.takeOver : say.compare(letter)}
        </button>
      </p>
    </dialog>
  );
}

interface OptionsProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly chosen: NamedOptions;
  readonly choose: (chosen: NamedOptions) => void;
}

/** Options that hold nothing but content have a place of their own. */
function isContent(name: string): boolean {
  return name === 'content' || name === 'ownDay';
}

/** What is changed on top, then what people change most, then all with a search. */
function Options({ lab, asked, chosen, choose }: OptionsProps) {
  const { variants: say } = said.value;
  const { game, texts } = lab;
  const [sought, seek] = useState('');
  const names = Object.keys(game.options.table).filter(name => !isContent(name));
  const rest = names.filter(name => !(name in chosen));
  const often = rest.filter(name => game.options.table[name]?.basic);
  const isSought = (name: string) =>
    `${optionText(texts, name).name} ${optionText(texts, name).help}`.toLowerCase().includes(sought.toLowerCase());
  const chips = (some: readonly string[]) => (
    <div class="lab-chips">
      {some.map(name => (
        <OptionChip key={name} lab={lab} asked={asked} name={name} add={value => choose({ ...chosen, [name]: value })} />
      ))}
    </div>
  );
  return (
    <>
      {Object.keys(chosen).length > 0 && <h3>{say.isChanged}</h3>}
      {Object.keys(chosen).map(name => (
        <ChangedOption key={name} name={name} lab={lab} asked={asked} chosen={chosen} choose={choose} />
      ))}
      {often.length > 0 && <h3>{say.oftenAsked}</h3>}
      {chips(often)}
      <details>
        <summary>{say.allOptions(names.length)}</summary>
        <input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          value={sought}
          onInput={event => seek(event.currentTarget.value)}
        />
        {chips(rest.filter(isSought))}
      </details>
    </>
  );
}

interface ChipProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly name: string;
  readonly add: (value: unknown) => void;
}

/** An option as it is agreed; a touch takes it up into what is changed. */
function OptionChip({ lab: { game, texts }, asked, name, add }: ChipProps) {
  const option = game.options.table[name];
  const now = asked.options?.[name] ?? option?.lab ?? option?.standard;
  return (
    <button type="button" class="lab-chip" onClick={() => add(now)}>
      {optionText(texts, name).name} <em>{optionValue(texts, name, now)}</em>
    </button>
  );
}

function ChangedOption({ name, lab: { entry, game, texts }, asked, chosen, choose }: OptionsProps & { readonly name: string }) {
  const option = game.options.table[name];
  const { variants: say } = said.value;
  if (!option) return null;
  const names = Array.from({ length: asked.seats }, (_, seat) => words.value.setup.inTurn(seat + 1));
  const back = () => choose(Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== name)));
  return (
    <div class="lab-changed">
      {isObject(chosen[name]) ? (
        <p class="option">
          <b>{optionText(texts, name).name}</b> {optionValue(texts, name, chosen[name])}
        </p>
      ) : (
        <OptionField
          name={name}
          option={option}
          texts={texts}
          value={chosen[name]}
          change={value => choose({ ...chosen, [name]: value ?? option.standard })}
          people={{ names, first: null, most: entry.seats.most }}
          chosen={chosen}
        />
      )}
      <button type="button" class="tool" aria-label={`${optionText(texts, name).name}: ${say.back}`} title={say.back} onClick={back}>
        <Icon name="i-close" />
      </button>
    </div>
  );
}
