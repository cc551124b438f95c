import { GAME_IDS } from '../catalogue.ts';
import { accountsOf } from '../moments/accounts.ts';
import { titleOf } from '../shell/cover.ts';
import { profileWords } from './profile-words.ts';
import { accounted } from './results.ts';

/** What was luck and what was decided, by the reviews of this device. */
export function LuckAndDecisions() {
  const say = profileWords.value;
  const known = GAME_IDS.flatMap(game => {
    const mean = accounted(accountsOf(game));
    return mean ? [{ game, mean }] : [];
  });
  if (known.length === 0) return <p>{say.noLuck}</p>;
  return (
    <>
      <ul class="profile-luck">
        {known.map(({ game, mean: { count, unit, luck, you, accuracy } }) => (
          <li key={game}>
            <b>{titleOf(game)}</b>
            <span>
              {[say.luckWas(luck, unit), say.youWere(you, unit), ...(accuracy === undefined ? [] : [say.accuracy(accuracy)])].join(', ')}
            </span>
            <small>{say.per(count)}</small>
          </li>
        ))}
      </ul>
      <p class="profile-note">{say.luckHelp}</p>
    </>
  );
}
