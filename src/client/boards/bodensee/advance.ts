// The lake once something has happened there.
import {
  type Bus,
  type Company,
  clone,
  type Die,
  dieOf,
  type Event,
  faceOf,
  freshTurn,
  type TileId,
  type TownId,
  type View,
} from '../../../games/bodensee/table.ts';
import { boxIn } from './scene.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The view with one more event in it. The open question stays what it was: nobody is asked while something moves. */
export function advance(view: View, event: Event): View {
  const after = clone(view);
  happen(after, event);
  return after;
}

function happen(view: View, event: Event): void {
  switch (event.type) {
    case 'turnBegun':
    case 'turnSkipped':
      view.turn = freshTurn(event.seat);
      view.turns = event.turn;
      return;
    case 'busChosen':
      view.turn.bus = view.buses.findIndex(({ town }) => town === event.town);
      view.turn.from = event.town;
      return;
    case 'morningTaken':
      return takeMorning(view, event);
    case 'drove':
      beginTour(view, null);
      return moveBus(view, event);
    case 'dispatched':
      return moveBus(view, event);
    case 'built':
      return build(view, event);
    case 'rerolled':
      return exchange(diceIn(view, event.town), event.from, event.to);
    case 'pipsAdded':
      return addPips(diceIn(view, event.town), event);
    case 'visited':
      return visit(view, event);
    case 'ruined':
      return ruin(view, event);
    case 'tileOpened':
      return openTile(view, event.tile);
    case 'touristBoarded':
      diceIn(view, event.town).push(event.die);
      view.bag[faceOf(event.die).rank] = (view.bag[faceOf(event.die).rank] ?? 1) - 1;
      return;
    case 'raced':
      view.race = { from: event.from, to: event.to, winners: event.winners };
      return;
    case 'lastRound':
      view.ending = event.reason;
      return;
    case 'ended':
      view.ending = event.reason;
      view.frames.length = 0;
      return;
    case 'dealt':
    case 'actionTaken':
    case 'visitDeclined':
      return;
  }
}

function busIn({ buses }: View, town: TownId): Bus | undefined {
  return buses.find(bus => bus.town === town);
}

function diceIn(view: View, town: TownId): Die[] {
  return busIn(view, town)?.dice ?? [];
}

function companyOf({ companies }: View, seat: number | null): Company | undefined {
  return seat === null ? undefined : companies[seat];
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** The die that stands furthest left among its equals. */
function exchange(dice: Die[], from: Die, to: Die): void {
  const at = dice.indexOf(from);
  if (at >= 0) dice[at] = to;
}

function takeMorning(view: View, { seat, action, fare }: EventOf<'morningTaken'>): void {
  view.turn.morning = action;
  const company = companyOf(view, seat);
  if (!company) return;
  company.money -= fare;
  company.spentOnFerry += fare;
}

function moveBus(view: View, { from, to }: EventOf<'drove' | 'dispatched'>): void {
  const bus = busIn(view, from);
  if (bus) bus.town = to;
}

function build(view: View, { seat, tile, town, price }: EventOf<'built'>): void {
  const { tileAt, townAt } = boxIn(view);
  remove(view.market[tileAt.get(tile)?.rank ?? -1] ?? [], tile);
  view.built[townAt.get(town)?.index ?? -1]?.push({ tile, owner: seat });
  view.turn.busy = true;
  const company = companyOf(view, seat);
  if (!company) return;
  company.money -= price;
  company.spentOnBuilding += price;
}

/** The second one first: raising one must never make it look like the other. */
function addPips(dice: Die[], { from, to }: EventOf<'pipsAdded'>): void {
  for (let at = from.length - 1; at >= 0; at--) {
    const [before, after] = [from[at], to[at]];
    if (before && after) exchange(dice, before, after);
  }
}

/** A tour of the one tourist it is given to, or of everybody aboard. */
function beginTour(view: View, tourist: number | null): void {
  view.frames.splice(-1, 1, { phase: 'tour', given: tourist !== null, tourist, left: [], tile: null, asks: null });
}

/** Where the visitor sits: equal dice are told apart only in a tour given to one of them. */
function visitorPlace(view: View, dice: readonly Die[], die: Die): number {
  const frame = view.frames.at(-1);
  if (frame?.phase === 'die') beginTour(view, dice.indexOf(die));
  const tour = view.frames.at(-1);
  return (tour?.phase === 'tour' ? tour.tourist : null) ?? dice.indexOf(die);
}

function visit(view: View, { seat, town, die, left, owner, paid }: EventOf<'visited'>): void {
  const dice = diceIn(view, town);
  const place = visitorPlace(view, dice, die);
  const { colour, rank } = faceOf(die);
  if (left > 0) dice[place] = dieOf(colour, left);
  else {
    dice.splice(place, 1);
    view.gone[rank] = (view.gone[rank] ?? 0) + 1;
  }
  view.turn.busy = true;
  const company = companyOf(view, owner);
  if (!company) return;
  company.money += paid;
  if (owner === seat) company.atHome += paid;
  else company.fromOthers += paid;
}

function ruin(view: View, { seat, bonus }: EventOf<'ruined'>): void {
  view.turn.ruined++;
  const company = companyOf(view, seat);
  if (!company) return;
  company.money += bonus;
  company.ruinMoney += bonus;
  company.ruined++;
}

/** Open tiles lie in canonical order. */
function openTile(view: View, tile: TileId): void {
  const { tileAt } = boxIn(view);
  const rank = tileAt.get(tile)?.rank ?? -1;
  remove(view.stacks[rank] ?? [], tile);
  const open = view.market[rank];
  open?.push(tile);
  open?.sort((a, b) => (tileAt.get(a)?.index ?? 0) - (tileAt.get(b)?.index ?? 0));
}
