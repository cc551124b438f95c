// What a state from outside must be like to be played on from: its shape, and that no piece of the box is missing.
import { agreeing, byTag, flag, list, oneOf, orNull, planShape, record, type Shape, whole } from '../../kernel/index.ts';
import { boxOf } from './box.ts';
import { CHIPS, COINS_IN_BOX, EVENT_CARDS, LONDON, ROUTES, SPACES, STOPS, TRAVEL, TRAVEL_CARDS } from './components.ts';
import { SEATS } from './cover.ts';
import { OPTIONS } from './options.ts';
import { travellerAt } from './rules/cards.ts';
import { flow } from './rules/flow.ts';
import { canPay, slotsOf } from './rules/travel.ts';
import { isTravelling } from './rules/travellers.ts';
import { eventDeck, type Frame, type Leg, type State, type Traveller, type Turn } from './state.ts';

const MANY = 100_000;
const seat = whole(0, SEATS.most - 1);
const travelCard = oneOf(...TRAVEL_CARDS);
const eventCard = oneOf(...EVENT_CARDS);

const leg: Shape<Leg> = record<Leg>({
  route: oneOf(...ROUTES),
  paid: list(travelCard, 0, 3),
  replaced: list(oneOf('balloon', 'express', 'submarine', null), 0, 3),
  offers: whole(0, 15),
  elephant: flag,
});

const at = <P extends Frame['phase']>(phase: P) => ({ phase: oneOf(phase), seat });
const frame: Shape<Frame> = byTag<'phase', Frame>('phase', {
  round: record({ phase: oneOf('round') }),
  choose: record({ ...at('choose'), taken: oneOf(...SPACES, 'blind', null), resigned: flag }),
  act: record({ ...at('act'), space: oneOf(...SPACES), done: flag }),
  trade: record({ ...at('trade'), swapped: whole(0, 3), stopped: flag }),
  travel: record({ ...at('travel'), ended: flag }),
  slot: record({ ...at('slot'), leg }),
  modify: record({ ...at('modify'), leg, departed: flag }),
  roll: record({ ...at('roll'), leg, die: whole(1, 6), accepted: flag }),
  arrive: record({ ...at('arrive'), colour: oneOf('red', 'blue', null) }),
  endTurn: record(at('endTurn')),
  endRound: record({ phase: oneOf('endRound') }),
});

const traveller: Shape<Traveller> = record<Traveller>({
  position: whole(0, LONDON),
  days: whole(0, MANY),
  coins: whole(0, COINS_IN_BOX),
  travelHand: list(travelCard),
  eventHand: list(eventCard),
  known: list(travelCard),
});

const turn: Shape<Turn> = record<Turn>({
  balloonRight: flag,
  balloonUsed: flag,
  legsAllowed: whole(1, 2),
  legsDone: whole(0, 2),
  shielded: flag,
});

const chips = list(orNull(oneOf(...CHIPS)), STOPS.length, STOPS.length);

export const VERSION = 2;

export const POSITION: Shape<State> = agreeing(
  record<State>({
    plan: planShape(OPTIONS, SEATS, VERSION),
    frames: list(frame, 0, 2),
    round: whole(1, 200),
    firstStart: seat,
    start: seat,
    nextStart: orNull(seat),
    begunWith: whole(2, 6),
    queue: list(seat, 0, 6),
    display: list(orNull(travelCard), SPACES.length, SPACES.length),
    travelSupply: list(list(travelCard, 1)),
    travelDiscard: list(travelCard),
    eventSupply: list(list(eventCard, 1), 1),
    eventDiscard: list(eventCard),
    coins: whole(0, COINS_IN_BOX),
    detective: whole(1, STOPS.length),
    chips: record({ red: chips, blue: chips }),
    londonOrder: list(seat, 0, 6),
    resigned: list(seat, 0, 6),
    turn,
    travellers: list(traveller, SEATS.least, SEATS.most),
  }),
  disagreement,
);

/** Which frames may lie upon which. */
const STACKS: Readonly<Record<string, readonly string[]>> = {
  choose: [],
  act: ['trade'],
  travel: ['slot', 'modify', 'roll', 'arrive'],
  endTurn: [],
};

