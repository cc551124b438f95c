import { dailyWords } from './daily-words.ts';

/** The way from a tour that is over to how everybody did. */
export function DailyNote() {
  const say = dailyWords.value;
  return (
    <p class="update-chip" role="status">
      {say.title}
      <a class="button primary" href="/daily">
        {say.scored}
      </a>
    </p>
  );
}
