import {
  EVENT_CARDS,
  type EventCard,
  type Place,
  ROUTES,
  type Route,
  SPACES,
  type Space,
  STOPS,
  TRAVEL_CARDS,
  type TravelCard,
} from './components.ts';

/** Event cards that may be played at any time in one's own turn, in the order they are offered. */
export const ANY_TIME_EVENTS = ['elephant', 'connection', 'passepartout', 'carpetbag', 'bradshaw'] as const;
export type AnyTimeEvent = (typeof ANY_TIME_EVENTS)[number];

/** What may be added to a leg: the balloon of the action track, or an event card. */
export const MODIFIERS = ['balloon', 'balloon-card', 'express', 'submarine', 'offer', 'elephant', 'princess'] as const;
export type Modifier = (typeof MODIFIERS)[number];

export type Move =
  | { readonly type: 'take'; readonly space: Space }
  | { readonly type: 'takeBlind' }
  | { readonly type: 'resign' }
  | { readonly type: 'decline' }
  | { readonly type: 'receiveCoin' }
  | { readonly type: 'readyBalloon' }
  | { readonly type: 'drawEvent' }
  | { readonly type: 'sendDetective'; readonly place: Place }
  | { readonly type: 'takeWatch' }
  | { readonly type: 'trade' }
  | { readonly type: 'stop' }
  | { readonly type: 'swap'; readonly card: TravelCard }
  | { readonly type: 'buyTravel' }
  | { readonly type: 'buyEvent' }
  | { readonly type: 'playEvent'; readonly event: AnyTimeEvent; readonly card: TravelCard | null }
  | { readonly type: 'playPrincess'; readonly event: AnyTimeEvent; readonly card: TravelCard | null }
  | { readonly type: 'endTurn' }
  | { readonly type: 'go'; readonly route: Route }
  | { readonly type: 'pay'; readonly card: TravelCard }
  | { readonly type: 'depart' }
  | { readonly type: 'add'; readonly modifier: Modifier; readonly slot: number | null }
  | { readonly type: 'accept' }
  | { readonly type: 'reroll' }
  | { readonly type: 'leaveChip' }
  | { readonly type: 'useChip' }
  | { readonly type: 'discard'; readonly card: TravelCard | EventCard };

export type MoveOf<K extends Move['type']> = Extract<Move, { readonly type: K }>;

/** The longest leg asks for this many cards. */
const MOST_SLOTS = 3;

const ANY_TIME: readonly { readonly event: AnyTimeEvent; readonly card: TravelCard | null }[] = ANY_TIME_EVENTS.flatMap(event => {
  const cards = event === 'bradshaw' ? TRAVEL_CARDS : [null];
  return cards.map(card => ({ event, card }));
});

/** Travel cards by falling value, ships before trains; then the event cards. */
const DISCARD_ORDER = ['S8', 'S7', 'S6', 'T6', 'S5', 'T5', 'S4', 'T4', 'T3', 'T2', ...EVENT_CARDS] as const;

/** Every move there is, made once and shared: lists of legal moves hold these very objects. */
export const MOVES = {
  take: SPACES.map(space => ({ type: 'take', space }) as const),
  takeBlind: [{ type: 'takeBlind' }],
  resign: [{ type: 'resign' }],
  decline: [{ type: 'decline' }],
  receiveCoin: [{ type: 'receiveCoin' }],
  readyBalloon: [{ type: 'readyBalloon' }],
  drawEvent: [{ type: 'drawEvent' }],
  sendDetective: STOPS.map(place => ({ type: 'sendDetective', place }) as const),
  takeWatch: [{ type: 'takeWatch' }],
  trade: [{ type: 'trade' }],
  stop: [{ type: 'stop' }],
  swap: TRAVEL_CARDS.map(card => ({ type: 'swap', card }) as const),
  buyTravel: [{ type: 'buyTravel' }],
  buyEvent: [{ type: 'buyEvent' }],
  playEvent: ANY_TIME.map(each => ({ type: 'playEvent', ...each }) as const),
  playPrincess: ANY_TIME.map(each => ({ type: 'playPrincess', ...each }) as const),
  endTurn: [{ type: 'endTurn' }],
  go: ROUTES.map(route => ({ type: 'go', route }) as const),
  pay: TRAVEL_CARDS.map(card => ({ type: 'pay', card }) as const),
  depart: [{ type: 'depart' }],
  add: MODIFIERS.flatMap(modifier => slotsFor(modifier).map(slot => ({ type: 'add', modifier, slot }) as const)),
  accept: [{ type: 'accept' }],
  reroll: [{ type: 'reroll' }],
  leaveChip: [{ type: 'leaveChip' }],
  useChip: [{ type: 'useChip' }],
  discard: DISCARD_ORDER.map(card => ({ type: 'discard', card }) as const),
} as const satisfies { readonly [K in Move['type']]: readonly MoveOf<K>[] };

/** On which slots a modifier can be put: none of its own for Offer and Elephant, either way for the Princess. */
function slotsFor(modifier: Modifier): readonly (number | null)[] {
  const slots = Array.from({ length: MOST_SLOTS }, (_, index) => index + 1);
  if (modifier === 'offer' || modifier === 'elephant') return [null];
  return modifier === 'princess' ? [null, ...slots] : slots;
}

/** The moves that put this modifier on a leg of so many slots. */
export function addings(modifier: Modifier, slots: number): readonly MoveOf<'add'>[] {
  return ADDINGS[modifier][slots] ?? [];
}

const ADDINGS = Object.fromEntries(
  MODIFIERS.map(modifier => {
    const all = MOVES.add.filter(move => move.modifier === modifier);
    return [modifier, [0, 1, 2, 3].map(slots => all.filter(({ slot }) => slot === null || slot <= slots))];
  }),
) as unknown as Readonly<Record<Modifier, readonly (readonly MoveOf<'add'>[])[]>>;
