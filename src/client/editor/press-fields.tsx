// The fields of one row of a table, each by what it may hold.
import { type Parts, type Path, type Press, type Value, withValue } from '../../kernel/index.ts';
import { Choice, fieldId, Stepper, Switch, TextField, Told } from './fields.tsx';
import type { Desk, Speaking } from './kit.ts';
import { fieldName, type PressWords, valueName } from './press-kit.ts';
import { said } from './said.ts';

interface RowProps<C extends Parts> {
  readonly desk: Desk<C>;
  readonly press: Press;
  readonly path: Path;
  readonly speaking: Speaking<PressWords>;
}

/** All fields of a row; numbers stand in pairs. */
export function RowFields<C extends Parts>({ desk, press, path, speaking }: RowProps<C>) {
  const [part = '', id = ''] = path.map(String);
  const names = Object.keys(press.printed[part]?.[id] ?? {});
  const isNumber = (name: string) => press.field(part, id, name)?.kind === 'number';
  return (
    <>
      {names
        .filter(name => !isNumber(name))
        .map(name => (
          <RowField key={name} desk={desk} press={press} path={[...path, name]} speaking={speaking} />
        ))}
      {names.some(isNumber) && (
        <div class="ed-press-numbers">
          {names.filter(isNumber).map(name => (
            <RowField key={name} desk={desk} press={press} path={[...path, name]} speaking={speaking} />
          ))}
        </div>
      )}
    </>
  );
}

export function RowField<C extends Parts>({ desk, press, path, speaking }: RowProps<C>) {
  const [part = '', id = '', name = ''] = path.map(String);
  const field = press.field(part, id, name);
  const value = desk.content[part]?.[id]?.[name] ?? null;
  const printed = press.printed[part]?.[id]?.[name] ?? null;
  const label = fieldName(path, speaking);
  const set = (next: Value) => desk.change(withValue(desk.content, path, next));
  if (!field) return null;
  if (field.kind === 'number') {
    const help = said.value.numbers.printed(Number(printed));
    return <Stepper desk={desk} path={path} label={label} help={help} value={Number(value)} />;
  }
  if (field.kind === 'name') {
    // Other languages take an English name of one's own; what they call the printed one is not known here.
    const [own, before] = [desk.content[part]?.[id]?.name, press.printed[part]?.[id]?.name];
    const empty = own === before ? '' : String(own ?? '');
    return <TextField desk={desk} path={path} label={label} value={String(value)} empty={empty} />;
  }
  if (field.kind === 'list') return <ListField desk={desk} path={path} label={label} field={field} value={value} speaking={speaking} />;
  if (field.values.includes(true)) return <Switch label={label} isOn={value === true} isFixed={desk.isReadOnly} turn={set} />;
  const told = (each: string) => valueName(name, each === NOTHING ? null : each, speaking);
  return (
    <Choice
      desk={desk}
      path={path}
      label={label}
      value={String(value)}
      values={field.values.map(String)}
      name={told}
      face={told}
      choose={each => set(each === NOTHING ? null : each)}
    />
  );
}

/** How nothing at all is written among the choices. */
const NOTHING = String(null);

interface ListProps<C> {
  readonly desk: Desk<C>;
  readonly path: Path;
  readonly label: string;
  readonly field: { readonly values: readonly string[]; readonly again?: boolean };
  readonly value: Value;
  readonly speaking: Speaking<PressWords>;
}

/** Some of several: each on or off; or a row of spaces, to which symbols are added and from which they are taken. */
function ListField<C>({ desk, path, label, field, value, speaking }: ListProps<C>) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const name = String(path.at(-1));
  const set = (next: readonly string[]) => desk.change(withValue(desk.content, path, next));
  const without = (at: number) => chosen.filter((_, each) => each !== at);
  const { rows } = said.value;
  const told = (each: string) => valueName(name, each, speaking);
  return (
    <div class="ed-field">
      <span class="ed-label" id={`${fieldId(path)}-label`}>
        {label}
      </span>
      {field.again && (
        <div class="ed-pills">
          {chosen.map((each, at) => (
            <button
              key={at}
              type="button"
              aria-pressed="true"
              aria-label={rows.remove(told(each))}
              disabled={desk.isReadOnly}
              onClick={() => set(without(at))}
            >
              {told(each)} ×
            </button>
          ))}
        </div>
      )}
      <div class="ed-pills" id={fieldId(path)} tabIndex={-1} role="group" aria-labelledby={`${fieldId(path)}-label`}>
        {field.values.map(each => {
          const at = field.again ? -1 : chosen.indexOf(each);
          return (
            <button
              key={each}
              type="button"
              {...(field.again ? { 'aria-label': rows.plus(told(each)) } : { 'aria-pressed': at >= 0 })}
              disabled={desk.isReadOnly}
              onClick={() => set(at >= 0 ? without(at) : [...chosen, each])}
            >
              {field.again && '+ '}
              {told(each)}
            </button>
          );
        })}
      </div>
      <Told desk={desk} path={path} />
    </div>
  );
}
