// The button of the balance check: it says why it waits, how far it is, and that it may be pressed again.
import { Icon } from '../ui/index.ts';
import { GAMES } from './balance.ts';
import type { Desk } from './kit.ts';
import { said } from './said.ts';

export function BalanceButton<C>({ desk }: { desk: Desk<C> }) {
  const { balance: words } = said.value;
  const { progress, result, run, stop } = desk.balance;
  const isBlocked = desk.findings.some(({ isHint }) => !isHint);
  if (progress) {
    return (
      <p class="ed-running">
        <progress max={progress.of} value={progress.done} aria-label={words.title} />
        <span>{words.running(progress.done, progress.of)}</span>
        <button type="button" class="button second" onClick={stop}>
          {words.stop}
        </button>
      </p>
    );
  }
  return (
    <button
      type="button"
      class="button second ed-run"
      aria-disabled={isBlocked}
      {...(isBlocked ? { title: words.mendFirst, 'aria-description': words.mendFirst } : {})}
      onClick={() => (isBlocked ? desk.tell(words.mendFirst) : run())}
    >
      <Icon name="i-lab" /> {result ? words.again(GAMES) : words.run(GAMES)}
    </button>
  );
}

/** What is to be known of the figures. */
export function BalanceNotes<C>({ desk }: { desk: Desk<C> }) {
  const { balance: words } = said.value;
  const { result, isStale, fault } = desk.balance;
  const isBlocked = desk.findings.some(({ isHint }) => !isHint);
  return (
    <p class="ed-help" role="status">
      {fault !== undefined && words.fault(fault)}
      {!result && fault === undefined && words.help(GAMES)} {isStale && words.stale} {isBlocked && words.mendFirst}
    </p>
  );
}
