import { useEffect, useState } from 'preact/hooks';
import type { RankedPerson } from '../../protocol/index.ts';
import { entryOf, GAME_IDS } from '../catalogue.ts';
import { ranking } from '../online/people-api.ts';
import { titleOf } from '../shell/cover.ts';
import { profileWords } from './profile-words.ts';

/** Games that are won together are not rated. */
const RATED = GAME_IDS.filter(id => !entryOf(id)?.cover.isTeam);

/** Who is strongest in a game, one game at a time. */
export function Ranking() {
  const [game, setGame] = useState(RATED[0] ?? '');
  const [people, setPeople] = useState<readonly RankedPerson[] | null>(null);
  const say = profileWords.value;
  useEffect(() => {
    setPeople(null);
    void ranking(game).then(setPeople, () => setPeople([]));
  }, [game]);
  return (
    <>
      <label class="profile-choice">
        <span>{say.game}</span>
        <select value={game} onChange={event => setGame(event.currentTarget.value)}>
          {RATED.map(id => (
            <option key={id} value={id}>
              {titleOf(id)}
            </option>
          ))}
        </select>
      </label>
      {people?.length === 0 && <p>{say.nobody}</p>}
      <ol class="profile-ranking">
        {people?.map(({ name, rating, give, isMe }, at) => (
          <li key={`${at} ${name}`} data-me={isMe}>
            <bdi>{name}</bdi>
            {isMe && <small>{say.you}</small>}
            <b>{rating !== undefined && give !== undefined && `${rating} ± ${give}`}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
