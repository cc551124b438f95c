import { Icon } from '../ui/index.ts';
import { setWaiting, waitsOnBattery } from './battery.ts';
import { sectionAt } from './course.ts';
import type { Sight } from './sight.ts';
import type { ReviewWork } from './work.ts';

/** How far the work is, and what one can do about it. */
export function Progress({ sight, work }: { sight: Sight; work: ReviewWork }) {
  const { words, film, pen } = sight;
  const { state, faults } = work.standing.value;
  const older = film.record.version < sight.opened.game.version ? film.record.version : undefined;
  const { done, all } = work.advance.value;
  const share = Math.min(1, done / Math.max(1, all));
  const places = [...new Set(faults.map(line => sectionAt(sight.course, sight.course.lines.indexOf(line))))];
  return (
    <>
      {state !== 'settled' && (
        <div class="review-progress">
          <b>{pen.percent(share)}</b>
          <span>{sentenceOf(sight, work, share)}</span>
          <div
            class="review-bar"
            role="progressbar"
            aria-valuenow={Math.round(100 * share)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-label={words.work.label}
          >
            <i style={{ transform: `translateX(${100 * share - 100}%)` }} />
          </div>
          <Switch work={work} words={words.work} />
        </div>
      )}
      {work.isSpared.value && (
        <label class="review-note">
          <input type="checkbox" checked={waitsOnBattery.value} onChange={event => setWaiting(event.currentTarget.checked)} />
          {words.work.waitOnBattery}
        </label>
      )}
      {older !== undefined && <p class="review-note">{words.work.older(older)}</p>}
      {places.length > 0 && <p class="review-note">{words.work.fault(places)}</p>}
    </>
  );
}

function Switch({ work, words }: { work: ReviewWork; words: Sight['words']['work'] }) {
  const { state } = work.standing.value;
  const isWaiting = state === 'queued' && work.isSpared.value;
  // What does not wait for anybody is about to run.
  const isRunning = state === 'running' || (state === 'queued' && !isWaiting);
  const name = isRunning ? words.pause : isWaiting ? words.start : words.goOn;
  return (
    <button type="button" class={`button ${isWaiting ? 'primary' : 'quiet'}`} onClick={() => work.run(!isRunning)}>
      <Icon name={isRunning ? 'i-pause' : 'i-play'} />
      {name}
    </button>
  );
}

function sentenceOf({ words, review, pen }: Sight, work: ReviewWork, share: number): string {
  const { state, workers } = work.standing.value;
  const { left } = work.advance.value;
  const { work: say } = words;
  if (work.isSpared.value && state === 'queued') return say.battery;
  if (state === 'paused') return say.paused(pen.percent(share));
  const { steps, allSteps } = review.progress;
  const time = left === null ? '' : left < 90 ? say.seconds(left) : say.minutes(Math.round(left / 60));
  return steps < allSteps ? say.playing(steps, allSteps, workers, time) : say.again(workers, time);
}
