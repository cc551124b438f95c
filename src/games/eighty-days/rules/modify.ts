// ED-6.9, ED-8, ED-10.8 What is added to a leg before it is binding, and the die.
import { frameOf, only, type Seat, seatStreams, type Table } from '../../../kernel/index.ts';
import { LEG_BY_LAND, PRICE_OF_A_ROLL, TRAVEL } from '../components.ts';
import type { Event, Replacement } from '../events.ts';
import { addings, MODIFIERS, MOVES, type Modifier, type MoveOf } from '../moves.ts';
import { cloneLeg, type Leg, type Rule, type Section, type State } from '../state.ts';
import { payCoins, putDownEvent, topEvent, travellerAt } from './cards.ts';
import { needsDie } from './days.ts';
import { FREE_WITHIN_LEG, isOpenUntilSpent, isOpenWithinLeg } from './free-actions.ts';

/** What a modifier does to the leg; the Princess does what the top card of the event discard would. */
type Effect = Replacement | 'offer' | 'elephant';

/** Where the Princess looks: a state, or anybody's sight of one. */
type Discarded = Parameters<typeof topEvent>[0];

/** What a modifier would do now. */
export function effectOf(s: Discarded, modifier: Modifier): Effect | undefined {
  if (modifier === 'balloon-card') return 'balloon';
  if (modifier !== 'princess') return modifier;
  const top = topEvent(s);
  switch (top) {
    case 'balloon':
    case 'express':
    case 'submarine':
    case 'offer':
    case 'elephant':
      return top;
    default:
      return undefined;
  }
}

/** The card a modifier is made with; the balloon of the action track needs none. */
function cardOf(modifier: Modifier) {
  if (modifier === 'balloon') return undefined;
  return modifier === 'balloon-card' ? 'balloon' : modifier;
}

function isAtHand(s: State, seat: Seat, modifier: Modifier): boolean {
  const card = cardOf(modifier);
  return card === undefined ? s.turn.balloonRight : travellerAt(s, seat).eventHand.includes(card);
}

function takesSlot(effect: Effect | undefined): effect is Replacement {
  return effect === 'balloon' || effect === 'express' || effect === 'submarine';
}

function isByLand(s: State, seat: Seat): boolean {
  return travellerAt(s, seat).position + 1 === LEG_BY_LAND;
}

function legOf({ frames }: State): Leg {
  const frame = frames.at(-1);
  if (frame?.phase !== 'modify' && frame?.phase !== 'roll') throw new Error('no leg to add to');
  return frame.leg;
}

function kindInSlot(s: State, slot: number | null): string | undefined {
  const card = slot === null ? undefined : legOf(s).paid[slot - 1];
  return card && TRAVEL[card].kind;
}

const add: Rule<'add'> = {
  candidates(s, seat) {
    if (!s.turn.balloonRight && travellerAt(s, seat).eventHand.length === 0) return [];
    const slots = legOf(s).paid.length;
    const atHand = MODIFIERS.filter(modifier => isAtHand(s, seat, modifier));
    return atHand.length === 0 ? [] : inOrderOfEffect(s, atHand).flatMap(modifier => addings(modifier, slots));
  },
  clauses: [
    { clause: 'ED-8.1', holds: (s, _seat, { modifier }) => modifier !== 'balloon' || s.turn.balloonRight },
    {
      clause: 'ED-10.3',
      holds: (s, seat, { modifier }) => isAtHand(s, seat, modifier),
      facts: (_s, _seat, { modifier }) => ({ event: cardOf(modifier) ?? modifier }),
    },
    {
      clause: 'ED-10.9',
      holds: (s, _seat, { modifier, slot }) => modifier !== 'princess' || takesSlot(effectOf(s, modifier)) === (slot !== null),
      facts: s => ({ top: topEvent(s) ?? '' }),
    },
    { clause: 'ED-10.9', holds: (s, _seat, { modifier }) => effectOf(s, modifier) !== undefined, facts: s => ({ top: topEvent(s) ?? '' }) },
    { clause: 'ED-8.4', holds: (s, seat, { modifier }) => effectOf(s, modifier) !== 'balloon' || !isByLand(s, seat) },
    { clause: 'ED-8.8', holds: (s, seat, { modifier }) => !takesSlot(effectOf(s, modifier)) || !isByLand(s, seat) },
    { clause: 'ED-8.2', holds: (s, _seat, { modifier }) => effectOf(s, modifier) !== 'balloon' || !s.turn.balloonUsed },
    {
      clause: 'ED-8.7',
      holds: (s, seat, { modifier }) => effectOf(s, modifier) !== 'elephant' || (isByLand(s, seat) && !legOf(s).elephant),
    },
    {
      clause: 'ED-10.8',
      holds: (s, _seat, { modifier, slot }) => {
        const effect = effectOf(s, modifier);
        if (effect === 'express') return kindInSlot(s, slot) === 'T';
        return effect !== 'submarine' || kindInSlot(s, slot) === 'S';
      },
      facts: (_s, _seat, { slot }) => ({ slot: slot ?? 0 }),
    },
    {
      clause: 'ED-7.1',
      holds: (s, _seat, { slot }) => slot === null || legOf(s).replaced[slot - 1] === null,
      facts: (s, _seat, { slot }) => ({ slot: slot ?? 0, slots: legOf(s).replaced.length }),
    },
  ],
  play(s, seat, { modifier, slot }, { tell }) {
    const effect = effectOf(s, modifier);
    const card = cardOf(modifier);
    const leg = legOf(s);
    if (card) {
      putDownEvent(s, seat, card);
      tell({ type: 'played', seat, event: card, as: effect ?? card });
    }
    putOn(leg, effect, slot);
    const replaced = slot === null ? undefined : leg.paid[slot - 1];
    if (!takesSlot(effect) || slot === null || !replaced) return;
    if (effect === 'balloon') s.turn.balloonUsed = true;
    tell({ type: 'replaced', seat, slot, card: replaced, by: effect });
  },
};

