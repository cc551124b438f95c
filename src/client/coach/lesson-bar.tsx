import { Icon } from '../ui/index.ts';
import type { Coach } from './coach.ts';
import { said } from './said.ts';

/** The bar of a lesson: where one is in it, and the way out of it, which asks nothing. */
export function LessonBar({ coach, playOn }: { coach: Coach; playOn: () => void }) {
  const { step, playOn: label, example } = said.value;
  return (
    <div class="lesson-bar">
      {coach.example.value !== undefined && (
        <span class="chip lesson-example">
          <Icon name="i-info" size={16} />
          {example}
        </span>
      )}
      <p class="lesson-title">
        <b>{coach.texts.title}</b>
        <span>{step(coach.step.value + 1, coach.lesson.steps.length)}</span>
      </p>
      <button type="button" class="button second" aria-keyshortcuts="P" onClick={playOn}>
        {label}
      </button>
    </div>
  );
}
