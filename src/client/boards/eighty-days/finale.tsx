// The band of the end screen: the liner comes home, and who came with it.
import { BET, LONDON } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Traveller } from './drawings/figures.tsx';
import { capitalized, type EdScene, nameOf, travellerOf } from './scene.ts';
import { Balloon, Liner } from './strip.tsx';

/** Seats by rank, or as they stand. */
function ranking({ view, outcome }: EdScene): readonly Seat[] {
  const seats = view.travellers.map((_, seat) => seat);
  return outcome ? seats.sort((a, b) => (outcome.ranks[a] ?? 0) - (outcome.ranks[b] ?? 0)) : seats;
}

/** Everybody on the quay, the winner in front, with his days. */
export function Finale({ scene }: { scene: EdScene }) {
  const order = ranking(scene);
  const spoken = order
    .map(
      seat =>
        `${capitalized(scene, nameOf(scene, seat))}${scene.words.colon}${scene.words.days(travellerOf(scene.view, seat).days)}, ${stateOf(scene, seat)}`,
    )
    .join('; ');
  return (
    <svg class="ed-finale" viewBox="0 0 1200 200" preserveAspectRatio="xMidYMax slice" role="img" aria-label={spoken}>
      <path class="sky" d="M0 0H1200V200H0z" />
      <path class="sky-2" d="M0 62H1200V200H0z" />
      <Liner x={260} y={138} size={1.3} sun />
      <Balloon x={90} y={66} size={1.6} />
      <text class="eighty" x="490" y="128">
        80
      </text>
      <path class="water" d={`M0 144${'q30-12 60 0t60 0'.repeat(10)}V200H0z`} />
      <path class="quay" d="M572 160H1200V200H572z" />
      <path class="quay-edge" d="M572 160H1200V165H572z" />
      {order.map((seat, index) => (
        <g
          key={seat}
          transform={`translate(${index === 0 ? 622 : 634 + index * 62} ${index === 0 ? 163 : 166}) scale(${index === 0 ? 2.4 : 1.75})`}
          data-away={stateOf(scene, seat) === scene.words.finale.away}
        >
          <Traveller seat={seat} />
          <text class="days" y="14">
            {travellerOf(scene.view, seat).days}
          </text>
        </g>
      ))}
    </svg>
  );
}

function stateOf({ view, words }: EdScene, seat: Seat): string {
  const { position, days } = travellerOf(view, seat);
  if (position < LONDON) return words.finale.away;
  return days <= BET ? words.finale.inTime : words.finale.late;
}
