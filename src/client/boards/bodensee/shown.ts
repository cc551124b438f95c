// While news is shown the view is still the one before it: here the news that was shown so far is laid over the view.
import { type Bus, type Company, clone, dieOf, type Event, faceOf, type TileId, type View } from '../../../games/bodensee/index.ts';
import { boxIn, type Lake } from './scene.ts';

interface Shown {
  readonly events: readonly Event[];
  readonly view: View;
}

const SHOWN = new WeakMap<View, Shown>();

/** The lake as it is to be seen now: with all that was told of the move that is being shown. */
export function seen({ view, happening }: Lake): View {
  return happening ? shownOf(view, happening).view : view;
}

/** All that has happened, with what is happening now. */
export function told(scene: Lake): readonly Event[] {
  const { view, past, happening } = scene;
  return happening ? [...past, ...shownOf(view, happening).events] : past;
}

// Board, tray and rail are drawn apart, but each event is laid over the view only once.
function shownOf(view: View, happening: Event): Shown {
  const before = SHOWN.get(view) ?? { events: [], view };
  if (before.events.includes(happening)) return before;
  const after = clone(before.view);
  lay(after, happening);
  const shown = { events: [...before.events, happening], view: after };
  SHOWN.set(view, shown);
  return shown;
}

function busIn({ buses }: View, town: string): Bus | undefined {
  return buses.find(bus => bus.town === town);
}

function earn({ companies }: View, seat: number | null, euros: number): void {
  const company: Company | undefined = seat === null ? undefined : companies[seat];
  if (company) company.money += euros;
}

function replace(list: unknown[], from: unknown, to?: unknown): void {
  const at = list.indexOf(from);
  if (at >= 0) list.splice(at, 1, ...(to === undefined ? [] : [to]));
}

function tilesIn(view: View, town: string) {
  return view.built[boxIn(view).townAt.get(town)?.index ?? -1];
}

function openOf(lists: readonly TileId[][], view: View, tile: TileId): TileId[] {
  return lists[boxIn(view).tileAt.get(tile)?.rank ?? -1] ?? [];
}

function lay(view: View, event: Event): void {
  switch (event.type) {
    case 'turnBegun':
      view.turn.seat = event.seat;
      view.turn.bus = null;
      view.turn.morning = null;
      view.turns = event.turn;
      return;
    case 'busChosen':
      view.turn.bus = view.buses.findIndex(({ town }) => town === event.town);
      return;
    case 'morningTaken':
      view.turn.morning = event.action;
      return earn(view, event.seat, -event.fare);
    case 'drove':
    case 'dispatched': {
      const bus = busIn(view, event.from);
      if (bus) bus.town = event.to;
      return;
    }
    case 'built':
      replace(openOf(view.market, view, event.tile), event.tile);
      tilesIn(view, event.town)?.push({ tile: event.tile, owner: event.seat });
      return earn(view, event.seat, -event.price);
    case 'rerolled':
      return replace(busIn(view, event.town)?.dice ?? [], event.from, event.to);
    case 'pipsAdded':
      for (const [at, from] of event.from.entries()) replace(busIn(view, event.town)?.dice ?? [], from, event.to[at]);
      return;
    case 'visited': {
      const to = event.left > 0 ? dieOf(faceOf(event.die).colour, event.left) : undefined;
      replace(busIn(view, event.town)?.dice ?? [], event.die, to);
      return earn(view, event.owner, event.paid);
    }
    case 'ruined':
      return earn(view, event.seat, event.bonus);
    case 'tileOpened':
      replace(openOf(view.stacks, view, event.tile), event.tile);
      openOf(view.market, view, event.tile).push(event.tile);
      return;
    case 'touristBoarded': {
      const { rank } = faceOf(event.die);
      busIn(view, event.town)?.dice.push(event.die);
      view.bag[rank] = (view.bag[rank] ?? 1) - 1;
      return;
    }
    default:
  }
}
