// A table before its match begins: what the host changes about its seats and says to guests, and everybody about their own seat.
import { botNamesIn } from '../../bots/index.ts';
import { cleanName, cleanText, distinctName, inSeatColour, withDistinctNames } from '../../host/index.ts';
import type { AnyGame, Seat } from '../../kernel/index.ts';
import type { OwnSeatChange, SeatChange, SeatPlan } from '../../protocol/index.ts';
import { COLOURS } from '../../protocol/version.ts';
import { NO_NAME, Refused } from '../refused.ts';
import type { TableBody, TableFile } from '../storage/index.ts';
import { mustBeOpen } from './closing.ts';
import { replaced } from './holders.ts';
import { namesAt } from './names.ts';
import { mustBeHost, mustGather } from './seating.ts';
import { mustSeat } from './table-wish.ts';

/** The table after the host has changed a seat. */
export function withSeatChanged(file: TableFile, by: string, change: SeatChange, game: AnyGame): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  // Whoever asked to swap meant the seats as they were.
  const { swaps: _asked, ...body } = file.body;
  if ('add' in change) return withSeats(body, [...body.seats, { kind: 'open', colour: freeColour(body) }], [...body.holders, null], game);
  if ('with' in change) return swapped(body, change.seat, change.with);
  if (change.to === 'none') return withoutSeats(body, [change.seat], game);
  mustBeNobodys(body, change.seat);
  return withPlan(body, change.seat, change.to === 'open' ? { kind: 'open' } : botPlan(body, change, game));
}

/** The table without the seats that are still open. */
export function withoutOpenSeats(body: TableBody, game: AnyGame): TableBody {
  const open = body.seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return open.length > 0 ? withoutSeats(body, open, game) : body;
}

/** The table after somebody has changed their own seat. */
export function withOwnSeat({ body, stage }: TableFile, by: string, { seat, name, colour, isReady, swapWith }: OwnSeatChange): TableBody {
  mustGather(stage);
  const plan = body.seats[seat];
  if (plan?.kind !== 'human' || body.holders[seat] !== by) throw new Refused(403, 'not yours', `seat ${seat} is not yours`);
  if (name !== undefined && cleanName(name) === '') throw new Refused(400, 'name', NO_NAME);
  const owner = body.seats.findIndex((each, at) => at !== seat && (each.colour ?? at) === colour);
  if ((body.seats[owner]?.kind ?? 'open') !== 'open') throw new Refused(409, 'colour', `colour ${colour} is taken; choose another`);
  const called = name === undefined ? plan.name : distinctName(cleanName(name), namesAt(body.seats, seat));
  const ready = (body.ready ?? []).filter(each => each !== by);
  const isStillReady = isReady ?? body.ready?.includes(by) ?? false;
  // Nobody waits at an open seat for its colour: it gets the other one.
  const seats = owner < 0 ? body.seats : replaced(body.seats, owner, { kind: 'open', colour: plan.colour ?? seat });
  const changed: TableBody = {
    ...withPlan({ ...body, seats }, seat, { ...plan, name: called, ...(colour === undefined ? {} : { colour }) }),
    ready: isStillReady ? [...ready, by] : ready,
  };
  return swapWith === undefined ? changed : withSwapAsked(changed, seat, swapWith);
}

/** The table with what the host says to whoever is invited; where nothing of it can be seen, with nothing. */
export function withWelcome(file: TableFile, by: string, text: string): TableBody {
  mustBeHost(file, by);
  mustGather(file.stage);
  mustBeOpen(file);
  const { welcome: _before, ...body } = file.body;
  const said = cleanText(text);
  return said === '' ? body : { ...body, welcome: { by, text: said } };
}

/** Somebody would like another's seat: they change places once the other wants that as well. */
function withSwapAsked(body: TableBody, seat: Seat, other: Seat | null): TableBody {
  const { [seat]: _before, ...swaps } = body.swaps ?? {};
  if (other === null) return { ...body, swaps };
  if (other === seat || body.seats[other]?.kind !== 'human' || body.holders[other] === null)
    throw new Refused(409, 'seat', `nobody sits at seat ${other} who could swap`);
  if (swaps[other] !== seat) return { ...body, swaps: { ...swaps, [seat]: other } };
  const { swaps: _asked, ...settled } = body;
  return swapped(settled, seat, other);
}

function botPlan({ seats }: TableBody, { seat, bot, name }: Extract<SeatChange, { to: 'bot' }>, game: AnyGame): SeatPlan {
  const bots = botNamesIn(game);
  if (!bots.includes(bot)) throw new Refused(400, 'bot', `there is no such bot in ${game.id}; bots: ${bots.join(', ')}`);
  if (cleanName(name) === '') throw new Refused(400, 'name', NO_NAME);
  return { kind: 'bot', bot, name: distinctName(cleanName(name), namesAt(seats, seat)) };
}

function withPlan(body: TableBody, seat: Seat, plan: SeatPlan): TableBody {
  return { ...body, seats: replaced(body.seats, seat, inSeatColour(plan, seat, body.seats)) };
}

function withoutSeats(body: TableBody, gone: readonly Seat[], game: AnyGame): TableBody {
  for (const seat of gone) mustBeNobodys(body, seat);
  const coloured = body.seats.map((plan, seat): SeatPlan => ({ ...plan, colour: plan.colour ?? seat }));
  const stays = (_: unknown, seat: Seat) => !gone.includes(seat);
  return withSeats(body, coloured.filter(stays), body.holders.filter(stays), game);
}

function freeColour({ seats }: TableBody): number {
  const taken = new Set(seats.map(({ colour }, seat) => colour ?? seat));
  return Array.from({ length: COLOURS }, (_, colour) => colour).find(colour => !taken.has(colour)) ?? 0;
}

/** Another number of seats must be one that the game and the options allow. */
function withSeats(body: TableBody, seats: readonly SeatPlan[], holders: TableBody['holders'], game: AnyGame): TableBody {
  const options = mustSeat(game, body.options, seats.length);
  return { ...body, options, seats: withDistinctNames(seats), holders };
}

function swapped(body: TableBody, one: Seat, other: Seat): TableBody {
  const [first, second] = [body.seats[one], body.seats[other]];
  if (!first || !second) throw new Refused(409, 'seat', `there is no seat ${first ? other : one}`);
  // Colours go with their people.
  const [a, b] = [
    { ...first, colour: first.colour ?? one },
    { ...second, colour: second.colour ?? other },
  ];
  const holders = replaced(replaced(body.holders, one, body.holders[other] ?? null), other, body.holders[one] ?? null);
  return { ...body, seats: replaced(replaced(body.seats, one, b), other, a), holders };
}

function mustBeNobodys({ seats, holders }: TableBody, seat: Seat): void {
  if (!seats[seat]) throw new Refused(409, 'seat', `there is no seat ${seat}`);
  if (holders[seat] !== null) throw new Refused(409, 'seat', `somebody sits at seat ${seat}; ask them to leave first`);
}
