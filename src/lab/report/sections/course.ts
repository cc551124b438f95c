import type { Course } from '../../course.ts';
import { type Curve, columnChart, lineChart } from '../charts.ts';
import { type Context, drawnOf, seriesHead, type Variant, variantColour } from '../context.ts';
import { figureOf, type Section, tableOf } from '../html.ts';
import { colourAt } from '../palette.ts';
import { figure, percent, seatName } from '../words.ts';

/** Who was ahead when, and how often that was enough; for a team, how good and bad days part. */
export function leads(context: Context): Section[] {
  const course = context.base.summary.course;
  if (!course || course.points.every(({ scores }) => scores.every(score => score === 0))) return [];
  return [context.isTeam ? teamCourse(context, course) : leaderCourse(context, course)];
}

const AT = (course: Course) => course.points.map(({ at }) => percent(at, 0));
const AXES = { xName: 'of the game played' } as const;

function leaderCourse(context: Context, course: Course): Section {
  const { base, variants } = context;
  const at = AT(course);
  const early = course.points[Math.floor(course.points.length / 4)];
  const half = course.points[Math.floor(course.points.length / 2)];
  const expected = base.summary.bySeat.map((_, seat, all) => ({
    name: seatName(
      seat,
      all.map(({ bot }) => bot),
    ),
    colour: colourAt(seat),
    values: course.points.map(({ scores }) => scores[seat] ?? null),
  }));
  return {
    title: 'Lead over time',
    says: `The player ahead after a quarter of the game wins ${percent(early?.leaderWins ?? null, 0)} of the games, halfway ${percent(half?.leaderWins ?? null, 0)}; the lead changes hands ${figure(course.leadChanges)} times.`,
    figures: [
      figureOf(
        lineChart({
          curves: drawnOf(context).map((variant, index) => leaderCurve(context, variant, index)),
          at,
          ...AXES,
          yName: 'leaders who win',
          written: value => percent(value, 0),
          level: { name: 'even share', value: 1 / base.summary.seats },
          fromZero: true,
        }),
        'How often the player ahead at this point wins in the end.',
      ),
      figureOf(
        lineChart({ curves: expected, at, ...AXES, yName: 'expected score', written: value => figure(value, 1) }),
        `The expected final score of each seat${variants.length > 1 ? `, in “${base.label}”` : ''}.`,
      ),
    ],
    tables: [
      tableOf({
        caption: 'Leaders who win in the end',
        head: [seriesHead(context), '25 %', '50 %', '75 %', 'Lead at 50 %', 'Changes of lead'],
        rows: variants.map(({ label, summary }) => {
          const points = summary.course?.points ?? [];
          const quarter = (count: number) => points[Math.round(((points.length - 1) * count) / 4)];
          const shares = [1, 2, 3].map(count => percent(quarter(count)?.leaderWins ?? null));
          return [label, ...shares, figure(quarter(2)?.lead ?? null), figure(summary.course?.leadChanges ?? null)];
        }),
      }),
    ],
    wide: true,
  };
}

function leaderCurve(context: Context, { label, summary }: Variant, index: number): Curve {
  const name = context.variants.length > 1 ? label : 'leaders who win';
  return { name, colour: variantColour(context, index), values: summary.course?.points.map(({ leaderWins }) => leaderWins) ?? [] };
}

function teamCourse(context: Context, course: Course): Section {
  const { palette, variants, base } = context;
  const won = course.points.map(({ whenWon }) => whenWon[0] ?? null);
  const lost = course.points.map(({ whenLost }) => whenLost[0] ?? null);
  const both: Curve[] = [
    { name: 'games that were won', colour: palette.main, values: won },
    { name: 'games that were lost', colour: palette.deep, values: lost },
  ];
  const curves = both.filter(({ values }) => values.some(value => value !== null));
  const middle = Math.floor(course.points.length / 2);
  const [a, b] = [won[middle] ?? null, lost[middle] ?? null];
  return {
    title: 'Course of the game',
    says:
      a === null || b === null
        ? `Halfway, a score of ${figure(a ?? b)} was expected.`
        : `Halfway, ${figure(a)} was expected of games that were won in the end, ${figure(b)} of those that were lost.`,
    figures: [
      figureOf(
        lineChart({ curves, at: AT(course), ...AXES, yName: 'expected score', written: value => figure(value, 1) }),
        `The expected final score${variants.length > 1 ? `, in “${base.label}”` : ''}.`,
      ),
    ],
    tables: [
      tableOf({
        caption: 'Expected score halfway',
        head: [seriesHead(context), 'Won', 'Lost', 'At the end'],
        rows: variants.map(({ label, summary }) => {
          const points = summary.course?.points ?? [];
          const half = points[Math.floor(points.length / 2)];
          return [label, figure(half?.whenWon[0] ?? null), figure(half?.whenLost[0] ?? null), figure(points.at(-1)?.scores[0] ?? null)];
        }),
      }),
    ],
  };
}

/** How much there is to decide. */
export function decisions(context: Context): Section[] {
  const { base, variants } = context;
  const { course } = base.summary;
  if (!course) return [];
  const drawn = drawnOf(context);
  const most = Math.max(...drawn.map(({ summary }) => summary.course?.decisionsInTurn.findLastIndex(share => share > 0) ?? 0));
  const last = course.decisionsInTurn.length - 1;
  const at = Array.from({ length: most + 1 }, (_, count) => (count === last ? `${count}+` : String(count)));
  const curves = drawn.map(({ label, summary }, index) => ({
    name: label,
    colour: variantColour(context, index),
    values: summary.course?.decisionsInTurn.slice(0, most + 1) ?? [],
  }));
  return [
    {
      title: 'Decisions in a turn',
      says: `A turn has ${figure(course.decisionsPerTurn)} real decisions, with ${figure(course.choicesPerDecision)} moves to choose from at each; a whole game has ${figure(course.decisions, 0)}.`,
      figures: [
        figureOf(
          columnChart({ curves, at, xName: 'decisions in a turn', yName: 'share of the turns', written: value => percent(value, 0) }),
          'Decisions between two changes of the player; a move without a choice is none.',
        ),
      ],
      tables: [
        tableOf({
          caption: 'Decisions',
          head: [seriesHead(context), 'Turns per game', 'Per game', 'Per turn', 'Choices at each'],
          rows: variants.map(({ label, summary: { course: own } }) => [
            label,
            figure(own?.turns ?? null),
            figure(own?.decisions ?? null),
            figure(own?.decisionsPerTurn ?? null),
            figure(own?.choicesPerDecision ?? null),
          ]),
        }),
      ],
    },
  ];
}
