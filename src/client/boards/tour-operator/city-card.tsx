// A city of the grid: a little travel poster with what it is worth.

import { bestInterest, type City, type CityId, INTERESTS, type Interest } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, Icon, later, shapeOf, Target } from '../../ui/index.ts';
import { skyOf } from './drawings/skies.ts';
import { type FlightRange, sumOf } from './flight-range.ts';
import { aboard, agencyOf, boxIn, nameOf, pieceName, type TourScene } from './scene.ts';

/** Ornaments, so they may come a moment later. */
const CityMotif = later(async () => (await import('./drawings/city-motif.tsx')).CityMotif);
const MiniWorld = later(async () => (await import('./drawings/mini-world.tsx')).MiniWorld);

interface CityProps {
  readonly scene: TourScene;
  readonly city: CityId;
  readonly cell: number;
  readonly cols: number;
  readonly owner: Seat | undefined;
  readonly flights: FlightRange | null;
  readonly isLast: boolean;
}

/** The interests of those aboard that would score here. */
function litInterests({ scene, city, flights }: CityProps): ReadonlySet<Interest> {
  if (!flights?.prospects.has(city)) return new Set();
  return new Set(aboard(agencyOf(scene.view, flights.seat)).map(tourist => bestInterest(boxIn(scene), city, tourist)));
}

export function Figures({ worth, lit }: { worth: City['worth']; lit: ReadonlySet<Interest> }) {
  return (
    <span class="to-ints">
      {INTERESTS.map(interest => (
        <span key={interest} class={`c-${interest}`} data-lit={lit.has(interest)} data-explain={`interest:${interest}`}>
          <Icon name={`g-${interest}`} size={16} />
          <b>{worth[interest]}</b>
        </span>
      ))}
    </span>
  );
}

function Stamp({ owner, word }: { owner: Seat | undefined; word: string }) {
  return (
    <span class="to-stamp" style={owner === undefined ? {} : coloursOf(owner)} data-owned={owner !== undefined}>
      <Icon name={owner === undefined ? 'i-check' : shapeOf(owner)} size={16} />
      <em>{word}</em>
    </span>
  );
}

/** The tags of a city that can be flown to: points, and fuel. */
function Tags({ points, fuel }: { points: number; fuel: number }) {
  return (
    <span class="to-tags" aria-hidden="true">
      <span class="to-tag" data-nil={points === 0} data-minus={points < 0}>
        <b>{points < 0 ? `−${-points}` : points}</b>
      </span>
      <span class="to-cost">
        <Icon name="g-fuel" size={16} />
        {fuel}
      </span>
    </span>
  );
}

function labelOf({ scene, city, cell, cols, owner, flights }: CityProps): string {
  const { words, view } = scene;
  const { worth, activities } = boxIn(scene).cities[city];
  const prospect = flights?.prospects.get(city);
  const way = flights?.ways[cell];
  const isFar = flights && !flights.range.has(cell) && way && Number.isFinite(way.cards);
  const planes = view.agencies.flatMap(({ plane }, seat) => (plane === cell ? [words.planeHere(nameOf(scene, seat))] : []));
  const parts = [
    `${pieceName(scene, city)}, ${words.place(Math.floor(cell / cols) + 1, (cell % cols) + 1)}`,
    ...(view.open[cell] ? [] : [owner === undefined ? words.visited : words.visitedBy(nameOf(scene, owner))]),
    INTERESTS.map(interest => `${pieceName(scene, interest)} ${worth[interest]}`).join(', '),
    activities.map(activity => pieceName(scene, activity)).join(', '),
    ...planes,
    ...(prospect && way ? [`${words.fuelOf(way.fuel)}, ${words.points(sumOf(prospect))}`] : []),
    ...(isFar ? [words.cardsAway(way.cards)] : []),
  ];
  return `${parts.join('. ')}.`;
}

/** A city card with its state: open, visited, in reach, pointed at. */
export function CityCard(props: CityProps) {
  const { scene, city, cell, cols, owner, flights, isLast } = props;
  const { view, words } = scene;
  const isOpen = view.open[cell] ?? false;
  const prospect = flights?.prospects.get(city);
  const fuel = scene.touching.path[0] === 'employee:P4' || prospect?.captain ? 0 : (flights?.ways[cell]?.fuel ?? 0);
  const shown = prospect && (!prospect.captain || scene.touching.lit(`city:${city}`)) ? prospect : undefined;
  const { worth, activities, x, y } = boxIn(scene).cities[city];
  const style = {
    '--sky': skyOf(city),
    '--side': `${(cell % cols) / Math.max(1, cols - 1)}`,
    gridArea: `${Math.floor(cell / cols) + 1} / ${(cell % cols) + 1}`,
  };
  const isOccupied = view.agencies.some(({ plane }) => plane === cell);
  return (
    <Target
      touching={scene.touching}
      touch={`city:${city}`}
      label={labelOf(props)}
      style={style}
      class={`to-city${isOpen ? '' : ' to-closed'}${isOccupied ? ' to-occupied' : ''}${isLast ? ' to-last' : ''}${shown ? ' to-reach' : ''}`}
    >
      <span class="to-face" aria-hidden="true">
        <CityMotif city={city} />
        <MiniWorld x={x} y={y} />
        <span class="to-plate">
          <b>{pieceName(scene, city)}</b>
          <i>{city}</i>
          <span class="to-acts">
            {activities.map(activity => (
              <Icon key={activity} name={`g-${activity}`} size={20} />
            ))}
          </span>
        </span>
        <Figures worth={worth} lit={litInterests(props)} />
        {!isOpen && <Stamp owner={owner} word={words.visited} />}
      </span>
      {shown && <Tags points={sumOf(shown)} fuel={fuel} />}
      <span class="to-tick" aria-hidden="true">
        <Icon name="i-check" size={16} />
      </span>
    </Target>
  );
}
