import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';
import { REEL_PACES, type Reel } from './reel.ts';

/** Where the film is, and the buttons that move it. */
export function ReelControls({ reel }: { reel: Reel }) {
  const { replay: say, settings } = words.value;
  const { line, last, isRunning, pace, choosePace, go, run } = reel;
  const step = (name: string, icon: string, to: number) => (
    <button type="button" class="tool" aria-label={name} title={name} onClick={() => go(to)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <>
      <p class="eyebrow">{say.line(line, last)}</p>
      <input
        type="range"
        min={0}
        max={last}
        value={line}
        aria-label={say.line(line, last)}
        onInput={event => go(Number(event.currentTarget.value))}
      />
      <div class="projector-buttons">
        {step(say.start, 'i-step-back', 0)}
        {step(say.before, 'i-chevron-left', line - 1)}
        <button type="button" class="button primary" onClick={() => run(!isRunning)}>
          <Icon name={isRunning ? 'i-pause' : 'i-play'} />
          {isRunning ? say.pause : say.play}
        </button>
        {step(say.next, 'i-chevron-right', line + 1)}
        {step(say.end, 'i-step-forward', last)}
      </div>
      <fieldset class="segments projector-pace">
        <legend class="unseen">{settings.motion}</legend>
        {REEL_PACES.map(each => (
          <button key={each} type="button" aria-pressed={each === pace} onClick={() => choosePace(each)}>
            {settings.speeds[each]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
