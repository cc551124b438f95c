// What a destination would earn, what building would cost, and the coins of a visit.

import { cheapest, priceOf, type TownId, type View } from '../../../games/bodensee/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { coloursOf, PieceDisc } from '../../ui/index.ts';
import { DECORATION } from './drawings/decoration.ts';
import { TileFace } from './drawings/pieces.tsx';
import { BUS, type Point, type Spot, standsOf, WHOLE } from './geometry.ts';
import { prospectOfTown } from './prospects.ts';
import { boxIn, type Lake, signed, topFrame } from './scene.ts';

interface TagsProps {
  readonly scene: Lake;
  readonly view: View;
  readonly spots: readonly Spot[];
  readonly pointed: TownId | null;
}

const TAG = { width: 124, height: 36 } as const;

/** Above the plate where the name is below it, and the other way round; a little aside where a bus stands there. */
function tagAt({ plate, labelAbove }: Spot, buses: readonly Point[]): string {
  const middle = plate.x + plate.width / 2;
  const y = !labelAbove && plate.y > 50 ? plate.y - 44 : plate.y + plate.height + 9;
  const isFree = (x: number) =>
    buses.every(
      bus => Math.abs(bus.x + BUS.width / 2 - x) > (BUS.width + TAG.width) / 2 || bus.y > y + TAG.height || bus.y + BUS.height < y,
    );
  const wanted = [middle, middle - 70, middle + 70].map(x => Math.min(Math.max(x, TAG.width / 2), WHOLE.width - TAG.width / 2));
  return `translate(${wanted.find(isFree) ?? wanted[0]} ${y})`;
}

function Paper({ width }: { width: number }) {
  return (
    <>
      <rect class="bt-paper-shade" x={-width / 2 + 2} y="3" width={width} height="36" rx="18" />
      <rect class="bt-paper" x={-width / 2} y="0" width={width} height="36" rx="18" />
    </>
  );
}

/** Who would earn how much; on a small screen only the mover. */
function GainTag({ gains, seat }: { gains: readonly number[]; seat: Seat }) {
  const all = gains.map((gain, each) => ({ gain, each })).filter(({ gain, each }) => gain > 0 || each === seat);
  const ordered = [...all].sort((a, b) => Number(b.each === seat) - Number(a.each === seat));
  const width = 12 + ordered.length * 58;
  return (
    <>
      <Paper width={width} />
      {ordered.map(({ gain, each }, at) => (
        <g key={each} transform={`translate(${-width / 2 + 24 + at * 58} 18)`}>
          <g transform="scale(.72)" style={coloursOf(each)}>
            <PieceDisc seat={each} />
          </g>
          <text x="13" y="7.500">
            {signed(gain)}
          </text>
        </g>
      ))}
    </>
  );
}

/** What the attraction would cost, in the square where it would stand. */
function PriceTag({ spot, built, text }: { spot: Spot; built: number; text: string }) {
  const square = spot.squares[built];
  if (!square) return null;
  return (
    <g class="bt-price-tag" data-explain="prices" transform={`translate(${square.x} ${square.y}) scale(${spot.scale})`}>
      <rect class="bt-paper" x="3" y="10" width="48" height="34" rx="10" />
      <text x="27" y="34.500" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

/** Tags at all towns that can be touched now. */
export function Tags({ scene, view, spots, pointed }: TagsProps) {
  const frame = topFrame(view);
  const { seat } = view.turn;
  const lit = spots.filter(({ town }) => scene.touching.lit(`town:${town.id}`));
  const tile = frame?.phase === 'town' ? boxIn(view).tileAt.get(frame.tile) : undefined;
  const stands = standsOf(view, spots);
  return (
    <g class="bt-tags" {...DECORATION}>
      {lit.map(spot => {
        const { town } = spot;
        const prospect = prospectOfTown(scene, town.id);
        const price = tile && frame?.phase === 'town' ? priceOf(view, tile, town, frame.contractor) : undefined;
        if (price !== undefined) {
          return <PriceTag key={town.id} spot={spot} built={view.built[town.index]?.length ?? 0} text={scene.words.euro(price)} />;
        }
        if (!prospect) return null;
        return (
          <g key={town.id} class="bt-tag" data-explain="prospect" data-chosen={pointed === town.id} transform={tagAt(spot, stands)}>
            <g class="bt-tag-size">
              <GainTag gains={prospect.gains} seat={seat} />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The tile as it would stand in the town pointed at. */
export function GhostTile({ scene, view, spots, pointed }: TagsProps) {
  const frame = topFrame(view);
  const spot = spots.find(({ town }) => town.id === pointed);
  if (frame?.phase !== 'town' || !spot || scene.happening) return null;
  const tile = boxIn(view).tileAt.get(frame.tile);
  const square = spot.squares[view.built[spot.town.index]?.length ?? 0];
  if (!tile || !square) return null;
  return (
    <g
      class="bt-ghost-tile"
      data-explain={`tile:${tile.id}`}
      transform={`translate(${square.x} ${square.y}) scale(${spot.scale})`}
      {...DECORATION}
    >
      <TileFace tile={tile} owner={view.turn.seat} />
    </g>
  );
}

/** Coins that rise from a town while a visit, a ruin or a building is shown. */
export function Coins({ scene, spots }: Pick<TagsProps, 'scene' | 'spots'>) {
  const { happening } = scene;
  const coin = coinOf(happening);
  const spot = coin && spots.find(({ town }) => town.id === coin.town);
  if (!coin || !spot) return null;
  const { x, y, width, height } = spot.plate;
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})`} {...DECORATION}>
      <g key={`${happening?.type}`} class={`bt-coins ${coin.value < 0 ? 'loss' : ''}`}>
        <rect class="bt-paper" x="-46" y="-22" width="92" height="44" rx="22" />
        <g transform="translate(-22 0)" style={coloursOf(coin.seat)}>
          <PieceDisc seat={coin.seat} />
        </g>
        <text x="0" y="10">
          {signed(coin.value)}
        </text>
      </g>
      {happening?.type === 'ruined' && (
        <path class="bt-ruin" d="M-60 30l14-40 10 14 8-16 6 20-12 22zM36 30l-6-34 12 8 10-18 12 24-10 20z" />
      )}
    </g>
  );
}

function coinOf(event: Lake['happening']): { readonly seat: Seat; readonly value: number; readonly town: TownId } | undefined {
  switch (event?.type) {
    case 'visited':
      return event.owner === null ? undefined : { seat: event.owner, value: event.paid, town: event.town };
    case 'ruined':
      return { seat: event.seat, value: event.bonus, town: event.town };
    case 'built':
      return { seat: event.seat, value: -event.price, town: event.town };
    case 'morningTaken':
      return event.fare > 0 ? { seat: event.seat, value: -event.fare, town: event.town } : undefined;
    default:
      return undefined;
  }
}

/** The least an open attraction costs anywhere, for its card. */
export function leastPrice(view: View, tile: string): number | undefined {
  const found = boxIn(view).tileAt.get(tile);
  const frame = topFrame(view);
  return found && cheapest(view, found, (frame?.phase === 'tile' || frame?.phase === 'town') && frame.contractor);
}
