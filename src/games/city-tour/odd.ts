// Moves that look like slips: legal, final by CT-3.5, and worse than something just as near at hand.
import type { Facts, Odd, Seat } from '../../kernel/index.ts';
import { foretold, foretoldWithout } from './ahead.ts';
import { COLOURS, SEATS_IN_BUS } from './components.ts';
import type { Event } from './events.ts';
import { allowedPlacings, type Move, type MoveOf } from './moves.ts';
import { laid } from './roads.ts';
import { votesNeeded } from './rules/concede.ts';
import { aboard } from './rules/sites.ts';
import type { State } from './state.ts';

export const ODD_KINDS = [
  'lostAtSite',
  'leavesShort',
  'leavesWithout',
  'leavesUnserved',
  'losesFan',
  'tooEarly',
  'usesUp',
  'leavesBehind',
  'givesUpWon',
] as const;
export type OddKind = (typeof ODD_KINDS)[number];

interface CityOdd extends Odd {
  readonly kind: OddKind;
}

/** What makes this move look like a slip; only where another choice would avoid it. */
export function odd(s: State, _seat: Seat, move: Move): CityOdd | undefined {
  if (move.type === 'concede') return oddVote(s);
  const events = eventsOf(s, move);
  const others = choicesBeside(s, move).map(each => eventsOf(s, each));
  for (const [weight, slip] of SLIPS.entries()) {
    const found = slip(events, s);
    // Another choice helps only where it is no slip of this kind or of a heavier one.
    const isAvoidable = others.some(other => SLIPS.slice(0, weight + 1).every(each => each(other, s) === undefined));
    if (found && isAvoidable) return found;
  }
  return undefined;
}

/** CT-7.8 A vote that ends a day on which enough have arrived already. */
function oddVote(s: State): CityOdd | undefined {
  const total = s.onSites.join('').length;
  const { objective } = s.town;
  const isCarried = s.votes.length + 1 >= votesNeeded(s);
  return isCarried && total >= objective ? { kind: 'givesUpWon', facts: { total, objective } } : undefined;
}

function eventsOf(s: State, move: MoveOf<'place'> | MoveOf<'control'>): readonly Event[] {
  if (move.type === 'place') return foretold(s, laid(move.tile, move.rotation)).events;
  const { events } = foretoldWithout(s, move.colour);
  return [{ type: 'controlled', reveals: true, seat: 0, colour: move.colour, chosen: true }, ...events];
}

function choicesBeside(s: State, move: MoveOf<'place'> | MoveOf<'control'>): readonly (MoveOf<'place'> | MoveOf<'control'>)[] {
  if (move.type === 'control') {
    return COLOURS.filter(colour => colour !== move.colour && s.bus[colour] > 0).map(colour => ({ type: 'control', colour }));
  }
  const [left, right] = s.revealed;
  return left && right ? allowedPlacings(left, right).filter(each => each.tile !== move.tile || each.rotation !== move.rotation) : [];
}

type Slip = (events: readonly Event[], s: State) => CityOdd | undefined;

/** The heavier first. */
const SLIPS: readonly Slip[] = [lostDay, lostFan, passedTooEarly, siteUsedUp, leftBehind];

/** CT-7.2, CT-9.3, CT-10.3, CT-11.4, CT-11.5 The day is lost by this very move. */
function lostDay(events: readonly Event[]): CityOdd | undefined {
  const ended = events.find(event => event.type === 'ended');
  if (!ended || ended.won) return undefined;
  const { total, objective } = ended;
  const unserved = events.find(event => event.type === 'unserved');
  if (unserved) return { kind: 'lostAtSite', facts: { site: unserved.site, total, objective } };
  const facts: Facts = { total, objective };
  if (ended.reason === 'grandsVoyageurs') return { kind: 'leavesWithout', facts };
  return { kind: ended.reason === 'specialUnserved' ? 'leavesUnserved' : 'leavesShort', facts };
}

/** CT-9.5, CT-11.2 A fan is lost for good while the stadium still waits for both. */
function lostFan(events: readonly Event[], s: State): CityOdd | undefined {
  const at = s.town.sites.indexOf('STADIUM');
  if (at < 0 || s.passed[at]) return undefined;
  const isLost = events.some(event => event.type === 'fanLeft' || (event.type === 'controlled' && event.colour === 'W'));
  return isLost ? { kind: 'losesFan', facts: { site: 'STADIUM' } } : undefined;
}

/** CT-6.3 Too few get off, though those who are missing board later on the same drive. */
function passedTooEarly(events: readonly Event[]): CityOdd | undefined {
  for (const [index, event] of events.entries()) {
    if (event.type !== 'sentHome') continue;
    const later = events.slice(index).filter(each => each.type === 'boarded' && each.colour === event.colour).length;
    const { site, colour, count, required } = event;
    if (count + later >= required) return { kind: 'tooEarly', facts: { site, pawns: colour.repeat(later), count, required } };
  }
  return undefined;
}

const MANY_WASTED = 2;

/** CT-6.3, CT-4.7 A site is passed once only: two or more go home from it, and nobody can ever be brought there again. */
function siteUsedUp(events: readonly Event[]): CityOdd | undefined {
  const wasted = events.find(event => event.type === 'sentHome' && event.count >= MANY_WASTED);
  if (wasted?.type !== 'sentHome') return undefined;
  const { site, colour, count, required } = wasted;
  return { kind: 'usesUp', facts: { site, pawns: colour.repeat(count), count, required } };
}

const MANY_LEFT = 2;

/** CT-5.3 Two or more stay at the roadside, though the bus sets out with a free seat. */
function leftBehind(events: readonly Event[], s: State): CityOdd | undefined {
  if (aboard(s.bus) >= SEATS_IN_BUS) return undefined;
  const pawns = events.flatMap(event => (event.type === 'leftBehind' ? [event.colour] : [])).join('');
  return pawns.length >= MANY_LEFT ? { kind: 'leavesBehind', facts: { pawns, count: pawns.length } } : undefined;
}
