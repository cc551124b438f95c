// The ring unrolled, for screens too narrow for it.
import { coloursOf, shapeOf } from '../../ui/index.ts';
import { apart } from './geometry.ts';
import { planAhead } from './plan.ts';
import { type EdScene, nameOf } from './scene.ts';

const [LEFT, RIGHT, BASE] = [14, 346, 36];
const HEAD = 23;

/** Everybody's day on a straight line. */
export function DayRuler({ scene }: { scene: EdScene }) {
  const { view, words } = scene;
  const { travellers } = scene.view;
  const plan = scene.happening ? undefined : planAhead(view, scene.touching);
  const arrival = plan ? plan.day + plan.most.total + plan.questions : 0;
  const end = Math.max(80, arrival, ...travellers.map(({ days }) => days));
  const at = (day: number) => LEFT + (day * (RIGHT - LEFT)) / end;
  const seats = travellers.map((_, seat) => seat).filter(seat => !view.resigned.includes(seat));
  const heads = inside(
    apart(
      seats.map(seat => at(travellers[seat]?.days ?? 0)),
      HEAD,
    ),
  );
  const spoken = seats.map(seat => `${nameOf(scene, seat)} ${travellers[seat]?.days}`).join(', ');
  return (
    <svg class="ed-ruler" viewBox="0 0 360 54" role="img" aria-label={words.ruler(spoken)} data-explain="days">
      <path class="line" d={`M${LEFT} ${BASE}H${RIGHT}`} />
      <path class="marks" d={marks(end, at)} />
      {plan && <path class="leg" d={`M${at(plan.day)} ${BASE}H${at(plan.day + plan.least.total)}`} />}
      {plan && <path class="maybe" d={`M${at(plan.day + plan.least.total)} ${BASE}H${at(plan.day + plan.most.total)}`} />}
      {plan && <path class="questions" d={`M${at(plan.day + plan.most.total)} ${BASE}H${at(arrival)}`} />}
      {[0, 20, 40, 60, 80].map(day => (
        <text key={day} class={day === 80 ? 'bet' : ''} x={at(day)} y="51">
          {day}
        </text>
      ))}
      {seats.map((seat, index) => {
        const x = heads[index] ?? 0;
        const tip = at(travellers[seat]?.days ?? 0) - x;
        return (
          <g key={seat} class="ed-pin" data-explain={`days:${seat}`} style={{ ...coloursOf(seat), transform: `translate(${x}px, 14px)` }}>
            <path class="body" d={`M-6.5 9 ${tip} 21 6.5 9A11 11 0 1 0-6.5 9z`} />
            <use class="mark" href={`#${shapeOf(seat)}`} x="-6.5" y="-6.5" width="13" height="13" />
          </g>
        );
      })}
      {plan && <circle class="arrival" cx={at(arrival)} cy={BASE} r="5" style={coloursOf(plan.seat)} />}
    </svg>
  );
}

/** Moves all heads together back onto the screen where the group hangs over its edge. */
function inside(heads: readonly number[]): readonly number[] {
  const least = Math.min(...heads);
  const most = Math.max(...heads);
  const shift = least < LEFT ? LEFT - least : Math.min(0, RIGHT - most);
  return heads.map(head => head + shift);
}

function marks(end: number, at: (day: number) => number): string {
  let path = '';
  for (let day = 0; day <= end; day++) {
    const height = day % 10 === 0 ? 9 : day % 5 === 0 ? 6 : 3;
    path += `M${at(day).toFixed(1)} ${BASE - height}v${height}`;
  }
  return path;
}
