// TO-G.6 Decks are bags, discard piles are sets.
import { draw, type Table } from '../../../kernel/index.ts';
import type { TouristId } from '../components.ts';
import type { EmployeeId } from '../employees.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

interface Cards<C> {
  readonly of: 'tourists' | 'employees';
  readonly deck: C[];
  readonly discard: C[];
}

/** So many cards, or as many as there are. */
function drawFrom<C>({ of, deck, discard }: Cards<C>, count: number, { chance, tell }: Table<Event>): C[] {
  const drawn: C[] = [];
  while (drawn.length < count) {
    if (deck.length === 0) {
      if (discard.length === 0) break;
      deck.push(...discard.splice(0));
      tell({ type: 'shuffled', deck: of, cards: deck.length });
    }
    drawn.push(draw(deck, chance, of));
  }
  return drawn;
}

export function drawTourists(s: State, count: number, table: Table<Event>): TouristId[] {
  return drawFrom({ of: 'tourists', deck: s.touristDeck, discard: s.touristDiscard }, count, table);
}

export function drawEmployees(s: State, count: number, table: Table<Event>): EmployeeId[] {
  return drawFrom({ of: 'employees', deck: s.employeeDeck, discard: s.employeeDiscard }, count, table);
}

export function discardTourist(s: State, tourist: TouristId): void {
  insert(s.touristDiscard, tourist);
}

export function discardEmployee(s: State, employee: EmployeeId): void {
  insert(s.employeeDiscard, employee);
}

/** Keeps a pile sorted by id: the order of discarding never matters. */
function insert<C extends string>(pile: C[], card: C): void {
  let at = pile.length;
  pile.push(card);
  for (; at > 0 && (pile[at - 1] as C) > card; at--) pile[at] = pile[at - 1] as C;
  pile[at] = card;
}

export function remove<C>(cards: C[], card: C): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new Error(`there is no ${card} to take`);
  cards.splice(at, 1);
}
