// The wall: attractions by colour and priority, and how a card is moved there.
import { type Attraction, CATEGORIES, type Category } from '../../../../games/bodensee/table.ts';

/** A place on the wall: one card, or several of one kind. */
export interface Kind {
  readonly tiles: readonly Attraction[];
}

function byPriority(a: Attraction, b: Attraction): number {
  return a.priority - b.priority || (a.id < b.id ? -1 : 1);
}

/** The cards of a colour in the order in which tourists meet them. */
export function rowOf(attractions: readonly Attraction[], category: Category): Attraction[] {
  return attractions.filter(tile => tile.category === category).sort(byPriority);
}

/** The places of a row: grey cards that do the same lie on one another. */
export function kindsIn(row: readonly Attraction[]): readonly Kind[] {
  const found = new Map<string, Attraction[]>();
  for (const tile of row) {
    const key = tile.category === 'grey' && tile.effect !== null ? `${tile.effect} ${tile.english}` : tile.id;
    found.set(key, [...(found.get(key) ?? []), tile]);
  }
  return [...found.values()].map(tiles => ({ tiles }));
}

/** The same attractions with one of them at another place of a row: the row keeps its priorities, in the new order. */
export function movedTo(attractions: readonly Attraction[], id: string, category: Category, place: number): readonly Attraction[] {
  const tile = attractions.find(each => each.id === id);
  if (!tile) return attractions;
  const others = rowOf(attractions, category).filter(each => each !== tile);
  const at = Math.max(0, Math.min(place, others.length));
  const order = [...others.slice(0, at), tile, ...others.slice(at)];
  const own = tile.category === category ? tile.priority : Math.min(99, Math.max(0, ...others.map(({ priority }) => priority)) + 1);
  const priorities = [...others.map(({ priority }) => priority), own].sort((a, b) => a - b);
  const now = new Map(order.map((each, index) => [each.id, priorities[index] ?? each.priority]));
  return attractions.map(each => {
    const priority = now.get(each.id) ?? each.priority;
    if (each === tile) return { ...each, category, priority };
    return priority === each.priority ? each : { ...each, priority };
  });
}

/** The card one step further along its row, or in the row above or below. */
export function stepped(attractions: readonly Attraction[], id: string, right: number, down: number): readonly Attraction[] {
  const tile = attractions.find(each => each.id === id);
  if (!tile) return attractions;
  const place = rowOf(attractions, tile.category).findIndex(each => each.id === id);
  const category = CATEGORIES[CATEGORIES.indexOf(tile.category) + down];
  return category ? movedTo(attractions, id, category, place + right) : attractions;
}
