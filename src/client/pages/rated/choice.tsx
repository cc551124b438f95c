import { ratedWords } from './rated-words.ts';

/** Whether an online table is rated. */
export function RatedChoice({ isRated, change }: { isRated: boolean; change: (isRated: boolean) => void }) {
  const say = ratedWords.value;
  return (
    <label class="option">
      <span>
        <b>{say.rated}</b>
        <small>{say.help}</small>
      </span>
      <input type="checkbox" class="tick-box" checked={isRated} onChange={event => change(event.currentTarget.checked)} />
    </label>
  );
}
