import { useState } from 'preact/hooks';
import { READINGS } from '../../kernel/handbook/index.ts';
import { type AnyTexts, type Option, type OptionText, usualValue } from '../../kernel/index.ts';
import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { PiecesInput, SeatsInput, WholesInput } from './list-inputs.tsx';
import { PerSeatInput } from './per-seat-input.tsx';
import { isPerSeat, namesSeat } from './seat-options.ts';

interface OptionFieldProps {
  readonly name: string;
  readonly option: Option<unknown>;
  readonly texts: AnyTexts;
  /** What was chosen; undefined for the standard. */
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly people: People;
  /** What else was chosen. */
  readonly chosen: Readonly<Record<string, unknown>>;
  /** True if a value is possible at this table; every value is, where none is being set. */
  readonly mayBe?: (value: unknown) => boolean;
}

/** Who is at the table: names by seat, who begins where that is known, and how many could play. */
interface People {
  readonly names: readonly string[];
  readonly first: number | null;
  readonly most: number;
}

/** One option with what it changes, asked for in its own form. */
export function OptionField({ name, option, texts, value, change, people, chosen, mayBe = () => true }: OptionFieldProps) {
  const all: Readonly<Record<string, OptionText>> = texts.options;
  const text = all[name] ?? { name, help: '' };
  const now = value === undefined ? usualValue(option) : value;
  return (
    <div class="option">
      <span id={`option-${name}`}>
        <b>{text.name}</b>
        <small>{text.help}</small>
        {text.rulebook && (
          <small class="option-letter">
            <b>{READINGS[settings.value.language].rulebook}</b> {text.rulebook}
          </small>
        )}
      </span>
      <OptionInput
        name={name}
        option={option}
        text={text}
        now={now}
        change={change}
        people={people}
        chosen={chosen}
        mayBe={mayBe}
        named={id => texts.pieces[id] ?? id}
      />
    </div>
  );
}

interface InputProps {
  readonly name: string;
  readonly option: Option<unknown>;
  readonly text: OptionText;
  readonly now: unknown;
  readonly change: (value: unknown) => void;
  readonly people: People;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly mayBe: (value: unknown) => boolean;
  /** A piece by its name. */
  readonly named: (id: string) => string;
}

function OptionInput(props: InputProps) {
  const { option, people, chosen } = props;
  const { form } = option;
  if (isPerSeat(option, people.most)) return <PerSeatInput {...props} {...people} />;
  switch (form?.type) {
    case 'whole':
      return <WholeInput {...props} least={form.least} most={form.most} />;
    case 'choice':
      return <ChoiceInput {...props} values={form.values} />;
    case 'wholes':
      return <WholesInput {...props} form={form} />;
    case 'pieces':
      return <PiecesInput {...props} values={form.among(chosen)} />;
    case 'seats':
      return <SeatsInput {...props} names={people.names} />;
    default:
      return <PlainInput {...props} />;
  }
}

function WholeInput({ name, now, change, least, most }: InputProps & { least: number; most: number }) {
  const { setup } = words.value;
  return (
    <span class="whole">
      <input
        type="number"
        aria-labelledby={`option-${name}`}
        min={least}
        max={most}
        step={1}
        value={now === null ? '' : String(now)}
        onInput={event => change(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
      />
      <small>{setup.range(least, most)}</small>
    </span>
  );
}

function ChoiceInput({
  name,
  option,
  now,
  text,
  change,
  values: all,
  people,
  mayBe,
}: InputProps & { values: readonly (string | number | boolean)[] }) {
  const { setup } = words.value;
  const isSeat = namesSeat(option);
  const isThere = (value: string | number | boolean) => !isSeat || typeof value !== 'number' || value < people.names.length;
  // The chosen one stays in sight, also where something else has made it impossible.
  const values = all.filter(value => value === now || (isThere(value) && mayBe(value)));
  const named = (value: string | number | boolean) => {
    if (isSeat && typeof value === 'number') return people.names[value];
    const given = text.values?.[String(value)];
    if (given !== undefined) return given;
    return typeof value === 'boolean' ? (value ? setup.yes : setup.no) : String(value);
  };
  return (
    <select
      aria-labelledby={`option-${name}`}
      value={String(now)}
      onChange={event => change(values.find(value => String(value) === event.currentTarget.value))}
    >
      {values.map(value => (
        <option key={String(value)} value={String(value)}>
          {named(value)}
        </option>
      ))}
    </select>
  );
}

/** What has no form of its own is written as plain data, checked at once. */
function PlainInput({ name, option, now, change }: InputProps) {
  const [text, setText] = useState(now == null ? '' : JSON.stringify(now));
  const [problem, setProblem] = useState('');
  const read = (given: string) => {
    setText(given);
    if (given.trim() === '') {
      setProblem('');
      return change(undefined);
    }
    try {
      const value: unknown = JSON.parse(given);
      const wrong = option.shape.problem(value, name);
      setProblem(wrong ?? '');
      if (wrong === undefined) change(value);
    } catch {
      setProblem(option.shape.allowed);
    }
  };
  return (
    <span class="plain">
      <textarea
        aria-labelledby={`option-${name}`}
        rows={2}
        value={text}
        onInput={event => read(event.currentTarget.value)}
        spellcheck={false}
      />
      {problem && <small role="status">{problem}</small>}
    </span>
  );
}
