// What the steps and the texts of the lesson read from the table: who would earn what, found by the rules themselves.
import type { Seat } from '../../../kernel/index.ts';
// By the game's own door: what the pages load anyway is then loaded as it is, in one piece.
import {
  type Action,
  Bodensee,
  boxOf,
  clone,
  type Die,
  faceOf,
  type Move,
  type Prospect,
  priceOf,
  prospectOf,
  type State,
  type TileId,
  type TownId,
  type View,
} from '../index.ts';

export const YOU: Seat = 0;
const NEXT: Seat = 1;

/** A building for the bus that was chosen: what it costs, and what the tour there brings the learner. */
export interface Site {
  readonly tile: TileId;
  readonly town: TownId;
  readonly price: number;
  readonly income: number;
}

/** A town where a bus may drive, and what everybody would earn there. */
export interface Goal {
  readonly town: TownId;
  readonly gains: readonly number[];
}

/** A drive of a bus that stands in a town, without a morning action. */
export interface Drive {
  readonly bus: TownId;
  readonly to: TownId;
  readonly gains: readonly number[];
}

/** The kind of decision the learner has before them. */
export function phaseOf({ frames }: View) {
  return frames.at(-1)?.phase;
}

/** Whether somebody aboard may visit something now. */
export function isOnTour(seen: View): boolean {
  return phaseOf(seen) === 'tour';
}

/** The learner's own company. */
export function ownOf({ companies }: View) {
  return companies[YOU];
}

/** Where the selected bus stands. */
export function busTown({ turn, buses }: View): TownId {
  return buses[turn.bus ?? 0]?.town ?? '';
}

/** Keeps what was found for a view: holes, moves and words ask for the same again and again. */
function remembered<T>(find: (seen: View) => T): (seen: View) => T {
  const known = new WeakMap<View, { readonly found: T }>();
  return seen => {
    const kept = known.get(seen) ?? { found: find(seen) };
    known.set(seen, kept);
    return kept.found;
  };
}

/** What every attraction on the market would bring, wherever the selected bus would have to stop for it. */
const sitesOf = remembered((seen: View): readonly Site[] => {
  const { towns, tileAt } = boxOf(seen.plan.options);
  return seen.market.flat().flatMap(id => {
    const tile = tileAt.get(id);
    return towns.flatMap(town => {
      if (!tile || (seen.built[town.index]?.length ?? 0) >= town.room || (tile.category === 'blue' && !town.drop)) return [];
      const price = priceOf(seen, tile, town, false);
      return price <= (ownOf(seen)?.money ?? 0) ? [{ tile: id, town: town.id, price, income: incomeAt(seen, id, town.id) }] : [];
    });
  });
});

/** What the learner would earn with an attraction built in a town and the selected bus driven there at once. */
function incomeAt(seen: View, tile: TileId, town: TownId): number {
  const s = clone(seen);
  s.built[boxOf(s.plan.options).townAt.get(town)?.index ?? 0]?.push({ tile, owner: YOU });
  s.frames.splice(0, s.frames.length, { phase: 'morning', road: true, done: false, toured: false });
  play(s, { type: 'none' });
  return goalsIn(s).find(goal => goal.town === town)?.gains[YOU] ?? 0;
}

/** Plays a move of the learner that leaves nothing to luck. */
function play(s: State, move: Move): void {
  Bodensee.play(s, YOU, move, { chance: { below: sides => sides - 1 }, tell: () => {} });
}

/** Where the selected bus may drive, the best for the learner first. */
function goalsIn(s: State): readonly Goal[] {
  const frame = s.frames.at(-1);
  if (frame?.phase !== 'drive') return [];
  const goals = frame.destinations.map(town => ({ town, gains: prospectOf(s, YOU, { type: 'drive', town }).gains }));
  return goals.sort((a, b) => (b.gains[YOU] ?? 0) - (a.gains[YOU] ?? 0));
}

/** Where an attraction, or any at all, brings most beyond its price. */
export function bestSite(seen: View, tile?: TileId): Site | undefined {
  const profit = ({ income, price }: Site) => income - price;
  const sites = sitesOf(seen).filter(site => tile === undefined || site.tile === tile);
  return [...sites].sort((a, b) => profit(b) - profit(a))[0];
}

/** What an attraction would bring in a town. */
export function siteIn(seen: View, tile: TileId, town: TownId): Site | undefined {
  return sitesOf(seen).find(site => site.tile === tile && site.town === town);
}

/** The towns where an attraction would bring nothing in this turn. */
export function idleTowns(seen: View, tile: TileId): readonly TownId[] {
  return sitesOf(seen).flatMap(site => (site.tile === tile && site.income === 0 ? [site.town] : []));
}

