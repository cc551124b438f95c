// OT-3 A turn: cards and dice for everybody. What they ask for is written in the phase that follows.
import { only, type Table } from '../../../kernel/index.ts';
import { CARDS_A_TURN, type Card, LEAST_FOR_CARDS, regionOf } from '../components.ts';
import type { Event, TurnKind } from '../events.ts';
import { isDoubles } from '../marks.ts';
import { boardOf, emptyClubs, type Pending, type Section, type State } from '../state.ts';
import { enterAll } from './barrier.ts';
import { drawCard, reshuffle, rollDice } from './deck.ts';

export const turn: Section<'turn'> = {
  open(s, { chance, tell }) {
    // OT-3.5 The dice pass clockwise after every turn.
    const roller = s.turn === 0 ? (s.roller ?? 0) : ((s.roller ?? 0) + 1) % s.plan.seats;
    s.roller = roller;
    s.turn++;
    // OT-3.1 Three cards, then the dice; OT-7.1 only the dice where one or two clubs are empty.
    if (emptyClubs(boardOf(s, 0)) >= LEAST_FOR_CARDS) {
      if (s.bag.length === 0) {
        reshuffle(s);
        tell({ type: 'reshuffled', cards: s.bag.length });
      }
      for (let card = 0; card < CARDS_A_TURN; card++) s.shown.push(drawCard(s, chance));
    }
    s.dice = rollDice(chance);
    tell({ type: 'turnBegun', turn: s.turn, roller, cards: [...s.shown], dice: [...s.dice], kind: kindOf(s) });
    return { phase: 'turn' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then: kindOf,
};

/** OT-3.3 Numbers, OT-5.1 or a star; OT-7 in last turns without cards. */
export function kindOf(s: State): TurnKind {
  const doubles = isDoubles(s.dice);
  if (s.shown.length > 0) return doubles || showsOneRegion(s.shown) ? 'star' : 'write';
  if (doubles) return 'lastStar';
  return emptyClubs(boardOf(s, 0)) === 2 ? 'lastPair' : 'lastSingle';
}

function showsOneRegion(cards: readonly Card[]): boolean {
  const [first] = cards;
  return first !== undefined && cards.every(card => regionOf(card) === regionOf(first));
}

/** Closes a step of writing; OT-8.1 the routes follow once no club is empty. */
export function closeStep(s: State, frame: { readonly pending: Pending }, table: Table<Event>): 'turn' | 'route' {
  enterAll(s, frame, table);
  return emptyClubs(boardOf(s, 0)) > 0 ? 'turn' : 'route';
}
