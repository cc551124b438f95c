// Which buses could stop in a town, were an attraction built there: for previews.
import { boxOf } from '../box.ts';
import type { TileId, TownId } from '../components.ts';
import type { State } from '../state.ts';
import { firstStops } from './movement.ts';

/** BT-4.7 The buses, by their place in the list, that could end their next drive in the town with the tile there. */
export function busesStopping(s: State, tile: TileId, town: TownId): readonly number[] {
  const box = boxOf(s.plan.options);
  const place = box.townAt.get(town);
  const category = box.tileAt.get(tile)?.category;
  if (!place || !category) return [];
  const built = { town: place.index, category };
  return s.buses.flatMap((_, bus) => (firstStops(s, bus, { built }).includes(place.index) ? [bus] : []));
}
