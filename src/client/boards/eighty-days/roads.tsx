// The roads one may take now, and what each leg asks for.
import { boxOf, type Kind, LONDON, placeAt, ROUTES, type Route } from '../../../games/eighty-days/index.ts';
import { Sign, SvgTarget } from '../../ui/index.ts';
import { ROADS, type Road } from './atlas.ts';
import { capital, type EdScene, frameOf, legUnderWay, pieceName, seatInTurn, travellerOf } from './scene.ts';

const WIDTH = 22;

/** The slots of a leg on a small plate. */
function Pill({ road, slots, leg, state }: { road: Road; slots: readonly Kind[]; leg: string; state: 'plain' | 'next' }) {
  const squares: readonly (Kind | 'E')[] = slots.length > 0 ? slots : ['E'];
  const signs = { S: 'g-ship', T: 'g-train', E: 'g-elephant' } as const;
  return (
    <g class={`ed-pill pill-${state}`} data-explain={`leg:${leg}`} transform={`translate(${road.pill.x} ${road.pill.y})`}>
      <rect class="plate" width={6 + squares.length * WIDTH} height="28" rx="8" />
      {squares.map((square, index) => (
        <g key={index} transform={`translate(${4 + index * WIDTH} 4)`}>
          <rect class={`k-${square}`} width="20" height="20" rx="4" />
          <Sign name={signs[square]} x={10} y={10} size={15} />
        </g>
      ))}
    </g>
  );
}

/** What a route asks for, in words. */
export function needsText(scene: EdScene, slots: readonly Kind[]): string {
  return slots.length === 0 ? scene.words.seen.noCards : slots.map(kind => capital(scene, kind)).join(' + ');
}

/** All the pills, and the road ahead of the seat in turn as a thing to touch. */
export function RoadsAhead({ scene }: { scene: EdScene }) {
  const seat = seatInTurn(scene.view);
  const ahead = seat === undefined ? undefined : travellerOf(scene.view, seat).position + 1;
  const legs = Array.from({ length: LONDON }, (_, index) => index + 1);
  return (
    <g class="ed-roads-ahead">
      {legs.flatMap(leg =>
        ROUTES.map(route => <LegRoad key={`${leg}${route}`} scene={scene} leg={leg} route={route} ahead={leg === ahead} />),
      )}
    </g>
  );
}

function LegRoad({ scene, leg, route, ahead }: { scene: EdScene; leg: number; route: Route; ahead: boolean }) {
  const road = ROADS[leg]?.[route];
  const slots = boxOf(scene.view.plan.options).legs[leg]?.[route];
  if (!road || !slots) return null;
  const underWay = legUnderWay(scene);
  const isUnderWay = underWay?.leg === leg && underWay.route === route;
  if (!ahead && !isUnderWay) return <Pill road={road} slots={slots} leg={`${leg}:${route}`} state="plain" />;
  const frame = frameOf(scene.view);
  const d = road.stretches.map(stretch => stretch.d).join('');
  const bound = isUnderWay || (frame && 'leg' in frame && frame.leg.route === route);
  if (isUnderWay || frame?.phase !== 'travel') {
    return (
      <g class="ed-road" data-bound={bound}>
        {bound && <path class="halo" d={d} />}
        <Pill road={road} slots={slots} leg={`${leg}:${route}`} state="next" />
      </g>
    );
  }
  const label = scene.words.seen.route(pieceName(scene, placeAt(leg)), needsText(scene, slots));
  return (
    <SvgTarget touching={scene.touching} touch={`route:${route}`} label={label} class="ed-road">
      <path class="halo" d={d} />
      <path class="lane" d={d} />
      <path class="hit" d={d} />
      <Pill road={road} slots={slots} leg={`${leg}:${route}`} state="next" />
    </SvgTarget>
  );
}
