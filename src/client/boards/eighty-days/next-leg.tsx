import { type Route, slotsOf } from '../../../games/eighty-days/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { Target } from '../../ui/index.ts';
import { SlotSquares } from './drawings/signs.tsx';
import { PlanCards } from './leg-sheet.tsx';
import { cheapestPlan, routesOf } from './plan.ts';
import { type EdScene, placeName, travellerOf } from './scene.ts';

/** The routes of the next leg with the cheapest cards for them; in the step of travelling they can be touched. */
export function NextLeg({ scene, seat, open }: { scene: EdScene; seat: Seat; open: boolean }) {
  const { legsDone, legsAllowed } = scene.view.turn;
  if (open && legsDone >= legsAllowed) return null;
  return (
    <ul class="ed-routes">
      {routesOf(scene.view, seat).map(route => (
        <li key={route}>
          <RouteRow scene={scene} seat={seat} open={open} route={route} />
        </li>
      ))}
    </ul>
  );
}

function RouteRow({ scene, seat, open, route }: { scene: EdScene; seat: Seat; open: boolean; route: Route }) {
  const { view, words, touching } = scene;
  const { position } = travellerOf(view, seat);
  const slots = slotsOf(view, position, route) ?? [];
  const plan = cheapestPlan(view, seat, route);
  const place = placeName(scene, position + 1);
  const name = slots.length === 0 ? words.leg.byLand : slots[0] === 'T' ? words.leg.byRail : words.leg.bySea;
  const content = (
    <>
      <SlotSquares slots={slots} />
      <span class="name">{open ? name : place}</span>
      {plan ? <PlanCards plan={plan} /> : <small>{words.leg.lacking}</small>}
      {plan && <b>{plan.least.total}</b>}
    </>
  );
  if (!open) {
    return (
      <p class="ed-route" data-explain={`leg:${position + 1}:${route}`}>
        {content}
      </p>
    );
  }
  const cost = plan ? words.days(plan.least.total) : words.leg.lacking;
  return (
    <Target touching={touching} touch={`route:${route}`} label={`${words.seen.route(place, name)}${words.colon}${cost}`} class="ed-route">
      {content}
    </Target>
  );
}
