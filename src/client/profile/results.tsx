import type { Profile } from '../../protocol/index.ts';
import { titleOf } from '../shell/cover.ts';
import { Poster } from '../shell/poster.tsx';
import { profileWords } from './profile-words.ts';
import type { Played } from './results.ts';

interface ResultsProps {
  readonly played: readonly Played[];
  readonly ratings: Profile['ratings'];
  readonly isLoaded: boolean;
}

/** Finished games by game, the favourite first. */
export function Results({ played, ratings, isLoaded }: ResultsProps) {
  const say = profileWords.value;
  const rated = ratings.filter(({ game }) => !played.some(each => each.game === game)).map(({ game }) => ({ game, finished: 0, won: 0 }));
  const rows = [...played, ...rated];
  if (rows.length === 0) return isLoaded ? <p>{say.none}</p> : null;
  const ratingOf = (game: string) => {
    const { rating, give } = ratings.find(each => each.game === game) ?? {};
    return rating === undefined || give === undefined ? '–' : `${rating} ± ${give}`;
  };
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.game}</th>
            <th scope="col">{say.finished}</th>
            <th scope="col">{say.won}</th>
            <th scope="col">{say.rating}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, finished, won }, at) => (
            <tr key={game}>
              <th scope="row">
                <span class="profile-thumb" aria-hidden="true">
                  <Poster game={game} crop />
                </span>
                <span>
                  {titleOf(game)}
                  {at === 0 && finished > 1 && <small>{say.favourite}</small>}
                </span>
              </th>
              <td>{finished}</td>
              <td>{won}</td>
              <td>{ratingOf(game)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="profile-note">{say.counted}</p>
      {ratings.length === 0 && <p class="profile-note">{say.noRating}</p>}
    </>
  );
}
