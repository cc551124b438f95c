import { Icon } from '../../ui/index.ts';
import { ratedWords } from './rated-words.ts';

/** The way to one's ratings. */
export function RatingsDoor() {
  return (
    <p>
      <a class="button quiet" href="/ratings">
        <Icon name="i-trophy" />
        {ratedWords.value.title}
      </a>
    </p>
  );
}
