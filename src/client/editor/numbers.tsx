// Numbers of a box as a table: what is printed, and what you make of it; and how games with them compare.
import type { Path } from '../../kernel/index.ts';
import { BalanceButton, BalanceNotes } from './balance-button.tsx';
import { fieldId, Stepper, Told } from './fields.tsx';
import type { Desk } from './kit.ts';
import { said } from './said.ts';

export interface NumberRow {
  readonly path: Path;
  readonly name: string;
  readonly value: number;
  readonly printed: number;
  /** Of this there must be as many as printed. */
  readonly isFixed?: boolean;
}

interface NumbersProps<C> {
  readonly desk: Desk<C>;
  readonly title: string;
  readonly help: string;
  readonly rows: readonly NumberRow[];
  readonly language: string;
}

export function Numbers<C>({ desk, title, help, rows, language }: NumbersProps<C>) {
  const { numbers } = said.value;
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + (Number(each) || 0), 0);
  return (
    <div class="ed-two">
      <section class="ed-panel">
        <h2 id={fieldId([])} tabIndex={-1}>
          {title}
        </h2>
        <p class="ed-help">{help}</p>
        <Told desk={desk} path={[]} />
        <ul class="ed-numbers">
          {rows.map(({ path, name, value, printed, isFixed }) => (
            <li key={name} data-changed={value !== printed}>
              {isFixed ? (
                <p class="ed-field">
                  <span class="ed-label">{name}</span> <b>{value}</b>
                </p>
              ) : (
                <Stepper desk={desk} path={path} label={name} help={numbers.printed(printed)} value={value} />
              )}
            </li>
          ))}
        </ul>
        <p class="ed-help">{numbers.total(sum(rows.map(({ value }) => value)), sum(rows.map(({ printed }) => printed)))}</p>
      </section>
      <Compared desk={desk} language={language} />
    </div>
  );
}

/** The mean of some numbers, and how far it may be off. */
function meanOf(numbers: readonly number[]): { readonly mean: number; readonly reach: number } {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
  const square = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, numbers.length - 1);
  return { mean, reach: 1.96 * Math.sqrt(square / Math.max(1, numbers.length)) };
}

/** The winner's score and the length of a game, pair by pair. */
export function Compared<C>({ desk, language }: { desk: Desk<C>; language: string }) {
  const { balance } = said.value;
  const { result } = desk.balance;
  const write = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const figures = result && [
    { says: balance.best, of: ({ scores }: (typeof result.own)[number]) => Math.max(...scores) },
    { says: balance.length, of: ({ moves }: (typeof result.own)[number]) => moves },
  ];
  return (
    <section class="ed-panel" aria-label={balance.title}>
      <h2>{balance.title}</h2>
      {result &&
        figures?.map(({ says, of }, at) => {
          const [own, printed] = [meanOf(result.own.map(of)), meanOf(result.printed.map(of))];
          const change = meanOf(result.own.map((game, index) => of(game) - of(result.printed[index] ?? game)));
          const isClear = Math.abs(change.mean) > change.reach;
          return (
            <p key={at} class="ed-help">
              {says(write(own.mean), write(printed.mean))} {isClear ? balance.clear : balance.unclear}
            </p>
          );
        })}
      <BalanceNotes desk={desk} />
      <BalanceButton desk={desk} />
    </section>
  );
}
