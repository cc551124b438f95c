import { useMemo } from 'preact/hooks';
import { waterfall } from '../../charts/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { Chart } from '../charts/index.tsx';
import { go } from '../shell/route.ts';
import { keepForReplay } from '../table/record-file.ts';
import { Icon, later } from '../ui/index.ts';
import type { ResultPart } from './course.ts';
import { partsOf, partText, resultTold } from './fall.ts';
import { leadOf, reasonSentence, resultSentence } from './headline.ts';
import type { Sight } from './sight.ts';
import type { ReviewWork } from './work.ts';

const ShareReview = later(async () => (await import('./moments.tsx')).ShareReview);

interface HeadProps {
  readonly sight: Sight;
  /** The line looked at when somebody shares it. */
  readonly lineNow: () => number;
  readonly part: ResultPart | null;
  readonly choosePart: (part: ResultPart | null) => void;
  readonly read: (seat: Seat) => void;
  readonly work: ReviewWork;
  readonly isPhone: boolean;
}

/** The result in a sentence, its reason, the figures, and how they add up. */
export function Head({ sight, lineNow, part, choosePart, read, work, isPhone }: HeadProps) {
  const { words, opened, review } = sight;
  const reason = reasonSentence(sight);
  const isTold = review.accounts[sight.seat]?.isTold ?? false;
  return (
    <header class="review-head" data-told={isTold}>
      <div>
        <div class="review-of">
          <p class="eyebrow">{words.of(opened.texts.title)}</p>
          {review.seats > 1 && !review.isTeam && <Reader sight={sight} read={read} />}
        </div>
        <h1>
          {resultSentence(sight)}
          {reason && <span class="review-reason"> {reason}</span>}
        </h1>
        <LeadLine sight={sight} />
        <Doors sight={sight} lineNow={lineNow} work={work} />
      </div>
      {isTold && <Fall sight={sight} part={part} choosePart={choosePart} isPhone={isPhone} />}
    </header>
  );
}

/** Whose result it is about. */
function Reader({ sight, read }: { sight: Sight; read: (seat: Seat) => void }) {
  const { words, seat, looks, nameOf } = sight;
  return (
    <label class="review-reader">
      <span>{words.seen}</span>
      <select value={seat} onChange={event => read(Number(event.currentTarget.value))}>
        {looks.map(look => (
          <option key={look.seat} value={look.seat}>
            {nameOf(look.seat) ?? words.you}
          </option>
        ))}
      </select>
    </label>
  );
}

function LeadLine({ sight }: { sight: Sight }) {
  const { pen } = sight;
  const { sentence, figures, more } = leadOf(sight);
  return (
    <p class="review-lead">
      {sentence.split(/\{(\w+)\}/).map((part, at) => {
        const figure = at % 2 === 1 && figures[part as keyof typeof figures];
        if (!figure) return part;
        return (
          <span key={at}>
            <b class={part === 'luck' ? 'of-luck' : 'of-skill'}>{pen.size(figure)}</b> <i>({pen.sizes(figure)})</i>
          </span>
        );
      })}{' '}
      {more}
    </p>
  );
}

/** What one can do with the review: share it, see the replay, look closer. */
function Doors({ sight, lineNow, work }: Pick<HeadProps, 'sight' | 'lineNow' | 'work'>) {
  const { words, film, pen, review, seat } = sight;
  const { state } = work.standing.value;
  const own = review.accounts[seat];
  const replay = () => {
    keepForReplay({ text: film.file, mine: film.mine });
    go('/replay');
  };
  return (
    <div class="review-doors">
      <ShareReview sight={sight} lineNow={lineNow} />
      <button type="button" class="button second" onClick={replay}>
        <Icon name="i-step-back" />
        {words.doors.replay}
      </button>
      {state === 'settled' && (
        <button type="button" class="button quiet" onClick={() => work.closer()}>
          <Icon name="i-zoom-in" />
          {words.work.closer}
        </button>
      )}
      {own?.isTold && own.luck.half > 0 && (
        <span class="chip">
          <Icon name={state === 'settled' ? 'i-check' : 'i-refresh'} size={16} />
          {state === 'settled' ? words.work.known(pen.amount(own.luck.half)) : words.work.improving(pen.amount(own.luck.half))}
        </span>
      )}
      {review.isRough && state === 'settled' && <span class="chip">{words.work.rough}</span>}
    </div>
  );
}

/** Which part of the result a column of the waterfall is. */
const FILTERS: readonly (ResultPart | null)[] = [null, 'luck', 'you', 'others', null, null];

function Fall({ sight, part, choosePart, isPhone }: Omit<HeadProps, 'read' | 'work' | 'lineNow'>) {
  const { words, pen, review, isSettled } = sight;
  const { fall } = words;
  const parts = useMemo(() => partsOf(sight, isPhone), [sight, isPhone]);
  const filters = review.seats > 1 && !review.isTeam ? FILTERS : FILTERS.filter(each => each !== 'others');
  const chosen = part === null ? null : filters.indexOf(part);
  const pick = (at: number) => {
    const wanted = filters[at] ?? null;
    choosePart(wanted === part ? null : wanted);
  };
  return (
    <div class="review-fall">
      <Chart
        label={`${fall.label}, ${words.units[pen.unit]}`}
        table={words.chart.table}
        isTableUnseen
        pick={pick}
        inputs={[parts, chosen, isPhone]}
        draw={paper =>
          waterfall(
            {
              parts,
              chosen,
              height: (isPhone ? 160 : 176) * Math.sqrt(paper.letters),
              hasUnder: !isPhone,
              written: (value, half) => partText(sight, value, half),
              between: pen.between,
              head: [fall.head[0] ?? '', fall.head[1] ?? '', fall.head[2] ?? ''],
            },
            paper,
          )
        }
      />
      <p class="review-sub">{resultTold(sight)}</p>
      {!isSettled && <span class="unseen">{words.fall.running[1]}</span>}
    </div>
  );
}
