// The picture of a tour that is done: what it says and how it is laid out, on the page and in the file alike.
import type { ComponentChildren } from 'preact';
import type { Mark } from '../../../games/on-tour-paris/index.ts';
import type { DailyDay, TourOfDay } from '../../../protocol/index.ts';
import { settings } from '../../device/settings.ts';
import { titleOf } from '../../shell/cover.ts';
import { later } from '../../ui/index.ts';
import { CityWay } from './city-way.tsx';
import { dailyWords } from './daily-words.ts';
import type { Toured } from './toured.ts';

const ParisMap = later(async () => (await import('./paris-map.tsx')).ParisMap);

export interface PictureProps {
  readonly game: TourOfDay['game'];
  readonly day: DailyDay;
  readonly score: number;
  readonly isWon: boolean;
  readonly toured: Toured | undefined;
  /** The title that was earned, in words. */
  readonly title: string | undefined;
  /** What stands on the map of Paris, once the luck of the day is told. */
  readonly marks: readonly (Mark | null)[] | undefined;
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly score: number;
  readonly stamp: readonly [x: number, y: number];
  readonly figures: number;
  readonly art: { readonly x: number; readonly y: number; readonly scale: number };
  /** How wide the words may be. */
  readonly words: number;
}

/** For most screens, and for phones that are held upright. */
const WIDE: Layout = {
  width: 1200,
  height: 780,
  score: 428,
  stamp: [70, 536],
  figures: 660,
  art: { x: 474, y: 96, scale: 0.7 },
  words: 390,
};
const TALL: Layout = {
  width: 1080,
  height: 1350,
  score: 386,
  stamp: [560, 316],
  figures: 516,
  art: { x: 120, y: 556, scale: 0.84 },
  words: 950,
};
const EDGE = 64;
const INK = '#fffaf0';
const DISPLAY = "'Jost Variable', Jost, sans-serif";
const TEXT = "'Figtree Variable', Figtree, sans-serif";

