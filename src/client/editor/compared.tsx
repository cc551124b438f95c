// How games with the content compare with the printed box.
import { BalanceButton, BalanceNotes } from './balance-button.tsx';
import type { Desk } from './kit.ts';
import { said } from './said.ts';

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
