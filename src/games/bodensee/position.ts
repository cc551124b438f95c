// What a state from outside must be like to be played on from: its shape, and that no piece of the box is missing.
import { agreeing, byTag, flag, list, oneOf, orNull, planShape, record, type Shape, same, text, whole } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { ACTIONS, CATEGORIES, COLOURS, DICE, faceOf, MORNINGS } from './components.ts';
import { MOST_TOWNS } from './content-shape.ts';
import { SEATS } from './cover.ts';
import { OPTIONS } from './options.ts';
import { readyBuses } from './rules/bus.ts';
import { destinationsOf } from './rules/drive.ts';
import { canDrive } from './rules/movement.ts';
import type { Built, Bus, Company, DieAction, Frame, Race, State, Turn } from './state.ts';

/** How many can play. */
/** The version of the rules. */
export const VERSION = 1;

const MANY = 100_000;
const seat = whole(0, SEATS.most - 1);
const bus = whole(0, 5);
const name = text(40);
const names = list(name);
const die = oneOf(...DICE);
const tourist = whole(0, 5);
const dieActions = ACTIONS.filter((action): action is DieAction => /^(reroll|casino|tour|centre .*)$/.test(action));

const frame: Shape<Frame> = byTag<'phase', Frame>('phase', {
  bus: record({ phase: oneOf('bus'), ready: list(bus, 0, 6), done: flag }),
  morning: record({ phase: oneOf('morning'), road: flag, done: flag, toured: flag }),
  drive: record({ phase: oneOf('drive'), destinations: names, done: flag }),
  tour: record({
    phase: oneOf('tour'),
    given: flag,
    tourist: orNull(tourist),
    left: names,
    tile: orNull(name),
    asks: oneOf('next', 'send', null),
  }),
  allDay: record({ phase: oneOf('allDay'), done: flag }),
  tile: record({ phase: oneOf('tile'), contractor: flag, tile: orNull(name) }),
  town: record({ phase: oneOf('town'), contractor: flag, tile: name, done: flag }),
  die: record({ phase: oneOf('die'), action: oneOf(...dieActions), tourist: orNull(tourist) }),
  again: record({ phase: oneOf('again'), left: whole(0, 3) }),
  pips: record({ phase: oneOf('pips'), done: flag }),
  call: record({ phase: oneOf('call'), bus: orNull(bus) }),
  to: record({ phase: oneOf('to'), bus, done: flag }),
  refill: record({ phase: oneOf('refill') }),
  endTurn: record({ phase: oneOf('endTurn') }),
});

const amount = whole(0, MANY);
const company: Shape<Company> = record<Company>({
  money: amount,
  startMoney: amount,
  atHome: amount,
  fromOthers: amount,
  ruinMoney: amount,
  ruined: amount,
  spentOnBuilding: amount,
  spentOnFerry: amount,
});

const turn: Shape<Turn> = record<Turn>({
  seat,
  bus: orNull(bus),
  from: orNull(name),
  morning: orNull(oneOf(...MORNINGS)),
  ruined: whole(0, 100),
  busy: flag,
});

const perCategory = list(names, CATEGORIES.length, CATEGORIES.length);
const perColour = list(whole(0, 20), COLOURS.length, COLOURS.length);
const ending = oneOf('dice', 'category', 'stuck', 'stall', 'turns');

/** A state that can be played on from. */
export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    frames: list(frame, 0, 3),
    start: seat,
    turns: whole(1, 2000),
    turn,
    companies: list(company, SEATS.least, SEATS.most),
    buses: list(record<Bus>({ town: name, dice: list(die, 0, 6) }), 2, 6),
    built: list(list(record<Built>({ tile: name, owner: orNull(seat) })), 1, MOST_TOWNS),
    market: perCategory,
    stacks: perCategory,
    bag: perColour,
    gone: perColour,
    skipped: whole(0, 6),
    quiet: flag,
    quietRounds: whole(0, 50),
    ending: orNull(ending),
    race: orNull(record<Race>({ from: name, to: name, winners: list(seat, 1, 6) })),
  }),
  disagreement,
);

/** Which frames may lie upon which. */
const STACKS: Readonly<Record<string, readonly string[]>> = {
  bus: [],
  morning: ['tour', 'tile', 'town', 'die', 'again', 'pips', 'call', 'to'],
  drive: [],
  tour: [],
  allDay: ['tour', 'tile', 'town', 'die', 'again', 'pips', 'call', 'to'],
};

/** What the parts of a state must be to one another. */
function disagreement(s: State): string | undefined {
  return strangeSeat(s) ?? misplacedBus(s) ?? wrongTiles(s) ?? wrongDice(s) ?? misplacedFrame(s) ?? wrongMemory(s);
}

function strangeSeat(s: State): string | undefined {
  const { seats } = s.plan;
  if (s.companies.length !== seats) return `${seats} companies were agreed on, not ${s.companies.length}`;
  const all = [s.start, s.turn.seat, ...(s.race?.winners ?? []), ...s.built.flat().map(({ owner }) => owner ?? 0)];
  const strange = all.find(each => each >= seats);
  if (strange !== undefined) return `there is no seat ${strange} at a table of ${seats}`;
  const due = (s.start + s.turns - 1) % seats;
  return s.turn.seat === due ? undefined : `turn ${s.turns} is seat ${due}'s, not seat ${s.turn.seat}'s`;
}

