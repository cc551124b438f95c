// How many games, and the button that plays them.
import { numberIn } from '../../lab/words/index.ts';
import { Icon } from '../ui/index.ts';
import { type Asked, PAIRS } from './asked.ts';
import type { LabGame } from './lab-game.ts';
import type { Shown } from './lab-run.ts';
import { said } from './said.ts';
import { labWorkers } from './workers.ts';

interface RunBarProps {
  readonly lab: LabGame;
  readonly asked: Asked;
  readonly change: (asked: Asked) => void;
  /** The run of this very experiment, where there is one. */
  readonly shown: Shown | undefined;
  /** Why it cannot be run; empty where it can. */
  readonly problem: string;
  /** Seconds that all games will take; null while that is being found out. */
  readonly expected: number | null | undefined;
  /** Runs, pauses or goes on. */
  readonly press: () => void;
}

export function RunBar({ lab: { words }, asked, change, shown, problem, expected, press }: RunBarProps) {
  const { run: say, slots } = said.value;
  const count = (pairs: number) => {
    const text = numberIn(words, pairs, 0);
    return asked.variants.length > 1 ? say.pairs(text) : say.games(text);
  };
  const counts = [...new Set([...PAIRS, asked.pairs])].sort((a, b) => a - b);
  const isDone = shown?.status === 'played' || shown?.status === 'clear';
  return (
    <section class="lab-run">
      <span class="lab-run-plan">
        <select
          aria-label={slots.pairs}
          value={asked.pairs}
          onChange={event => change({ ...asked, pairs: Number(event.currentTarget.value) })}
        >
          {counts.map(pairs => (
            <option key={pairs} value={pairs}>
              {count(pairs)}
            </option>
          ))}
        </select>
        {asked.variants.length > 1 && <small>{say.sameLuck}</small>}
        {!shown && problem === '' && expected !== undefined && (
          <small class="lab-expected">{expected === null ? say.trying : say.about(timeText(expected))}</small>
        )}
        <label>
          <input
            type="checkbox"
            checked={asked.stopWhenClear === true}
            onChange={event => change({ ...asked, stopWhenClear: event.currentTarget.checked })}
          />
          {say.stopWhenClear}
        </label>
      </span>
      <button type="button" class="button primary large" disabled={problem !== '' || isDone} onClick={press}>
        <Icon name={shown?.status === 'running' ? 'i-pause' : 'i-play'} /> {pressText(shown)}
      </button>
      {problem && (
        <p role="alert" lang="en">
          {problem}
        </p>
      )}
    </section>
  );
}

/** What the button does. */
function pressText(shown: Shown | undefined): string {
  const { run: say } = said.value;
  if (shown?.status === 'running') return say.pause;
  return shown && shown.games > 0 && shown.games < shown.most && shown.status !== 'clear' ? say.goOn : say.run;
}

/** The progress of a run, in a bar and in words. */
export function Progress({ lab: { words }, shown }: { lab: LabGame; shown: Shown }) {
  const { run: say } = said.value;
  const { games, most, status, secondsLeft, answer, problem } = shown;
  const text = (number: number) => numberIn(words, number, 0);
  const quarters = Math.floor((games / most) * 4);
  const stands = {
    running: secondsLeft === null ? '' : say.left(labWorkers().count, timeText(secondsLeft)),
    paused: say.paused,
    played: say.finished,
    clear: say.stopped(answer.changes.length > 0 ? say.pairs(text(answer.pairs)) : say.games(text(answer.pairs))),
    failed: say.failed(problem),
  };
  return (
    <div class="lab-progress">
      <p>
        <b>{say.progress(text(games), text(most))}</b>
        <small role={status === 'running' ? undefined : 'status'}>{stands[status]}</small>
      </p>
      <span class="unseen" aria-live="polite">
        {quarters > 0 && words.percent(String(quarters * 25))}
      </span>
      <progress value={games} max={most} aria-label={say.progress(text(games), text(most))} />
    </div>
  );
}

function timeText(seconds: number): string {
  const { run: say } = said.value;
  if (seconds < 90) return say.seconds(Math.ceil(seconds));
  return seconds < 7200 ? say.minutes(Math.round(seconds / 60)) : say.hours(Math.round(seconds / 3600));
}
