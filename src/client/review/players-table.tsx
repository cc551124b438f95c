import { Piece } from '../ui/index.ts';
import { scoreOf } from './headline.ts';
import type { Sight } from './sight.ts';

/** Who played how: score, luck, what was given away, accuracy. */
export function PlayersTable({ sight }: { sight: Sight }) {
  const { words, review, pen, isReached, nameOf, looks, seat, isSettled } = sight;
  const { players } = words;
  const sign = review.measure.isLessBetter ? 1 : -1;
  const ranked = [...looks].sort((a, b) => sign * ((review.accounts[a.seat]?.score ?? 0) - (review.accounts[b.seat]?.score ?? 0)));
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
                    {pen.signed(luck)}
                    {luck.half > 0 && <small>± {pen.plain(luck.half)}</small>}
                  </td>
                  <td>{pen.plain(given.value)}</td>
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
