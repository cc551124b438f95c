// TO-G.6 Decks are bags, discard piles are sets.
import { draw, type Table } from '../../../kernel/index.ts';
import type { TouristId } from '../components.ts';
import type { EmployeeId } from '../employees.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';

/** So many tourists, or as many as there are. */
export function drawTourists(s: State, count: number, { chance, tell }: Table<Event>): TouristId[] {
  const drawn: TouristId[] = [];
  while (drawn.length < count) {
    if (s.touristDeck.length === 0) {
      if (s.touristDiscard.length === 0) break;
      s.touristDeck = s.touristDiscard.splice(0);
      tell({ type: 'shuffled', deck: 'tourists', cards: s.touristDeck.length });
    }
    drawn.push(draw(s.touristDeck, chance));
  }
  return drawn;
}

/** So many employees, or as many as there are. */
export function drawEmployees(s: State, count: number, { chance, tell }: Table<Event>): EmployeeId[] {
  const drawn: EmployeeId[] = [];
  while (drawn.length < count) {
    if (s.employeeDeck.length === 0) {
      if (s.employeeDiscard.length === 0) break;
      s.employeeDeck = s.employeeDiscard.splice(0);
      tell({ type: 'shuffled', deck: 'employees', cards: s.employeeDeck.length });
    }
    drawn.push(draw(s.employeeDeck, chance));
  }
  return drawn;
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
