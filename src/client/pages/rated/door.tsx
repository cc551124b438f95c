import { Icon } from '../../ui/index.ts';
import { ratedWords } from './rated-words.ts';

/** The way to one's profile and ratings. */
export function ProfileDoor() {
  return (
    <a class="button second" href="/ratings">
      <Icon name="i-chart" /> {ratedWords.value.title}
    </a>
  );
}
