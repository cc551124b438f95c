// What can be done with a review: share it, play on from the moment looked at, and keep what there is to learn from it.
import { useEffect } from 'preact/hooks';
import { svgOf, waterfall } from '../../charts/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { countedIn } from '../../review/index.ts';
import { accountIn, keepAccount } from '../moments/accounts.ts';
import { keepMistakes, mistakesIn } from '../moments/mistakes.ts';
import { PlayOnButton, ShareButton } from '../pages/moment-acts.tsx';
import { askedAs } from './asked.ts';
import { partsOf, partText } from './fall.ts';
import { reasonSentence, resultSentence } from './headline.ts';
import { decisionAt, moveText, type Sight } from './sight.ts';

/** The drawing on the picture is laid out at this width, then enlarged. */
const LAID_OUT = 650;

/** The result taken apart goes on the picture. */
export function ShareReview({ sight, lineNow }: { sight: Sight; lineNow: () => number }) {
  const { film, opened, review, seat, looks, nameOf, scores, words, isReached } = sight;
  const figureOf = (each: Seat) => `${isReached(each) ? '' : '≈\u00a0'}${scores.plain(review.accounts[each]?.score ?? 0, 0)}`;
  const accuracy = review.isRough ? undefined : review.accounts[seat]?.accuracy;
  return (
    <ShareButton
      game={opened.game}
      file={film.file}
      lineNow={lineNow}
      page="review"
      asked={askedAs({ seat: review.isTeam ? undefined : seat, games: sight.games })}
      headline={[resultSentence(sight), reasonSentence(sight)].filter(Boolean).join(' ')}
      places={looks.map(({ seat: each }) => ({
        seat: each,
        name: nameOf(each) ?? words.you,
        figure: review.measure.unit === 'win' ? '' : figureOf(each),
      }))}
      chart={size => <g dangerouslySetInnerHTML={{ __html: fallOf(sight, size) }} />}
      aside={accuracy && `${words.players.accuracy} ${scores.plain(accuracy.value, 0)}`}
    />
  );
}

function fallOf(sight: Sight, { width, height }: { readonly width: number; readonly height: number }): string {
  const { pen, words } = sight;
  const { fall } = words;
  const written = (value: number, half?: number) => partText(sight, value, half);
  const head = [fall.head[0] ?? '', fall.head[1] ?? '', fall.head[2] ?? ''] as const;
  const high = (height * LAID_OUT) / width;
  const given = { parts: partsOf(sight, false), chosen: null, height: high, hasUnder: true, written, between: pen.between, head };
  const drawn = svgOf(waterfall(given, { width: LAID_OUT, letters: 1 }), fall.label);
  return drawn.replace('<svg', `<svg class="chart" width="${width}" height="${height}"`);
}

/** Plays on from the moment looked at, with the better move where there is one. */
export function PlayOnReview({ sight }: { sight: Sight }) {
  const { film, opened, course, place, line } = sight;
  const decision = decisionAt(course.steps[place] ?? []);
  const best = decision?.known.find(({ isBest, isMade }) => isBest && !isMade);
  const move = best && opened.game.read(best.move);
  const better = decision && move && { move, seat: decision.seat, name: moveText(sight, line, decision.seat, best.move) };
  return <PlayOnButton film={film} opened={opened} line={line} better={better || undefined} look="primary" />;
}

/** One's own mistakes are kept as tasks, once the review is settled; nothing is seen of it here. */
export function OwnMistakes({ sight: { film, opened, review, isSettled } }: { sight: Sight }) {
  useEffect(() => {
    if (!isSettled || film.mine.length !== 1) return;
    const unit = countedIn(review.measure);
    keepMistakes(opened.game.id, mistakesIn(opened.game, film.record, review, film.mine, unit));
    const account = review.accounts[film.mine[0] ?? 0];
    if (account) keepAccount(opened.game.id, accountIn(account, unit, film.record.entries.at(-1)?.check ?? ''));
  }, [review, isSettled]);
  return null;
}
