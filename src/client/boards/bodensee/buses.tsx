// The buses on the board, their drives, and the ghost where one would arrive.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Die as DieId, TownId, View } from '../../../games/bodensee/table.ts';
import { SvgTarget } from '../../ui/index.ts';
import { DECORATION } from './drawings/decoration.ts';
import { BusBody, busOutline, busWidth, Die, windowAt } from './drawings/pieces.tsx';
import { BUS, isAlone, type Point, type Spot, standsOf, tetherOf, WHOLE } from './geometry.ts';
import { driveTime } from './motion.ts';
import { legsOf } from './roads.tsx';
import { busName, dieName, type Lake, topFrame } from './scene.ts';

const NS = 'http://www.w3.org/2000/svg';
const STEPS = 14;

/** Points along a way, as offsets from where the bus ends up. */
function pointsAlong(legs: readonly { readonly line: string; readonly isReversed: boolean }[], goal: Point): string[] {
  return legs.flatMap(({ line, isReversed }) => {
    const path = document.createElementNS(NS, 'path');
    path.setAttribute('d', line);
    const whole = path.getTotalLength();
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = isReversed ? 1 - step / STEPS : step / STEPS;
      const { x, y } = path.getPointAtLength(whole * share);
      return `translate(${x - BUS.width / 2 - goal.x}px, ${y - BUS.height + 12 - goal.y}px)`;
    });
  });
}

