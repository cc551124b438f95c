// The ten places: dots, names, chips, and who is there.
import { boxOf, type Chip, type Colour, LONDON, PLACES, type Place, placeAt } from '../../../games/eighty-days/index.ts';
import type { Touch } from '../../../kernel/index.ts';
import { SvgTarget } from '../../ui/index.ts';
import { type Point, SPOTS } from './atlas.ts';
import { BonusChip } from './drawings/signs.tsx';
import { planAhead, routesOf } from './plan.ts';
import { needsText } from './roads.tsx';
import { type EdScene, frameOf, mine, nameOf, pieceName, positionOf, seatInTurn, travellerOf } from './scene.ts';

/** The place a seat travels to next. */
export function nextPlace(scene: EdScene, seat: number | undefined): Place | undefined {
  if (seat === undefined) return undefined;
  const { position } = travellerOf(scene.view, seat);
  return position < LONDON ? placeAt(position + 1) : undefined;
}

/** All there is to see at a place, for whoever cannot see it. */
function described(scene: EdScene, place: Place): string {
  const { words, view } = scene;
  const { travellers, detective } = scene.view;
  const guests = travellers.flatMap(({ position }, seat) =>
    placeAt(position) === place && !view.resigned.includes(seat) ? [nameOf(scene, seat)] : [],
  );
  const chip = (colour: Colour) => {
    const kind = place === 'london' ? null : view.chips[colour][positionOf(place) - 1];
    return kind ? words.seen[colour](pieceName(scene, `chip:${kind}`)) : undefined;
  };
  const parts = [
    pieceName(scene, place),
    nextPlace(scene, mine(scene)) === place ? words.seen.next : undefined,
    guests.length > 0 ? words.seen.figures(words.list(guests)) : undefined,
    placeAt(detective) === place ? words.seen.detective : undefined,
    chip('red'),
    chip('blue'),
  ];
  return parts.filter(Boolean).join('. ');
}

/** What touching a place means now: the road there, or the detective's next post. */
function touchOf(scene: EdScene, place: Place): Touch | undefined {
  const { view, touching } = scene;
  const seat = seatInTurn(view);
  if (frameOf(view)?.phase === 'travel' && seat !== undefined && nextPlace(scene, seat) === place) {
    const route = planAhead(view, touching)?.leg.route ?? routesOf(view, seat)[0] ?? 'A';
    return `route:${route}`;
  }
  return place === 'london' ? undefined : `place:${place}`;
}

function labelOf(scene: EdScene, place: Place, touch: Touch): string {
  if (touch.startsWith('place:'))
    return scene.touching.lit(touch)
      ? `${scene.words.seen.send(pieceName(scene, place))}. ${described(scene, place)}`
      : described(scene, place);
  const route = touch.endsWith('B') ? 'B' : 'A';
  const slots = boxOf(scene.view.plan.options).legs[place === 'london' ? LONDON : positionOf(place)]?.[route] ?? [];
  return `${scene.words.seen.route(pieceName(scene, place), needsText(scene, slots))}. ${described(scene, place)}`;
}

function Dot({ at }: { at: Point }) {
  return (
    <>
      <circle class="halo" cx={at.x} cy={at.y} r="27" />
      <circle class="target-ring" cx={at.x} cy={at.y} r="18" />
      <circle class="dot" cx={at.x} cy={at.y} r="10" />
      <circle class="core" cx={at.x} cy={at.y} r="5" />
    </>
  );
}

function PlaceDot({ scene, place }: { scene: EdScene; place: Place }) {
  const spot = SPOTS[place];
  const touch = touchOf(scene, place);
  const bound = frameOf(scene.view);
  const isAhead = bound && 'leg' in bound && nextPlace(scene, bound.seat) === place;
  const content = (
    <>
      <Dot at={spot} />
      <text class={isAhead ? 'place-name aim' : 'place-name'} x={spot.label.x} y={spot.label.y} text-anchor={spot.label.anchor}>
        {pieceName(scene, place)}
      </text>
    </>
  );
  if (!touch) {
    return (
      <g class="ed-place" data-explain={`place:${place}`}>
        <title>{described(scene, place)}</title>
        {content}
      </g>
    );
  }
  return (
    <SvgTarget touching={scene.touching} touch={touch} label={labelOf(scene, place, touch)} class={`ed-place${isAhead ? ' aim' : ''}`}>
      <circle class="hit" cx={spot.x} cy={spot.y} r="30" />
      {content}
    </SvgTarget>
  );
}

function ChipAt({ scene, place, colour, kind }: { scene: EdScene; place: Place; colour: Colour; kind: Chip | null | undefined }) {
  const { x, y } = SPOTS[place][colour];
  const frame = frameOf(scene.view);
  if (!kind) return <circle class="ed-spent" cx={x} cy={y} r="4.5" />;
  const offered =
    frame?.phase === 'arrive' && frame.colour === colour && positionOf(place) === travellerOf(scene.view, frame.seat).position;
  const chip = <BonusChip colour={colour} kind={kind} />;
  if (!offered)
    return (
      <g transform={`translate(${x} ${y})`} data-explain={`chip:${colour}:${place}`}>
        {chip}
      </g>
    );
  const label = `${scene.words.chip.colours[colour]}${scene.words.colon}${scene.words.chip.kinds[kind]}`;
  return (
    <SvgTarget touching={scene.touching} touch="chip" label={label} class="ed-offered" transform={`translate(${x} ${y})`}>
      <circle class="hit" r="24" />
      <circle class="halo" r="25" />
      <g transform="scale(1.35)">{chip}</g>
    </SvgTarget>
  );
}

/** Dots, names and chips of all places. */
export function Places({ scene }: { scene: EdScene }) {
  const { red, blue } = scene.view.chips;
  return (
    <>
      <g class="ed-chips">
        {PLACES.slice(1).map((place, index) => (
          <g key={place}>
            <ChipAt scene={scene} place={place} colour="red" kind={red[index]} />
            <ChipAt scene={scene} place={place} colour="blue" kind={blue[index]} />
          </g>
        ))}
      </g>
      {PLACES.map(place => (
        <PlaceDot key={place} scene={scene} place={place} />
      ))}
    </>
  );
}
