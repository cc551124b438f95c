// The campaign on the home page: four levels of three days, and the way to the next.
import { DAYS, isOpen, isWon, LEVELS, nextDay } from '../../../games/city-tour/index.ts';
import { Icon } from '../../ui/index.ts';
import type { PageProps } from '../kit.ts';
import { type Progress, progressIn } from './progress.ts';
import type { Words } from './words/en.ts';
import './styles/glance.css';

export function CampaignGlance({ texts, words, memory, play }: PageProps<Words>) {
  const progress = progressIn(memory.read());
  const next = nextDay(progress.campaign);
  const mayPlay = next !== null && isOpen(progress.campaign, next, progress.order);
  return (
    <div class="glance">
      <ol>
        {LEVELS.map(({ level, days }) => (
          <li key={level}>
            <b>{words.level(level)}</b>
            {days.map(day => (
              <Day key={day} day={day} isNext={day === next && mayPlay} progress={progress} words={words} />
            ))}
          </li>
        ))}
      </ol>
      <p class="glance-foot">
        <span>{next === null ? words.campaign.done : texts.pieces[`day:${next}`]}</span>
        {mayPlay && (
          <button type="button" class="button primary" onClick={() => play({ day: next })}>
            <Icon name="g-bus" />
            {words.campaign.next(next)}
          </button>
        )}
      </p>
    </div>
  );
}

interface DayProps {
  readonly day: number;
  readonly isNext: boolean;
  readonly progress: Progress;
  readonly words: Words;
}

function Day({ day, isNext, progress: { campaign, order }, words: { campaign: say } }: DayProps) {
  const { attempts, best } = campaign[day - 1] ?? { attempts: 0, best: null };
  const state = isWon(campaign, day) ? 'won' : isNext ? 'next' : isOpen(campaign, day, order) ? 'open' : 'locked';
  const objective = DAYS[day - 1]?.objective ?? 0;
  return (
    <span class="glance-day" data-state={state}>
      <b>{day}</b>
      {best && <small>{`${objective + best.over} / ${objective}`}</small>}
      {!best && state !== 'locked' && <small>{attempts > 0 ? say.attempts(attempts) : say.never}</small>}
      {state === 'locked' && <Icon name="i-lock" size={16} label={order === 'strict' ? say.locked(day - 1) : say.lockedLevel} />}
    </span>
  );
}