/** The attraction for which a town is being sought. */
export function tileInHand({ frames }: View): TileId | undefined {
  const frame = frames.at(-1);
  return frame?.phase === 'town' ? frame.tile : undefined;
}

/** Where the selected bus may drive now, the best for the learner first. */
export const goalsOf = remembered(goalsIn);

/** Who may visit the attraction now, the best for the learner first. */
export const visitorsOf = remembered((seen: View): readonly { readonly die: Die; readonly prospect: Prospect }[] => {
  const sends = Bodensee.legal(seen, YOU).filter((move): move is Extract<Move, { type: 'send' }> => move.type === 'send');
  const visitors = sends.map(move => ({ die: move.die, prospect: prospectOf(seen, YOU, move) }));
  return visitors.sort((a, b) => (b.prospect.gains[YOU] ?? 0) - (a.prospect.gains[YOU] ?? 0) || faceOf(a.die).pips - faceOf(b.die).pips);
});

/** The actions that the learner may use now. */
export function actionsHere(seen: View): readonly Action[] {
  return Bodensee.legal(seen, YOU).flatMap(move => (move.type === 'act' ? [move.action] : []));
}

/** What one more tour of a tourist brings the learner; nothing, where none can be given. */
export const tourIncome = remembered((seen: View): number => {
  const tour = Bodensee.legal(seen, YOU).find(move => move.type === 'act' && move.action === 'tour');
  if (!tour) return 0;
  const s = clone(seen);
  play(s, tour);
  return toursOf(s)[0]?.income ?? 0;
});

/** The move that gives the tour to the tourist who brings the learner most, once it is asked for. */
export function touristToTour(seen: View): string | undefined {
  const [best] = toursOf(seen);
  return best && `die ${best.die}`;
}

/** Who may be given the tour, the best for the learner first. */
function toursOf(seen: View): readonly { readonly die: Die; readonly income: number }[] {
  if (phaseOf(seen) !== 'die') return [];
  const tours = Bodensee.legal(seen, YOU).flatMap(move =>
    move.type === 'die' ? [{ die: move.die, income: prospectOf(seen, YOU, move).gains[YOU] ?? 0 }] : [],
  );
  return tours.sort((a, b) => b.income - a.income);
}

/** Every drive of every bus that can be chosen, the best for the learner first. */
export const drivesOf = remembered((seen: View): readonly Drive[] => {
  const frame = seen.frames.at(-1);
  if (frame?.phase !== 'bus') return [];
  const drives = frame.ready.flatMap(at => {
    const bus = seen.buses[at]?.town ?? '';
    const s = clone(seen);
    play(s, { type: 'bus', town: bus });
    if (Bodensee.refusal(s, YOU, { type: 'none' })) return [];
    play(s, { type: 'none' });
    return goalsIn(s).map(({ town, gains }) => ({ bus, to: town, gains }));
  });
  return drives.sort((a, b) => (b.gains[YOU] ?? 0) - (a.gains[YOU] ?? 0));
});

/** The bus that brings the learner most; once one is chosen, that one. */
export function bestBus(seen: View): TownId {
  return drivesOf(seen)[0]?.bus ?? busTown(seen);
}

/** The most a bus can bring the learner by road. */
export function mostWith(seen: View, bus: TownId): number {
  return drivesOf(seen).find(drive => drive.bus === bus)?.gains[YOU] ?? 0;
}

/** What stands on the board and is the learner's, the newest last. */
export function ownTiles({ built }: View): readonly TileId[] {
  return built.flat().flatMap(({ tile, owner }) => (owner === YOU ? [tile] : []));
}

/** Who of the others would earn most there. */
export function otherPaid(gains: readonly number[]): { readonly seat: Seat; readonly euros: number } | undefined {
  const others = gains.map((euros, seat) => ({ seat, euros })).filter(({ seat, euros }) => seat !== YOU && euros > 0);
  return others.sort((a, b) => b.euros - a.euros)[0];
}

/** The tourists on the bus in a town. */
export function diceAboard({ buses }: View, town: TownId): readonly Die[] {
  return buses.find(bus => bus.town === town)?.dice ?? [];
}

/** The next player, once all that the learner earned on others' turns came from a tourist whom that player ruined. */
export function paidBy(seen: View): Seat | undefined {
  const { ruinMoney = 0, atHome = 0 } = seen.companies[NEXT] ?? {};
  return ruinMoney > 0 && atHome === 0 && ownOf(seen)?.fromOthers === ruinMoney ? NEXT : undefined;
}
