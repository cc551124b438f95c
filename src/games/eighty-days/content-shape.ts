// A deck of event cards of one's own, checked before anybody plays with it.
import { type Fault, isObject, oneOf, placeOf, type Shape, shown, whole } from '../../kernel/index.ts';
import { BLUE_DAYS, EVENT_CARDS, EVENT_DECKS, type EventDeck, type OwnDeck } from './components.ts';

export const MOST_COPIES = 9;
export const LEAST_EVENTS = 10;
const printed = oneOf(...EVENT_DECKS);
const copies = whole(0, MOST_COPIES);

/** The shape of the option `eventDeck`: a printed deck, or the number of copies of each card. */
export const deckShape: Shape<EventDeck | OwnDeck> = {
  allowed: `${printed.allowed}, or an object of event cards, each with ${copies.allowed}`,
  problem(value, at) {
    if (!isObject(value)) return printed.problem(value, at) && `${at} must be ${this.allowed}, not ${shown(value)}`;
    const [first] = deckFaults(value);
    return first && `${placeOf(value, first.path, at)} ${first.says}`;
  },
};

/** Everything that is wrong with a deck. ED-1.7 There is one blue card of each kind. */
export function deckFaults(deck: Readonly<Record<string, unknown>>): Fault[] {
  const strange = Object.keys(deck).filter(name => !EVENT_CARDS.some(card => card === name));
  const wrong = EVENT_CARDS.flatMap(card => {
    const allowed = BLUE_DAYS[card] === undefined ? copies : whole(1, 1);
    const problem = allowed.problem(deck[card], '');
    return problem === undefined ? [] : [{ path: [card], check: BLUE_DAYS[card] ? 'blue' : 'copies', facts: {}, says: problem.trim() }];
  });
  const sum = EVENT_CARDS.reduce((all, card) => all + (Number(deck[card]) || 0), 0);
  const few = { path: [], check: 'few', facts: { sum, least: LEAST_EVENTS }, says: `must have at least ${LEAST_EVENTS} cards, not ${sum}` };
  return [
    ...strange.map(name => ({ path: [name], check: 'strange', facts: {}, says: `must not be there; allowed: ${EVENT_CARDS.join(', ')}` })),
    ...wrong,
    ...(sum < LEAST_EVENTS ? [few] : []),
  ];
}
