// The bezel of the watch: eighty days, the markers on them, and the days ahead.
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, shapeOf } from '../../ui/index.ts';
import { WHOLE } from './atlas.ts';
import { cellOf, type Pinned, pinned } from './geometry.ts';
import { type LegPlan, planAhead } from './plan.ts';
import { type EdScene, mine, UNSPOKEN } from './scene.ts';

const DAYS = Array.from({ length: 79 }, (_, index) => index + 1);

type Ahead = 'leg' | 'maybe' | 'questions';

/** What lies on each day ahead: sure days, days the die decides, days of the detective. */
export function daysAhead(plan: LegPlan | undefined): ReadonlyMap<number, Ahead> {
  const ahead = new Map<number, Ahead>();
  if (!plan) return ahead;
  const { day, least, most, questions } = plan;
  for (let step = 1; step <= most.total; step++) ahead.set(day + step, step <= least.total ? 'leg' : 'maybe');
  for (let step = 1; step <= questions; step++) ahead.set(day + most.total + step, 'questions');
  return ahead;
}

function ticks(): string {
  let path = '';
  for (let x = 40; x <= 1040; x += 40) path += `M${x} 6v28M${x} 566v28`;
  for (let y = 40; y <= 560; y += 40) path += `M6 ${y}h28M1046 ${y}h28`;
  return path;
}

const TICKS = ticks();

function Cell({ day, ahead }: { day: number; ahead: Ahead | undefined }) {
  const { x, y } = cellOf(day);
  const decade = day % 10 === 0;
  const look = ahead ?? (decade ? 'decade' : 'plain');
  return (
    <g class={`ed-cell cell-${look}`} data-decade={decade}>
      {look !== 'plain' && <rect x={x - 18} y={y - 18} width="36" height="36" rx="5" />}
      <text x={x} y={y + 5.5}>
        {day}
      </text>
    </g>
  );
}

/** The ring itself, with the cells ahead lit. */
export function DayRing({ ahead }: { ahead: ReadonlyMap<number, Ahead> }) {
  const onCell = (cell: number) => ahead.get(cell) ?? ahead.get(cell + 80) ?? ahead.get(cell + 160);
  return (
    <g class="ed-ring" data-explain="days" {...UNSPOKEN}>
      <path class="body" fill-rule="evenodd" d={`M0 0H${WHOLE.width}V${WHOLE.height}H0zM40 40V560H1040V40z`} />
      <path class="ticks" d={TICKS} />
      {DAYS.map(day => (
        <Cell key={day} day={day} ahead={onCell(day)} />
      ))}
      <g class="jewel" data-ahead={ahead.get(80) ?? ahead.get(160) ?? 'none'}>
        <circle class="setting" cx="540" cy="28" r="27" />
        <circle class="stone" cx="540" cy="28" r="23" />
        <text x="540" y="37.5">
          80
        </text>
      </g>
    </g>
  );
}

interface PinProps {
  readonly seat: Seat;
  readonly days: number;
  readonly at: Pinned;
  readonly ghost: boolean;
}

function placed({ seat, at }: PinProps) {
  return { ...coloursOf(seat), transform: `translate(${at.head.x}px, ${at.head.y}px)` };
}

/** The point of a pin; all points are drawn below all heads. */
function Point(props: PinProps) {
  const { head, tip } = props.at;
  const length = Math.max(22, Math.hypot(tip.x - head.x, tip.y - head.y));
  const turn = (Math.atan2(tip.y - head.y, tip.x - head.x) * 180) / Math.PI - 90;
  return (
    <g class={props.ghost ? 'ed-pin ghost' : 'ed-pin'} style={placed(props)}>
      <path class="body" transform={`rotate(${turn})`} d={`M-8 9 0 ${length} 8 9z`} />
    </g>
  );
}

function Head(props: PinProps) {
  const { seat, days, at, ghost } = props;
  const lap = days >= 80 ? `${days > 80 ? '+' : ''}${Math.floor(days / 80) * 80}` : undefined;
  return (
    <g class={ghost ? 'ed-pin ghost' : 'ed-pin'} style={placed(props)} data-explain={`days:${seat}`}>
      <circle class="body" r="14" />
      <use class="mark" href={`#${shapeOf(seat)}`} x="-8" y="-8" width="16" height="16" />
      {lap && (
        <g class="lap" transform={`translate(0 ${at.head.y < 300 ? 21 : -21})`}>
          <rect x="-17" y="-8.5" width="34" height="17" rx="4" />
          <text y="5">{lap}</text>
        </g>
      )}
    </g>
  );
}

/** Everybody's day, and where the seat in turn would come to stand. */
export function DayPins({ scene }: { scene: EdScene }) {
  const { travellers } = scene.view;
  const own = mine(scene);
  const plan = scene.happening ? undefined : planAhead(scene.view, scene.touching);
  const seats = travellers.map((_, seat) => seat).filter(seat => !scene.view.resigned.includes(seat));
  const marks = [...seats.filter(seat => seat !== own), ...seats.filter(seat => seat === own)].map(seat => ({
    key: `${seat}`,
    seat,
    days: travellers[seat]?.days ?? 0,
    ghost: false,
  }));
  if (plan) marks.unshift({ key: 'ghost', seat: plan.seat, days: plan.day + plan.most.total + plan.questions, ghost: true });
  const places = pinned(marks.map(({ days }) => days));
  const pins = marks.map((mark, index) => ({ ...mark, at: places[index] ?? NOWHERE }));
  return (
    <g class="ed-pins" {...UNSPOKEN}>
      {pins.map(pin => (
        <Point {...pin} key={`${pin.key} point`} />
      ))}
      {pins.map(pin => (
        <Head {...pin} key={`${pin.key} head`} />
      ))}
    </g>
  );
}

const NOWHERE: Pinned = { head: { x: 540, y: 62 }, tip: { x: 540, y: 40 } };
