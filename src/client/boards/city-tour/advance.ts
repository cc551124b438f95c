// The city once something has happened there.
import { type Event, LETTERS, laid, onward, type View } from '../../../games/city-tour/index.ts';

/** The view with one more event in it. That the inspector asks is told by no event: it comes with the next view. */
export function advance(view: View, event: Event): View {
  return { ...view, ...changeBy(event, view) };
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function changeBy(event: Event, view: View): Partial<View> {
  const { bus, reserve } = view;
  switch (event.type) {
    case 'placed':
      return {
        board: view.board.map((tile, space) => (space === event.space ? laid(event.tile, event.rotation) : tile)),
        revealed: [],
        discards: [...view.discards, event.discarded],
        votes: [],
        ...driving(view),
      };
    case 'boarded':
      return {
        bus: { ...bus, [event.colour]: bus[event.colour] + 1 },
        reserve: { ...reserve, [event.colour]: reserve[event.colour] - 1 },
      };
    case 'drove':
      return { ...driving(view), ...beyond(event) };
    case 'passed':
      return { passed: view.passed.map((each, at) => each || LETTERS[at] === event.letter) };
    case 'setDown':
      return {
        bus: [...event.pawns].reduce((left, pawn) => without(left, pawn), bus),
        onSites: view.onSites.map((pawns, at) => (LETTERS[at] === event.letter ? event.pawns : pawns)),
      };
    case 'sentHome':
      return { bus: { ...bus, [event.colour]: 0 }, reserve: { ...reserve, [event.colour]: reserve[event.colour] + event.count } };
    case 'fanBoarded':
      return { bus: { ...bus, W: bus.W + 1 }, waiting: view.waiting.filter(letter => letter !== event.letter) };
    case 'controlled':
      return { bus: without(bus, event.colour), reserve: { ...reserve, [event.colour]: reserve[event.colour] + 1 } };
    case 'revealed':
      return reveal(view, event);
    case 'conceded':
      return { votes: event.votes < event.needed ? [...view.votes, event.seat].sort((a, b) => a - b) : [] };
    case 'ended': {
      const { won, reason, total, objective, turns } = event;
      return { result: { won, reason, total, objective, turns }, frames: [] };
    }
    case 'begun':
    case 'leftBehind':
    case 'signMet':
    case 'turnedAway':
    case 'unserved':
    case 'fanLeft':
    case 'stopped':
      return {};
  }
}

/** Whoever placed the tile drives on, the inspector or not. */
function driving({ frames: [frame] }: View): Partial<View> {
  return frame ? { frames: [{ phase: 'drive', seat: frame.seat, stop: 'space' }] } : {};
}

/** Where a road leads that was driven to its end; out of the gate, nowhere. */
function beyond({ space, to }: EventOf<'drove'>): Partial<View> {
  const next = onward(space, to);
  return typeof next === 'string' ? {} : { space: next.space, side: next.side };
}

function reveal({ piles: [left, right], bag }: View, event: EventOf<'revealed'>): Partial<View> {
  const seen = [event.left, event.right, ...event.next];
  return {
    turn: event.turn,
    revealed: [event.left, event.right],
    tops: event.next,
    piles: [left - 1, right - 1],
    bag: bag.filter(tile => !seen.includes(tile)),
    frames: [{ phase: 'place', seat: event.seat }],
  };
}

function without(bus: View['bus'], pawn: string): View['bus'] {
  return {
    G: bus.G - Number(pawn === 'G'),
    O: bus.O - Number(pawn === 'O'),
    B: bus.B - Number(pawn === 'B'),
    W: bus.W - Number(pawn === 'W'),
  };
}