/** Until the day is over nothing of it tells the luck: of a route its shape, of a city which sites counted. */
export function Picture({ isTall, ...props }: PictureProps & { readonly isTall: boolean }) {
  const { game, day, score, isWon, toured, title, marks } = props;
  const say = dailyWords.value;
  const to = isTall ? TALL : WIDE;
  const face = game === 'on-tour-paris' ? "Limelight, 'Jost Variable', sans-serif" : DISPLAY;
  const stamp = game === 'city-tour' ? (isWon ? say.isWon : say.isLost) : title;
  const unit = [unitOf(game, score), ...(toured?.goal === undefined ? [] : [say.goal(toured.goal)])].join(' · ');
  return (
    <svg
      class="daily-picture"
      data-print
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${to.width} ${to.height}`}
      role="img"
      aria-label={spokenOf(props)}
    >
      <path d={`M0 0h${to.width}v${to.height}H0z`} fill="var(--g-deep)" />
      <path d={raysOf(to)} fill={INK} opacity="0.05" />
      <circle cx="215" cy={to.score - 130} r="235" fill="var(--g-main)" />
      <Line
        at={[EDGE, 104]}
        size={58}
        weight={game === 'on-tour-paris' ? 400 : 750}
        width={to.width - 2 * EDGE}
        face={face}
        ink="var(--g-glow)"
      >
        {titleOf(game)}
      </Line>
      <Line at={[EDGE, 150]} size={27} weight={650} width={to.width - 2 * EDGE}>
        {`${say.numbered(day.number)} · ${dateOf(day)}`}
      </Line>
      <Line at={[EDGE - 8, to.score]} size={240} weight={800} width={to.words}>
        {String(score)}
      </Line>
      <Line at={[EDGE, to.score + 52]} size={31} weight={600} width={to.words}>
        {unit}
      </Line>
      {stamp && <Stamp at={to.stamp} width={to.words - 40} text={stamp} />}
      <Figures toured={toured} at={to.figures} width={to.words} />
      <g transform={`translate(${to.art.x} ${to.art.y}) scale(${to.art.scale})`}>
        {toured?.route && <ParisMap route={toured.route} marks={marks} />}
        {game === 'city-tour' && toured && <CityWay squares={toured.parts[0]?.squares ?? []} />}
      </g>
      <Compass y={to.height - 66} />
      <Line at={[EDGE + 48, to.height - 40]} size={26} weight={600} width={to.width - 2 * EDGE - 48}>
        {['Tabletour', ...(day.streak && day.streak.days > 1 ? [`${day.streak.days} ${say.row(day.streak.days)}`] : [])].join(' · ')}
      </Line>
    </svg>
  );
}

/** The same in words, for whoever listens. */
function spokenOf({ game, score, isWon, toured, title }: PictureProps): string {
  const say = dailyWords.value;
  const result = (game === 'city-tour' ? say.delivered : say.points)(score);
  const outcome = game === 'city-tour' ? (isWon ? say.isWon : say.isLost) : title;
  const figures = toured?.figures.map(({ name, count }) => `${count} ${say.figures[name](count)}`);
  return [titleOf(game), [result, outcome].filter(Boolean).join(', '), figures?.join(', ')].filter(Boolean).join('. ');
}

/** What is counted, without the number. */
export function unitOf(game: TourOfDay['game'], score: number): string {
  const say = dailyWords.value;
  return (game === 'city-tour' ? say.delivered : say.points)(score).replace(/^[\d.,\s]+/, '');
}

function dateOf({ date }: DailyDay): string {
  const options = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const { language } = settings.value;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(Date.parse(`${date}T12:00:00Z`));
}

interface LineProps {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly weight: number;
  /** What is wider is written smaller. */
  readonly width: number;
  readonly face?: string;
  readonly ink?: string;
  readonly children: string;
}

function Line({ at: [x, y], size, weight, width, face = size > 100 ? DISPLAY : TEXT, ink = INK, children }: LineProps) {
  const fitting = size * Math.min(1, width / widthOf(children, `${weight} ${size}px ${face}`));
  return (
    <text x={x} y={y} font-family={face} font-size={fitting} font-weight={weight} fill={ink}>
      {children}
    </text>
  );
}

function widthOf(text: string, font: string): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 1;
  pen.font = font;
  return pen.measureText(text).width;
}

function Stamp({ at: [x, y], width, text }: { at: readonly [number, number]; width: number; text: string }) {
  const size = Math.min(34, (34 * width) / widthOf(text, `700 34px ${DISPLAY}`));
  const wide = widthOf(text, `700 ${size}px ${DISPLAY}`) + 40;
  return (
    <g transform={`translate(${x} ${y}) rotate(-3)`}>
      <rect width={wide} height="58" rx="8" fill="var(--g-deep)" stroke="var(--g-glow)" stroke-width="4" />
      <text x={wide / 2} y="41" text-anchor="middle" font-family={DISPLAY} font-size={size} font-weight="700" fill="var(--g-glow)">
        {text}
      </text>
    </g>
  );
}

function Figures({ toured, at, width }: { toured: Toured | undefined; at: number; width: number }) {
  const say = dailyWords.value;
  const figures = toured?.figures.map(({ name, count }) => ({ value: String(count), label: say.figures[name](count) }));
  const whole = figures?.map(({ value, label }) => `${value} ${label}`).join('   ') ?? '';
  const size = Math.min(29, (29 * width) / widthOf(whole, `650 29px ${TEXT}`));
  return (
    <text x={EDGE} y={at} font-family={TEXT} font-size={size} fill={INK} xml:space="preserve">
      {figures?.map(
        ({ value, label }, number): ComponentChildren => (
          <tspan key={label}>
            {number > 0 && '   '}
            <tspan font-weight="800">{value}</tspan>
            {` ${label}`}
          </tspan>
        ),
      )}
    </text>
  );
}

/** Rays from the disc behind the number. */
function raysOf({ width, height, score }: Layout): string {
  const far = width + height;
  const spoke = (angle: number) => `${215 + far * Math.cos(angle)} ${score - 130 + far * Math.sin(angle)}`;
  const turn = (2 * Math.PI) / 24;
  return Array.from({ length: 12 }, (_, at) => `M215 ${score - 130}L${spoke(2 * at * turn)}L${spoke((2 * at + 1) * turn)}z`).join('');
}

/** The compass of the house. */
function Compass({ y }: { y: number }) {
  return (
    <svg x={EDGE} y={y} width="36" height="36" viewBox="0 0 48 48">
      <circle cx="24" cy="24" r="19" fill="none" stroke={INK} stroke-width="4.500" />
      <path fill="#e0563b" d="M34.500 13.500L27 27 21 21z" />
      <path fill={INK} d="M13.500 34.500L21 21l6 6z" />
    </svg>
  );
}
