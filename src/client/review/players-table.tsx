import type { Review } from '../../review/index.ts';
import type { SeatLook } from '../boards/kit.ts';
import { Piece } from '../ui/index.ts';
import { scoreOf } from './headline.ts';
import type { Sight } from './sight.ts';

/** Winners first: where only the victory counts, a score says nothing of it. */
function rankedOf({ accounts, measure }: Review, looks: readonly SeatLook[]): readonly SeatLook[] {
  const sign = measure.isLessBetter ? 1 : -1;
  const scoreAt = ({ seat }: SeatLook) => accounts[seat]?.score ?? 0;
  const winAt = ({ seat }: SeatLook) => Number(accounts[seat]?.isWon ?? false);
  return [...looks].sort((a, b) => winAt(b) - winAt(a) || sign * (scoreAt(a) - scoreAt(b)));
}

/** Who played how: score, luck, what was given away, accuracy. */
export function PlayersTable({ sight }: { sight: Sight }) {
  const { words, review, pen, isReached, nameOf, looks, seat, isSettled } = sight;
  const { players } = words;
  const ranked = rankedOf(review, looks);
  return (
    <section class="review-players">
      <h2>{players.title}</h2>
      <p class="review-sub">{players.counted}</p>
      <div class="review-panel">
        <table>
          <thead>
            <tr>
              <th scope="col">{players.player}</th>
              <th scope="col">{players.score[review.measure.unit]}</th>
              <th scope="col">{players.luck}</th>
              <th scope="col">{players.given}</th>
              <th scope="col">{players.accuracy}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(look => {
              const account = review.accounts[look.seat];
              if (!account) return null;
              const { accuracy, luck, given } = account;
              const isJudged = isSettled || given.half > 0 || accuracy !== undefined;
              return (
                <tr key={look.seat} class={look.seat === seat && !review.isTeam ? 'own' : ''}>
                  <th scope="row">
                    <span>
                      <Piece seat={look.seat} size={22} />
                      <b>{nameOf(look.seat) ?? words.you}</b>
                    </span>
                  </th>
                  <td class={isReached(look.seat) ? 'large' : 'about'}>{scoreOf(sight, look.seat)}</td>
                  <td>
                    {account.isTold ? pen.signed(luck) : '–'}
                    {account.isTold && luck.half > 0 && <small>± {pen.half(luck)}</small>}
                  </td>
                  <td>{isJudged ? pen.plain(given.value) : '–'}</td>
                  <td class="accuracy">
                    {accuracy && (isSettled || !review.isRough) ? (
                      <>
                        <i aria-hidden="true" style={{ '--a': `${Math.round(accuracy.value)}%` }} />
                        <b>{pen.plain(accuracy.value, 0)}</b>
                        <small>± {pen.plain(accuracy.half, 0)}</small>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
