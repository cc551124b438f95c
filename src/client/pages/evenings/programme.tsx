import type { EveningSight } from '../../../protocol/index.ts';
import { titleOf } from '../../shell/cover.ts';
import { Poster } from '../../shell/poster.tsx';
import { eveningWords } from './evening-words.ts';

/** The posters of the rounds to come. */
export function Programme({ sight: { rounds, played, games, stage } }: { sight: EveningSight }) {
  const say = eveningWords.value;
  const coming = Array.from({ length: rounds }, (_, round) => round).slice(played.length);
  if (stage === 'over' || coming.length === 0) return null;
  return (
    <section class="club-open">
      <h2>{say.coming}</h2>
      <ol>
        {coming.map(round => {
          const game = games[round % games.length] ?? '';
          return (
            <li key={round} data-game={game}>
              <span>
                <Poster game={game} crop />
                <b>
                  {say.earlier(round + 1)} · {titleOf(game)}
                </b>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
