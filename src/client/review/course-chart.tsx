import { useMemo } from 'preact/hooks';
import { below, type Drawing, type Line, lineChart, type Paper, shareChart, swingChart } from '../../charts/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { isChanceTold, isScoreTold } from '../../review/index.ts';
import { Chart } from '../charts/index.tsx';
import { coloursOf, shapeOf, useMedia } from '../ui/index.ts';
import { prospectAt, swingsOf, unknownFrom } from './course.ts';
import { partName } from './fall.ts';
import { drawsIn } from './headline.ts';
import type { Looking, Shown } from './looking.ts';
import { isTeamOfSeveral, placeName, type Sight } from './sight.ts';

interface CourseProps {
  readonly sight: Sight;
  readonly looking: Looking;
  readonly isPhone: boolean;
  readonly isRunning: boolean;
}

/** How high the course and the bars below it are: a low screen shows the whole moment too. */
const HEIGHTS = { phone: [250, 100], low: [186, 70], usual: [218, 82] } as const;
const LOW = '(min-width: 1100px) and (max-height: 960px)';

/** The course of the game for all seats, and what moved the reader's result. */
export function CourseChart({ sight, looking, isPhone, isRunning }: CourseProps) {
  const { words, review, course, place } = sight;
  const { chart } = words;
  const { measure } = review;
  const isLow = useMedia(LOW);
  const size = isPhone ? 'phone' : isLow ? 'low' : 'usual';
  const hasScores = measure.unit !== 'win';
  const hasChances = measure.result !== 'score';
  const shown = hasScores && (looking.shown === 'score' || !hasChances) ? 'score' : 'win';
  const data = useMemo(() => dataOf(sight, shown), [sight.review, sight.seat, sight.words, shown]);
  const swings = useMemo(() => swingsOf(course, review, sight.seat, looking.part), [course, looking.part, sight.seat]);
  const current = (review.turningPoints[sight.seat] ?? []).findIndex(({ line }) => line === sight.line);
  const title = shown === 'win' || measure.unit === 'win' ? chart.win : chart[measure.unit];
  const moved = isTeamOfSeveral(review) ? words.ofTeam.moved : chart.moved(sight.who);
  const under = shown === 'win' ? (review.isTeam || review.seats === 1 ? '' : chart.sums) : measure.isLessBetter ? chart.fewer : '';
  return (
    <section class="review-panel review-chart" aria-label={chart.label}>
      <div class="review-chart-head">
        <h2>{title}</h2>
        <span>{under}</span>
        {hasScores && hasChances && (
          <div class="segments" role="group" aria-label={chart.show}>
            {(['score', 'win'] as const).map(each => (
              <button key={each} type="button" aria-pressed={shown === each} onClick={() => looking.show(each)}>
                {each === 'win' ? chart.byUnit.win : chart.byUnit[measure.unit]}
              </button>
            ))}
          </div>
        )}
      </div>
      <Chart
        label={`${title}. ${chart.label}`}
        table={chart.table}
        spot={place}
        choose={at => looking.go(course.lines[at] ?? 0)}
        inputs={[data, swings, current, size, isRunning]}
        draw={paper => drawn(sight, data, swings, shown, paper, size, isRunning)}
      >
        <p class="review-legend">
          <b>{looking.part === null ? moved : chart.only(partName(sight, looking.part))}</b>
          <span>
            <i class="swatch luck" />
            {chart.luck(drawsIn(review, words).join(', '))}
          </span>
          <span>
            <i class="swatch skill" />
            {chart.decisions}
          </span>
          {shown === 'score' && (
            <span>
              <i class="swatch band" style={coloursOf(sight.seat)} />
              {chart.band}
            </span>
          )}
        </p>
      </Chart>
    </section>
  );
}

const lookOf = (seat: Seat) => ({ shape: shapeOf(seat), colour: coloursOf(seat)['--c'] ?? '' });

interface Data {
  readonly lines: readonly Line[];
  readonly bands: Parameters<typeof lineChart>[0]['bands'];
}

/** More lines than this are too many colours: the others step back. */
const MOST_COLOURS = 5;