/** Lets the bus drive along its way while the news of it is shown. */
function useDrive({ scene, view, spots, at, stand }: BusProps) {
  const bus = useRef<SVGGElement>(null);
  const { happening } = scene;
  const isMine = (happening?.type === 'drove' || happening?.type === 'dispatched') && view.buses[at]?.town === happening.to;
  // Before it is painted: else the bus would show at its goal for a moment.
  useLayoutEffect(() => {
    const element = bus.current;
    if (!element || !isMine || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const speed = Number(getComputedStyle(element).getPropertyValue('--speed') || 1);
    const route = happening.type === 'drove' ? happening.route : [happening.from, happening.to];
    const by = happening.type === 'drove' ? happening.by : 'road';
    const points = pointsAlong(legsOf(view, spots, route, by), stand);
    if (speed === 0 || points.length === 0) return undefined;
    const frames = [...points, 'translate(0px, 0px)'].map(transform => ({ transform }));
    const drive = element.animate(frames, { duration: driveTime(route, by) * speed * 0.94, easing: 'ease-in-out' });
    return () => drive.cancel();
  }, [happening]);
  return { bus, isMine };
}

interface BusProps {
  readonly scene: Lake;
  readonly view: View;
  readonly spots: readonly Spot[];
  readonly at: number;
  readonly stand: Point;
  /** No other bus stands close above, below or beside it. */
  readonly hasRoom: boolean;
}

/** The tourist who has just changed, by place. */
function freshDie({ happening }: Lake, { town, dice }: View['buses'][number]): { readonly fresh: number; readonly isRolling: boolean } {
  const none = { fresh: -1, isRolling: false };
  if (!happening || !('town' in happening) || happening.town !== town) return none;
  switch (happening.type) {
    case 'touristBoarded':
      return { fresh: dice.length - 1, isRolling: true };
    case 'rerolled':
      return { fresh: dice.indexOf(happening.to), isRolling: true };
    case 'pipsAdded':
      return { fresh: dice.indexOf(happening.to[0] ?? happening.from[0] ?? 'green1'), isRolling: false };
    default:
      return none;
  }
}

/** The dice of the selected bus, while a tourist is to be chosen. */
function DieTargets({ scene, view, at }: Pick<BusProps, 'scene' | 'view' | 'at'>) {
  const bus = view.buses[at];
  const { touching, happening } = scene;
  if (view.turn.bus !== at || !bus || happening) return null;
  const isTouchable = (die: DieId) => touching.lit(`die:${die}`) || touching.chosen(`die:${die}`);
  if (!bus.dice.some(isTouchable)) return null;
  return (
    <>
      {bus.dice.map((die, seat) => {
        const { x, y } = windowAt(seat);
        if (!isTouchable(die)) return null;
        return (
          <SvgTarget
            key={seat}
            touching={touching}
            touch={`die:${die}`}
            label={dieName(scene, die)}
            class="bt-die-target"
            transform={`translate(${x} ${y})`}
          >
            <rect class="halo bt-halo" x="-6" y="-6" width="50" height="50" rx="14" />
            <Die die={die} />
            <rect class="bt-ring" x="-1" y="-1" width="40" height="40" rx="10" />
          </SvgTarget>
        );
      })}
    </>
  );
}

function Bus(props: BusProps) {
  const { scene, view, at, stand, hasRoom } = props;
  const { bus: element, isMine } = useDrive(props);
  const bus = view.buses[at];
  if (!bus) return null;
  const seats = view.plan.options.seatsPerBus;
  const scale = BUS.width / busWidth(seats);
  const isChosen = view.turn.bus === at && view.frames.length > 0;
  const isFerry = isMine && scene.happening?.type === 'drove' && scene.happening.by === 'ferry';
  // A bus that drives is at its goal already, and comes there along its way.
  const place = { transform: `translate(${stand.x}px, ${stand.y}px)`, ...(isMine ? { transition: 'none' } : {}) };
  return (
    <g class="bt-bus" data-chosen={isChosen} data-alone={hasRoom} style={place}>
      <g ref={element}>
        <g class="bt-bus-size" style={{ transformOrigin: inward(stand) }}>
          <g transform={scale === 1 ? undefined : `scale(${scale})`}>
            {isChosen && <rect class="bt-bus-chosen" x="-8" y="-8" width={busWidth(seats) + 20} height="94" rx="18" />}
            {isFerry && <path class="bt-boat" d="M-14 62H226l-20 26H8z" />}
            <SvgTarget touching={scene.touching} touch={`bus:${bus.town}`} label={busName(scene, view, at)}>
              <rect class="bt-hit" x="-8" y="-8" width={busWidth(seats) + 16} height="92" rx="16" />
              <rect class="halo bt-halo" x="-12" y="-11" width={busWidth(seats) + 26} height="100" rx="22" />
              <rect class="bt-ring" x="-5" y="-5" width={busWidth(seats) + 12} height="88" rx="16" />
              <BusBody number={at + 1} dice={bus.dice} seats={seats} {...freshDie(scene, bus)} />
            </SvgTarget>
            <DieTargets scene={scene} view={view} at={at} />
            {isChosen && (
              <g class="bt-check">
                <circle cx="2" cy="-2" r="14" />
                <path d="M-5-2l5 5 8-9" />
              </g>
            )}
          </g>
        </g>
      </g>
    </g>
  );
}

/** Where a bus grows from on a small screen: by the edge of the board it grows away from it. */
function inward({ x, y }: Point): string {
  return `${(100 * x) / (WHOLE.width - BUS.width)}% ${(100 * y) / (WHOLE.height - BUS.height)}%`;
}

/** What ties a bus to its town; none while it drives there. */
function Tether({ scene, view, spots, at, stand }: Omit<BusProps, 'hasRoom'>) {
  const { happening } = scene;
  const bus = view.buses[at];
  const spot = spots.find(({ town }) => town.id === bus?.town);
  if (!spot || ((happening?.type === 'drove' || happening?.type === 'dispatched') && happening.to === bus?.town)) return null;
  const { bus: from, town: to } = tetherOf(stand, spot);
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`;
  return (
    <g class="bt-tether" data-chosen={view.turn.bus === at && view.frames.length > 0} {...DECORATION}>
      <path class="bt-tether-case" d={line} />
      <circle class="bt-tether-case" cx={to.x} cy={to.y} r="6" />
      <path d={line} />
      <circle cx={to.x} cy={to.y} r="6" />
    </g>
  );
}

/** The buses where they stand; the selected one above the others. */
export function Buses({ scene, view, spots }: Pick<BusProps, 'scene' | 'view' | 'spots'>) {
  const stands = standsOf(view, spots);
  const order = view.buses.map((_, at) => at).sort((a, b) => Number(a === view.turn.bus) - Number(b === view.turn.bus));
  return (
    <g>
      {order.map(at => (
        <Tether key={`tether ${at}`} scene={scene} view={view} spots={spots} at={at} stand={stands[at] ?? { x: 0, y: 0 }} />
      ))}
      {order.map(at => (
        <Bus key={at} scene={scene} view={view} spots={spots} at={at} stand={stands[at] ?? { x: 0, y: 0 }} hasRoom={isAlone(stands, at)} />
      ))}
    </g>
  );
}

/** The bus as it would stand in the town pointed at. */
export function Ghost({ scene, view, spots, pointed }: Pick<BusProps, 'scene' | 'view' | 'spots'> & { pointed: TownId | null }) {
  const frame = topFrame(view);
  const bus = frame?.phase === 'drive' ? view.turn.bus : frame?.phase === 'to' ? frame.bus : null;
  if (pointed === null || bus === null || scene.happening) return null;
  const there = { ...view, buses: view.buses.map((each, at) => (at === bus ? { ...each, town: pointed } : each)) };
  const stand = standsOf(there, spots)[bus];
  if (!stand) return null;
  return (
    <g class="bt-ghost" transform={`translate(${stand.x} ${stand.y}) scale(${BUS.width / busWidth(4)})`} {...DECORATION}>
      <path d={busOutline(4)} />
      <path d="M9 12h36v36H9zM50 12h36v36H50zM91 12h36v36H91zM132 12h32l4 20v16h-36z" />
      <circle cx="40" cy="65" r="11" />
      <circle cx="158" cy="65" r="11" />
    </g>
  );
}
