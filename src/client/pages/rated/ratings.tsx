import { useEffect, useState } from 'preact/hooks';
import type { Profile, RankedPerson } from '../../../protocol/index.ts';
import { entryOf, GAME_IDS } from '../../catalogue.ts';
import { ownProfile, ranking } from '../../online/api.ts';
import { titleOf } from '../../shell/cover.ts';
import { useTitle } from '../../shell/title.ts';
import { ratedWords } from './rated-words.ts';

/** What is known of one's strength, and who is strongest. */
export function RatingsPage() {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [problem, setProblem] = useState('');
  const say = ratedWords.value;
  useTitle(say.title);
  useEffect(() => {
    void ownProfile().then(setProfile, (error: Error) => setProblem(error.message));
  }, []);
  return (
    <main class="wrap page ratings" id="content">
      <h1>{say.title}</h1>
      <p class="lead">{say.lead}</p>
      <p role="status">{problem || (profile?.ratings.length === 0 && say.none)}</p>
      <ul>
        {profile?.ratings.map(({ game, rating, give, games }) => (
          <li key={game}>
            <b>{titleOf(game)}</b> {rating === undefined || give === undefined ? say.unknown : say.give(rating, give)} · {say.games(games)}
          </li>
        ))}
      </ul>
      <h2>{say.ranking}</h2>
      {GAME_IDS.filter(id => !entryOf(id)?.cover.isTeam).map(id => (
        <Ranking key={id} game={id} />
      ))}
    </main>
  );
}

function Ranking({ game }: { game: string }) {
  const [people, setPeople] = useState<readonly RankedPerson[] | null>(null);
  const say = ratedWords.value;
  useEffect(() => {
    void ranking(game).then(setPeople, () => setPeople([]));
  }, [game]);
  return (
    <section>
      <h3>{titleOf(game)}</h3>
      {people?.length === 0 && <p>{say.nobody}</p>}
      <ol>
        {people?.map(({ name, rating, give, games, isMe }, at) => (
          <li key={`${at} ${name}`}>
            <bdi>{name}</bdi> {isMe && `(${say.you}) `}
            {rating !== undefined && give !== undefined && say.give(rating, give)} · {say.games(games)}
          </li>
        ))}
      </ol>
    </section>
  );
}