function dataOf(sight: Sight, shown: Shown): Data {
  const { review, course, seat, looks, words, nameOf, scores, isReached } = sight;
  const { measure, isTeam, accounts } = review;
  const last = course.lines.length - 1;
  const seats = isTeam || (measure.unit === 'win' && review.seats === 1) ? [seat] : looks.map(look => look.seat);
  const winners = accounts.filter(({ isWon }) => isWon).length;
  const lines = seats.map((each): Line => {
    const isQuiet = seats.length > MOST_COLOURS && each !== seat && !accounts[each]?.isWon;
    const account = accounts[each];
    const end = shown === 'score' ? (account?.score ?? null) : account?.isWon ? 1 / (isTeam ? 1 : winners) : 0;
    return {
      name: isTeam ? words.team : (nameOf(each) ?? words.you),
      look: isQuiet ? { ...lookOf(each), colour: 'var(--ink-3)' } : lookOf(each),
      isMain: each === seat,
      end: shown === 'score' && !isReached(each) ? `≈\u00a0${scores.plain(end ?? 0, 0)}` : undefined,
      values: course.lines.map((_, place) => {
        if (place === last) return end;
        const prospect = prospectAt(course, place, each);
        const start = prospectAt(course, 0, each);
        if (!prospect || !start || !(shown === 'score' ? isScoreTold(prospect, start) : isChanceTold(prospect.win))) return null;
        return shown === 'score' ? prospect.score.value : prospect.win.value;
      }),
    };
  });
  const bands = course.lines.flatMap((_, place) => {
    const prospect = shown === 'score' ? prospectAt(course, place, seat) : undefined;
    const start = prospectAt(course, 0, seat);
    if (!prospect || !start || !isScoreTold(prospect, start)) return [];
    const [lower, low, high, higher] = prospect.quantiles;
    return [{ at: place, low, high, lower, higher }];
  });
  return { lines, bands };
}

/** What the two drawings have in common. */
function courseOf(sight: Sight, isRunning: boolean) {
  const { course, words } = sight;
  const unknown = unknownFrom(course);
  return {
    count: course.lines.length,
    sections: course.sections,
    placeName: (at: number) => placeName(sight, at),
    places: words.chart.places,
    unknown: unknown === undefined ? undefined : { from: unknown, says: isRunning ? words.chart.played : words.chart.notYet },
  };
}

function drawn(
  sight: Sight,
  { lines, bands }: Data,
  swings: ReturnType<typeof swingsOf>,
  shown: Shown,
  paper: Paper,
  size: keyof typeof HEIGHTS,
  isRunning: boolean,
): Drawing {
  const { review, words, scores, pen } = sight;
  const { chart } = words;
  const common = courseOf(sight, isRunning);
  const [height, under] = [HEIGHTS[size][0] * Math.sqrt(paper.letters), HEIGHTS[size][1] * Math.sqrt(paper.letters)];
  const written = shown === 'win' ? pen.percent : (value: number) => scores.plain(value, Number.isInteger(value) ? 0 : 1);
  const isStacked = shown === 'win' && lines.length > 1;
  const { threshold } = review.measure;
  const above = isStacked
    ? shareChart({ ...common, lines: [...lines].sort((a, b) => Number(b.isMain) - Number(a.isMain)), height, written }, paper)
    : lineChart(
        {
          ...common,
          lines,
          bands,
          pins: pinsOf(sight, lines),
          level: shown === 'score' && threshold !== undefined ? { value: threshold, says: chart.bet } : undefined,
          span: shown === 'win' ? [0, 1] : undefined,
          isTurned: shown === 'score' && review.measure.isLessBetter,
          height,
          written,
        },
        paper,
      );
  const bars = swingChart(
    {
      ...common,
      kinds: [
        { name: chart.decisions, ink: 'skill', values: swings.skill },
        { name: chart.luck(drawsIn(review, words).join(', ')), ink: 'luck', values: swings.luck },
      ],
      height: under,
      written: value => pen.signed({ value, half: Number.isInteger(value) ? Number.POSITIVE_INFINITY : 0 }),
      good: chart.good,
      bad: chart.bad,
      field: { left: above.spots[0]?.x ?? 0, right: above.spots.at(-1)?.x ?? paper.width },
    },
    paper,
  );
  return below(above, bars, 4);
}

function pinsOf({ review, seat, course, place }: Sight, lines: readonly Line[]): Parameters<typeof lineChart>[0]['pins'] {
  const main = lines.find(({ isMain }) => isMain);
  return (review.turningPoints[seat] ?? []).flatMap(({ line, value }, at) => {
    const where = course.lines.indexOf(line);
    const height = main?.values[where];
    if (where < 0 || height === null || height === undefined) return [];
    return [{ at: where, value: height, number: at + 1, isCurrent: where === place, isLow: value.value < 0 }];
  });
}
