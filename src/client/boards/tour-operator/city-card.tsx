// A city of the grid: a little travel poster with what it is worth.

import { bestInterest, CITIES, type CityId, INTERESTS, type Interest } from '../../../games/tour-operator/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, Icon, later, shapeOf, Target } from '../../ui/index.ts';
import { CityMotif, skyOf } from './drawings/art.tsx';
import { type Outlook, sumOf } from './outlook.ts';
import { aboard, agencyOf, type Fingers, pieceName, seatName, type TourScene } from './sight.ts';

/** An ornament, so it may come a moment later. */
const MiniWorld = later(async () => (await import('./drawings/mini-world.tsx')).MiniWorld);

interface CityProps {
  readonly scene: TourScene;
  readonly fingers: Fingers;
  readonly city: CityId;
  readonly cell: number;
  readonly cols: number;
  readonly owner: Seat | undefined;
  readonly outlook: Outlook | null;
  readonly isLast: boolean;
}

/** The interests of those aboard that would score here. */
function litInterests({ scene, city, outlook }: CityProps): ReadonlySet<Interest> {
  if (!outlook?.prospects.has(city)) return new Set();
  return new Set(aboard(agencyOf(scene.view, outlook.seat)).map(tourist => bestInterest(city, tourist)));
}

function Figures({ city, lit }: { city: CityId; lit: ReadonlySet<Interest> }) {
  return (
    <span class="to-ints">
      {INTERESTS.map(interest => (
        <span key={interest} class={`c-${interest}`} data-lit={lit.has(interest)}>
          <Icon name={`g-${interest}`} size={16} />
          <b>{CITIES[city].worth[interest]}</b>
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

function labelOf({ scene, city, cell, cols, owner, outlook }: CityProps): string {
  const { words, view } = scene;
  const { worth, activities } = CITIES[city];
  const prospect = outlook?.prospects.get(city);
  const way = outlook?.ways[cell];
  const isFar = outlook && !outlook.range.has(cell) && way && Number.isFinite(way.cards);
  const planes = view.agencies.flatMap(({ plane }, seat) => (plane === cell ? [words.planeHere(seatName(scene, seat))] : []));
  const parts = [
    `${pieceName(scene, city)}, ${words.place(Math.floor(cell / cols) + 1, (cell % cols) + 1)}`,
    ...(view.open[cell] ? [] : [owner === undefined ? words.visited : words.visitedBy(seatName(scene, owner))]),
    INTERESTS.map(interest => `${pieceName(scene, interest)} ${worth[interest]}`).join(', '),
    activities.map(activity => pieceName(scene, activity)).join(', '),
    ...planes,
    ...(prospect && way ? [`${words.fuelOf(way.fuel)}, ${words.points(sumOf(prospect))}`] : []),
    ...(isFar ? [words.cardsAway(way.cards)] : []),
  ];
  return `${parts.join('. ')}.`;
}

/** A city card with its state: open, visited, in reach, looked at. */
export function CityCard(props: CityProps) {
  const { scene, fingers, city, cell, cols, owner, outlook, isLast } = props;
  const { view, words } = scene;
  const isOpen = view.open[cell] ?? false;
  const isClosing = scene.happening?.type === 'closed' && scene.happening.city === city;
  const prospect = outlook?.prospects.get(city);
  const fuel = scene.touching.path[0] === 'employee:P4' || prospect?.captain ? 0 : (outlook?.ways[cell]?.fuel ?? 0);
  const shown = prospect && (!prospect.captain || fingers.lit(`city:${city}`)) ? prospect : undefined;
  const { activities, x, y } = CITIES[city];
  const style = { '--sky': skyOf(city), gridArea: `${Math.floor(cell / cols) + 1} / ${(cell % cols) + 1}` };
  const isOccupied = view.agencies.some(({ plane }) => plane === cell);
  return (
    <Target
      touching={fingers}
      touch={`city:${city}`}
      label={labelOf(props)}
      style={style}
      class={`to-city${isOpen && !isClosing ? '' : ' to-closed'}${isOccupied ? ' to-occupied' : ''}${isLast ? ' to-last' : ''}${shown ? ' to-reach' : ''}`}
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
        <Figures city={city} lit={litInterests(props)} />
        {(!isOpen || isClosing) && <Stamp owner={owner} word={words.visited} />}
      </span>
      {shown && <Tags points={sumOf(shown)} fuel={fuel} />}
      <span class="to-tick" aria-hidden="true">
        <Icon name="i-check" size={16} />
      </span>
    </Target>
  );
}
