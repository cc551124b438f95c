// Everything that a player might touch, and where in the view it lies.
import { fast, isObject, type Refusal, refusalText, type Seat, type Tagged, type Touch } from '../../../kernel/index.ts';
import { splitTouch } from './names.ts';
import { type ListPart, listsIn } from './parts.ts';
import type { PlainScene } from './scene.ts';
import { sightOf } from './sight.ts';

/** A touch of some candidate, legal or not. */
export interface Touchable {
  readonly touch: Touch;
  readonly group: string;
  readonly id: string;
  /** Why nothing can be done with it, where nothing can. */
  readonly refusal: Refusal | undefined;
}

/** The seat whose fingers these are, while it may act. */
function actingSeat({ viewer, awaiting, outcome }: PlainScene): Seat | undefined {
  return typeof viewer === 'number' && awaiting.includes(viewer) && !outcome ? viewer : undefined;
}

const touchables = new WeakMap<object, readonly Touchable[]>();

/** Everything the acting seat might touch, in the order of the rules; nothing while it waits. */
export function touchablesOf(scene: PlainScene): readonly Touchable[] {
  const seat = actingSeat(scene);
  if (seat === undefined || !isObject(scene.view)) return [];
  const found = touchables.get(scene.view) ?? findTouchables(scene, seat);
  touchables.set(scene.view, found);
  return found;
}

function findTouchables({ game, view }: PlainScene, seat: Seat): readonly Touchable[] {
  const state = game.imagine(view, fast('plain'));
  const refusals = new Map<Touch, Refusal | undefined>();
  for (const move of game.candidates(state, seat)) {
    const refusal = game.refusal(state, seat, move);
    for (const touch of game.touches(move)) if (!refusals.has(touch) || !refusal) refusals.set(touch, refusal);
  }
  return [...refusals].map(([touch, refusal]) => ({ touch, ...splitTouch(touch), refusal }));
}

/** Whether a list's key is the plural of a group, or begins with it: 'letters' and 'letter'. */
function isLike(key: string, group: string): boolean {
  return key.toLowerCase().startsWith(group.toLowerCase());
}

function isItem(list: ListPart, item: unknown, index: number, { touch, group, id }: Touchable): boolean {
  if (item === id || item === touch) return true;
  if (isObject(item) && item.id === id) return true;
  if (!isLike(list.key, group)) return false;
  return String(item) === id || String(index) === id || (isObject(item) && Object.values(item).includes(id));
}

/** Longer lists are piles: what is touched lies elsewhere. */
const MOST_IN_A_ROW = 40;

/** For each list the touch of each item that can be touched there. */
export type Bindings = ReadonlyMap<ListPart, ReadonlyMap<number, Touchable>>;

/** Finds what is touched in the view: a group lies where most of it is found, among the viewer's own things first, then in the shortest list. */
export function bindingsOf(scene: PlainScene): Bindings {
  const { table, seats } = sightOf(scene);
  const own = typeof scene.viewer === 'number' ? listsIn(seats[scene.viewer] ?? []) : [];
  const shared = [...listsIn(table)].sort((a, b) => a.items.length - b.items.length);
  const lists = [...own, ...shared].filter(({ items }) => items.length <= MOST_IN_A_ROW);
  const bindings = new Map<ListPart, Map<number, Touchable>>();
  for (const group of groupsOf(touchablesOf(scene)).values()) {
    const list = lists.find(each => group.filter(touchable => liesIn(each, touchable)).length * 2 > group.length);
    if (!list) continue;
    const bound = bindings.get(list) ?? new Map<number, Touchable>();
    list.items.forEach((item, index) => {
      const touchable = group.find(each => isItem(list, item, index, each));
      if (touchable && !bound.has(index)) bound.set(index, touchable);
    });
    bindings.set(list, bound);
  }
  return bindings;
}

function liesIn(list: ListPart, touchable: Touchable): boolean {
  return list.items.some((item, index) => isItem(list, item, index, touchable));
}

/** Touchables that begin alike, in the order of the rules. */
function groupsOf(all: readonly Touchable[]): ReadonlyMap<string, readonly Touchable[]> {
  const groups = new Map<string, Touchable[]>();
  for (const touchable of all) groups.set(touchable.group, [...(groups.get(touchable.group) ?? []), touchable]);
  return groups;
}

/** The groups of touchables that lie nowhere in the view: places of the board. Buttons stand in the prompts bar where they end a move. */
export function placesOf(scene: PlainScene): ReadonlyMap<string, readonly Touchable[]> {
  const bound = new Set([...bindingsOf(scene).values()].flatMap(list => [...list.values()].map(({ touch }) => touch)));
  return groupsOf(touchablesOf(scene).filter(touchable => !bound.has(touchable.touch) && !isPlainButton(scene, touchable)));
}

/** A button that ends every move it is part of, or that is not to be pressed now. */
function isPlainButton({ game, touching }: PlainScene, { touch, group }: Touchable): boolean {
  return group === 'button' && touching.moves.every(move => !game.touches(move).includes(touch) || game.touches(move).at(-1) === touch);
}

/** The legal moves that go on with a touch. */
export function movesWith({ game, touching }: PlainScene, touch: Touch): readonly Tagged[] {
  return touching.moves.filter(move => game.touches(move)[touching.path.length] === touch);
}

/** What touching something comes to, or why it comes to nothing. */
export function noteOf(scene: PlainScene, { touch, refusal }: Touchable): string {
  if (!scene.touching.lit(touch)) return refusal && !scene.touching.chosen(touch) ? refusalText(scene.texts, refusal) : '';
  const moves = movesWith(scene, touch);
  const [only] = moves;
  return moves.length === 1 && only ? scene.texts.move(only, scene.view) : moves.length > 1 ? scene.words.ways(moves.length) : '';
}
