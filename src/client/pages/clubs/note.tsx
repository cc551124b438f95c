import { Icon } from '../../ui/index.ts';
import { clubWords } from './club-words.ts';

/** Said where a table is set for a club. */
export function ClubNote() {
  return (
    <p class="option">
      <span>
        <Icon name="i-users" /> {clubWords.value.forClub}
      </span>
    </p>
  );
}