function misplacedBus(s: State): string | undefined {
  const { townAt, towns } = boxOf(s.plan.options);
  const { buses, seatsPerBus, dieSides } = s.plan.options;
  if (s.buses.length !== buses) return `${buses} buses were agreed on, not ${s.buses.length}`;
  if (s.built.length !== towns.length) return `built must be a list of ${towns.length}, one for each town, not of ${s.built.length}`;
  const strange = s.buses.find(({ town }) => !townAt.has(town));
  if (strange) return `a bus stands in ${strange.town}, which is not a town`;
  if (new Set(s.buses.map(({ town }) => town)).size < buses) return 'two buses stand in one town';
  const full = s.buses.find(({ dice }) => dice.length > seatsPerBus);
  if (full) return `the bus in ${full.town} must carry at most ${seatsPerBus} tourists, not ${full.dice.length}`;
  const big = s.buses.flatMap(({ dice }) => dice).find(each => faceOf(each).pips > dieSides);
  return big && `no die shows more than ${dieSides}, but there is ${big}`;
}

function wrongTiles(s: State): string | undefined {
  const { tiles, towns, stacks } = boxOf(s.plan.options);
  const found = [...s.built.flat().map(({ tile }) => tile), ...s.market.flat(), ...s.stacks.flat()];
  const wrong = [...new Set([...tiles.map(({ id }) => id), ...found])].find(
    tile => found.filter(each => each === tile).length !== tiles.filter(({ id }) => id === tile).length,
  );
  if (wrong !== undefined) return `the attraction ${wrong} must be there exactly once if it is in the box, and else not`;
  const crowded = towns.find(({ index, room }) => (s.built[index]?.length ?? 0) > room);
  if (crowded) return `${crowded.id} has room for ${crowded.room} attractions, not for ${s.built[crowded.index]?.length}`;
  const inOrder = (part: readonly (readonly string[])[]) =>
    part.every((row, rank) =>
      same(
        row,
        (stacks[rank] ?? []).filter(tile => row.includes(tile)),
      ),
    );
  return inOrder(s.market) && inOrder(s.stacks) ? undefined : 'market and stacks must be sorted by category and id';
}

function wrongDice(s: State): string | undefined {
  const counts = census(s);
  const { dicePerColour } = s.plan.options;
  const wrong = COLOURS.find(colour => counts[`${colour} dice`] !== dicePerColour);
  return wrong && `all ${wrong} dice together must be ${dicePerColour}, not ${counts[`${wrong} dice`]}`;
}

function misplacedFrame(s: State): string | undefined {
  const [bottom, top, third] = s.frames;
  if (!bottom) return undefined;
  const allowed = STACKS[bottom.phase];
  if (!allowed) return `nobody can be awaited in the phase ${bottom.phase}`;
  if (third || (top && !allowed.includes(top.phase))) return `${(third ?? top)?.phase} cannot interrupt ${bottom.phase}`;
  if (bottom.phase === 'bus') return s.turn.bus === null ? undefined : 'no bus is selected before one is chosen';
  if (s.turn.bus === null || s.turn.bus >= s.buses.length) return `the selected bus must be one from 0 to ${s.buses.length - 1}`;
  const { dice } = s.buses[s.turn.bus] ?? { dice: [] };
  const missing = s.frames.find(each => 'tourist' in each && each.tourist !== null && each.tourist >= dice.length);
  return missing && `the phase ${missing.phase} needs a tourist who is aboard`;
}

/** What a frame remembers must be what the rules would find. */
function wrongMemory(s: State): string | undefined {
  const [frame, top] = s.frames;
  const { townAt, tileAt } = boxOf(s.plan.options);
  if (frame?.phase === 'bus' && !same(frame.ready, readyBuses(s))) return 'ready must name the buses that can be chosen';
  if (frame?.phase === 'morning' && !top && frame.road !== canDrive(s, s.turn.bus ?? 0)) return 'road must tell whether the bus can drive';
  if (frame?.phase === 'drive' && !same(frame.destinations, destinationsOf(s))) return 'destinations must be those of the bus';
  const here = s.built[townAt.get(s.buses[s.turn.bus ?? 0]?.town ?? '')?.index ?? 0]?.map(({ tile }) => tile) ?? [];
  for (const each of s.frames) {
    if (each.phase === 'tour' && ![...each.left, ...(each.tile === null ? [] : [each.tile])].every(tile => here.includes(tile))) {
      return 'a tour visits what stands in the town';
    }
    if (each.phase === 'town' && !s.market[tileAt.get(each.tile)?.rank ?? 0]?.includes(each.tile))
      return `${each.tile} is not on the market`;
    if (each.phase === 'to' && (each.bus === s.turn.bus || each.bus >= s.buses.length))
      return 'another bus is dispatched than the selected one';
  }
  return undefined;
}

/** Counts of everything in the box, for the law that nothing is lost or made. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [rank, colour] of COLOURS.entries()) {
    const aboard = s.buses.flatMap(({ dice }) => dice).filter(each => faceOf(each).colour === colour).length;
    counts[`${colour} dice`] = aboard + (s.bag[rank] ?? 0) + (s.gone[rank] ?? 0);
  }
  for (const tile of [...s.built.flat().map(built => built.tile), ...s.market.flat(), ...s.stacks.flat()]) {
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return counts;
}