/** What the parts of a state must be to one another. */
function disagreement(s: State): string | undefined {
  const { seats } = s.plan;
  if (s.travellers.length !== seats) return `${seats} travellers were agreed on, not ${s.travellers.length}`;
  const strange = [...s.queue, ...s.londonOrder, ...s.resigned, s.start, s.firstStart, s.nextStart ?? 0].find(each => each >= seats);
  if (strange !== undefined) return `there is no seat ${strange} at a table of ${seats}`;
  return (
    differsFromBox('travel cards', travelCensus(s), boxOf(s.plan.options).travel) ??
    differsFromBox('event cards', eventCensus(s), eventDeck(s.plan)) ??
    (allCoins(s) === COINS_IN_BOX ? undefined : `all coins together must be ${COINS_IN_BOX}, not ${allCoins(s)}`) ??
    (['delay', 'storm'].every(blue => s.eventSupply[0]?.some(event => event === blue))
      ? undefined
      : 'both blue cards must be in the first bag of the event supply') ??
    misplacedTraveller(s) ??
    misplacedFrame(s)
  );
}

function misplacedTraveller(s: State): string | undefined {
  const twice = [s.queue, [...s.londonOrder, ...s.resigned]].flatMap(seats => seats.filter((each, at) => seats.indexOf(each) !== at))[0];
  if (twice !== undefined) return `seat ${twice} is listed twice`;
  for (const [at, { position, travelHand, known }] of s.travellers.entries()) {
    if ((position === LONDON) !== s.londonOrder.includes(at)) return `seat ${at} is at ${position}, which londonOrder contradicts`;
    const unknown = known.find(card => count(known, card) > count(travelHand, card));
    if (unknown) return `seat ${at} is known to hold ${unknown}, but does not`;
  }
  return undefined;
}

function misplacedFrame(s: State): string | undefined {
  const [bottom, top] = s.frames;
  if (!bottom) return undefined;
  const allowed = STACKS[bottom.phase];
  if (!allowed) return `nobody can be awaited in the phase ${bottom.phase}`;
  if (top && !allowed.includes(top.phase)) return `${top.phase} cannot interrupt ${bottom.phase}`;
  const stranger = s.frames.find(each => !('seat' in each) || each.seat !== s.queue[0]);
  if (stranger) return `the phase ${stranger.phase} must belong to the first seat of the queue`;
  const idle = s.queue.find(each => !isTravelling(s, each));
  if (idle !== undefined) return `seat ${idle} is in the queue, but not on the way`;
  return misplacedLeg(s, top) ?? idleFrame(s);
}

/** A leg in progress must be one of the place, with its cards paid or at hand; a chip to decide on must lie there. */
function misplacedLeg(s: State, top: Frame | undefined): string | undefined {
  if (!top || !('seat' in top)) return undefined;
  const { position, travelHand } = travellerAt(s, top.seat);
  if (top.phase === 'arrive' && top.colour && !s.chips[top.colour][position - 1])
    return `no ${top.colour} chip lies at position ${position}`;
  if (!('leg' in top)) return undefined;
  const { route, paid, replaced } = top.leg;
  const slots = slotsOf(s, position, route);
  if (replaced.length !== slots?.length) return `route ${route} from position ${position} does not have ${replaced.length} slots`;
  const open = slots.slice(paid.length);
  const isPaid =
    paid.every((card, at) => TRAVEL[card].kind === slots[at]) && (top.phase === 'slot' ? canPay(travelHand, open) : open.length === 0);
  return isPaid ? undefined : `route ${route} from position ${position} cannot be paid like this`;
}

/** Somebody must have something to decide. */
function idleFrame(s: State): string | undefined {
  const decides = flow.awaiting(s).some(each => flow.legal(s, each).length > 0);
  return decides ? undefined : 'nobody has anything to decide';
}

function differsFromBox(what: string, found: readonly string[], box: readonly string[]): string | undefined {
  const wrong = [...new Set([...box, ...found])].find(card => count(found, card) !== count(box, card));
  return wrong && `the ${what} must hold ${count(box, wrong)} of ${wrong}, not ${count(found, wrong)}`;
}

function count(cards: readonly string[], card: string): number {
  return cards.filter(each => each === card).length;
}

function travelCensus(s: State): string[] {
  const hands = s.travellers.flatMap(({ travelHand }) => travelHand);
  return [...s.travelSupply.flat(), ...s.travelDiscard, ...s.display.filter(card => card !== null), ...hands];
}

function eventCensus(s: State): string[] {
  return [...s.eventSupply.flat(), ...s.eventDiscard, ...s.travellers.flatMap(({ eventHand }) => eventHand)];
}

function allCoins(s: State): number {
  return s.travellers.reduce((sum, { coins }) => sum + coins, s.coins);
}

/** ED-1.4 to ED-1.6 Counts of everything in the box, for the law that nothing is lost or made. */
export function census(s: State): Record<string, number> {
  const counts: Record<string, number> = { coins: allCoins(s) };
  for (const card of [...travelCensus(s), ...eventCensus(s)]) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}