function putOn(leg: Leg, effect: Effect | undefined, slot: number | null): void {
  if (effect === 'offer') leg.offers++;
  if (effect === 'elephant') leg.elephant = true;
  if (takesSlot(effect) && slot !== null) leg.replaced[slot - 1] = effect;
}

/** The leg as it would be with this added, for previews. */
export function legWith(s: Discarded, leg: Leg, { modifier, slot }: Pick<MoveOf<'add'>, 'modifier' | 'slot'>): Leg {
  const added = cloneLeg(leg);
  putOn(added, effectOf(s, modifier), slot);
  return added;
}

/** Balloons first, then Express, Submarine, Offer, Elephant; the Princess right behind the card she copies. */
function inOrderOfEffect(s: State, modifiers: readonly Modifier[]): readonly Modifier[] {
  if (!modifiers.includes('princess')) return modifiers;
  const effect = effectOf(s, 'princess');
  const others = modifiers.filter(modifier => modifier !== 'princess');
  const rank = (modifier: Modifier) => MODIFIERS.indexOf(modifier);
  const copied = effect === undefined ? MODIFIERS.length : rank(effect === 'balloon' ? 'balloon-card' : effect);
  return [...others.filter(each => rank(each) <= copied), 'princess', ...others.filter(each => rank(each) > copied)];
}

const depart: Rule<'depart'> = {
  candidates: () => MOVES.depart,
  clauses: [], // ED-7.8 Nothing need be added; the cards are played already.
  play(s) {
    frameOf(s, 'modify').departed = true;
  },
};

export const modify: Section<'modify'> = {
  open(_s, _table, previous) {
    if (previous?.phase !== 'slot') throw new Error('no leg was declared');
    return { phase: 'modify', seat: previous.seat, leg: previous.leg, departed: false };
  },
  awaiting: (_s, { seat, departed }) => only(departed ? undefined : seat),
  moves: { depart, add, ...FREE_WITHIN_LEG },
  then: (_s, { leg }) => (needsDie(leg) ? 'roll' : 'arrive'),
};

const accept: Rule<'accept'> = {
  candidates: () => MOVES.accept,
  clauses: [],
  play(s) {
    frameOf(s, 'roll').accepted = true;
  },
};

const reroll: Rule<'reroll'> = {
  candidates: () => MOVES.reroll,
  clauses: [{ clause: 'ED-8.5', holds: (s, seat) => travellerAt(s, seat).coins >= PRICE_OF_A_ROLL }],
  // ED-8.5 The last roll counts, even if it is worse.
  play(s, seat, _move, table) {
    payCoins(s, seat, PRICE_OF_A_ROLL);
    frameOf(s, 'roll').die = rollDie(seat, true, table);
  },
};

/** Everybody's own dice: what one traveller decides does not change what another rolls. */
const ROLLS = seatStreams('dice');

function rollDie(seat: Seat, again: boolean, { chance, tell }: Table<Event>): number {
  const die = 1 + chance.below(6, ROLLS[seat]);
  tell({ type: 'rolled', seat, die, again });
  return die;
}

/** ED-11.3 A coin for another roll may come from an Elephant. Whoever holds any event card is asked: which one, the others must not learn. */
function mayDecide(s: State, seat: Seat): boolean {
  const { coins, eventHand } = travellerAt(s, seat);
  return coins >= PRICE_OF_A_ROLL || (isOpenWithinLeg(s) && eventHand.length > 0);
}

/** ED-6.9 After the die, only where event cards may be played until the days are spent. */
const addAfterRoll: Rule<'add'> = {
  ...add,
  candidates: (s, seat) => (isOpenUntilSpent(s) ? add.candidates(s, seat) : []),
  clauses: [{ clause: 'ED-6.9', holds: isOpenUntilSpent }, ...add.clauses],
};

export const roll: Section<'roll'> = {
  // ED-8.6 After the roll the use cannot be withdrawn.
  open(_s, table, previous) {
    if (previous?.phase !== 'modify') throw new Error('no leg was declared');
    return { phase: 'roll', seat: previous.seat, leg: previous.leg, die: rollDie(previous.seat, false, table), accepted: false };
  },
  awaiting: (s, { seat, accepted }) => only(accepted || !mayDecide(s, seat) ? undefined : seat),
  moves: { accept, reroll, add: addAfterRoll, ...FREE_WITHIN_LEG },
  then: () => 'arrive',
};
