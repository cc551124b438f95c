// The fields of an editor: each shows what is wrong with it and one way to mend it.
import type { ComponentChildren } from 'preact';
import { type Finding, type Path, same, withValue } from '../../kernel/index.ts';
import { Icon } from '../ui/index.ts';
import type { Desk } from './kit.ts';
import { said } from './said.ts';

/** The name of a field in the page. */
export function fieldId(path: Path): string {
  return `field-${path.join('-')}`;
}

function findingAt(desk: Pick<Desk<unknown>, 'findings'>, path: Path): Finding | undefined {
  return desk.findings.find(each => same(each.path, path));
}

interface FieldProps<C> {
  readonly desk: Desk<C>;
  readonly path: Path;
  readonly label: string;
  readonly help?: string;
}

/** What ties a field to what is said of it. */
function tied(desk: Pick<Desk<unknown>, 'findings'>, path: Path, help?: string) {
  const finding = findingAt(desk, path);
  const id = fieldId(path);
  const about = [...(finding ? [`${id}-told`] : []), ...(help && !finding ? [`${id}-help`] : [])].join(' ');
  return { id, 'aria-invalid': finding !== undefined && !finding.isHint, ...(about ? { 'aria-describedby': about } : {}) };
}

/** What is wrong in one place, and the one thing that mends it. */
export function Told<C>({ desk, path }: { desk: Desk<C>; path: Path }) {
  const finding = findingAt(desk, path);
  if (!finding) return null;
  const { mending, isHint } = finding;
  const mend = () => {
    if (!mending) return;
    desk.change(withValue(desk.content, mending.path, mending.value));
    desk.tell(said.value.mended);
    document.getElementById(fieldId(path))?.focus();
  };
  return (
    <p class="ed-told" data-hint={isHint} id={`${fieldId(path)}-told`}>
      <Icon name={isHint ? 'i-hint' : 'i-error'} size={16} />
      <span>
        {desk.says(finding)}{' '}
        {mending && !desk.isReadOnly && (
          <button type="button" onClick={mend}>
            {desk.mendSays(mending)}
          </button>
        )}
      </span>
    </p>
  );
}

/** What is allowed; not said twice where something is wrong. */
function Help({ desk, path, text }: { desk: Pick<Desk<unknown>, 'findings'>; path: Path; text: string | undefined }) {
  return text && !findingAt(desk, path) ? (
    <p class="ed-help" id={`${fieldId(path)}-help`}>
      {text}
    </p>
  ) : null;
}

/** A text; an empty one may stand for another, shown pale. */
export function TextField<C>({ desk, path, label, help, value, empty }: FieldProps<C> & { value: string; empty?: string }) {
  return (
    <div class="ed-field">
      <label for={fieldId(path)}>{label}</label>
      <input
        class="ed-input"
        {...tied(desk, path, help)}
        value={value}
        placeholder={empty ?? ''}
        readOnly={desk.isReadOnly}
        onInput={event => desk.change(withValue(desk.content, path, event.currentTarget.value), path.join('.'))}
      />
      <Told desk={desk} path={path} />
      <Help desk={desk} path={path} text={help} />
    </div>
  );
}

/** A whole number, typed or stepped. */
export function Stepper<C>({ desk, path, label, help, value }: FieldProps<C> & { value: number }) {
  const set = (next: number, field?: string) => desk.change(withValue(desk.content, path, next), field);
  const { less, more } = said.value;
  return (
    <div class="ed-field">
      <label for={fieldId(path)}>{label}</label>
      <span class="ed-stepper">
        <button type="button" aria-label={less(label)} disabled={desk.isReadOnly} onClick={() => set((value || 0) - 1)}>
          <Icon name="i-minus" />
        </button>
        <input
          {...tied(desk, path, help)}
          type="number"
          inputMode="numeric"
          value={Number.isFinite(value) ? String(value) : ''}
          readOnly={desk.isReadOnly}
          onInput={event => set(event.currentTarget.valueAsNumber, path.join('.'))}
        />
        <button type="button" aria-label={more(label)} disabled={desk.isReadOnly} onClick={() => set((value || 0) + 1)}>
          <Icon name="i-plus" />
        </button>
      </span>
      <Told desk={desk} path={path} />
      <Help desk={desk} path={path} text={help} />
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly isOn: boolean;
  readonly isFixed: boolean;
  turn(isOn: boolean): void;
}

/** On or off, with a sentence beside it. */
export function Switch({ label, help, isOn, isFixed, turn }: SwitchProps) {
  return (
    <div class="ed-row">
      <span class="ed-row-text">
        <b>{label}</b>
        {help && <span>{help}</span>}
      </span>
      <button
        type="button"
        class="ed-switch"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        disabled={isFixed}
        onClick={() => turn(!isOn)}
      />
    </div>
  );
}

interface ChoiceProps<C, T extends string> extends FieldProps<C> {
  readonly value: T;
  readonly values: readonly T[];
  readonly class?: string;
  /** What stands on the button of a value; its name is said. */
  face(value: T): ComponentChildren;
  name(value: T): string;
  choose(value: T): void;
}

/** One of several, all of them shown. */
export function Choice<C, T extends string>({
  desk,
  path,
  label,
  value,
  values,
  class: kind = 'ed-pills',
  face,
  name,
  choose,
}: ChoiceProps<C, T>) {
  const step = (by: number) => {
    const next = values[(values.indexOf(value) + by + values.length) % values.length];
    if (next === undefined || desk.isReadOnly) return;
    choose(next);
    document.getElementById(`${fieldId(path)}-${next}`)?.focus();
  };
  const { id, ...about } = tied(desk, path);
  return (
    <div class="ed-field">
      <span class="ed-label" id={`${id}-label`}>
        {label}
      </span>
      <div class={kind} id={id} role="radiogroup" aria-labelledby={`${id}-label`} {...about}>
        {values.map(each => (
          <button
            key={each}
            type="button"
            role="radio"
            id={`${id}-${each}`}
            aria-checked={each === value}
            {...(kind === 'ed-pills' ? {} : { 'aria-label': name(each) })}
            title={name(each)}
            data-value={each}
            tabIndex={each === value ? 0 : -1}
            disabled={desk.isReadOnly}
            onClick={() => choose(each)}
            onKeyDown={event => {
              const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              step(by);
            }}
          >
            {face(each)}
          </button>
        ))}
      </div>
      <Told desk={desk} path={path} />
    </div>
  );
}
