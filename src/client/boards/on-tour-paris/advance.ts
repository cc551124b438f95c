// The table once something has happened there.
import { type Card, type Entry, type Event, indexOf, type PlayerView, type View } from '../../../games/on-tour-paris/index.ts';
import type { Seat } from '../../../kernel/index.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The view with one more event in it. Results are told by no event, so the end comes with the next view. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'setupDrawn':
      return beginStep(drawSetup(view, event), 1);
    case 'rollerChosen':
      return { ...view, roller: event.seat };
    case 'reshuffled':
      return { ...view, bag: [...view.discard, ...view.shown].sort(), discard: [] };
    case 'turnBegun':
      return beginStep(beginTurn(view, event), event.kind === 'write' ? 2 : 1);
    case 'finished':
      return withPlayer(view, event.seat, { left: 0 });
    case 'entered':
      return enter(view, event);
    case 'routed':
      return withPlayer(view, event.seat, { left: 0 });
    case 'ended':
      return view;
  }
}

function withPlayer(view: View, seat: Seat, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, each) => (each === seat ? { ...player, ...change } : player)) };
}

function without(bag: readonly Card[], cards: readonly Card[]): readonly Card[] {
  return bag.filter(card => !cards.includes(card));
}

/** So many choices lie before everybody, and nothing is pencilled in. */
function beginStep(view: View, left: number): View {
  return {
    ...view,
    players: view.players.map(player => ({ ...player, left, pending: player.pending && [], pencilled: player.pencilled && [] })),
  };
}

function drawSetup(view: View, { step, dice, card }: EventOf<'setupDrawn'>): View {
  const setup = { step: step - 1, card };
  return { ...view, phase: 'setup', setup, dice, bag: without(view.bag, [card]), removed: [...view.removed, card] };
}

/** The cards of the last turn lie there until the new ones come; those in the bag already were shuffled into it. */
function beginTurn(view: View, { turn, roller, cards, dice, kind }: EventOf<'turnBegun'>): View {
  const discard = [...view.discard, ...without(view.shown, view.bag)];
  return { ...view, phase: kind, setup: null, turn, roller, dice, shown: cards, bag: without(view.bag, cards), discard };
}

/** Maps that are closed are filled as much as all others. */
const FILLED: Readonly<Partial<Record<NonNullable<View['phase']>, number>>> = {
  setup: 1,
  write: 2,
  star: 1,
  lastPair: 2,
  lastSingle: 1,
  lastStar: 1,
};

function enter(view: View, { seat, entries }: EventOf<'entered'>): View {
  const player = view.players[seat];
  if (!player || !view.phase) return view;
  const entered = withPlayer(view, seat, {
    marks: entries && player.marks ? written(player.marks, entries) : player.marks,
    empty: player.empty - (FILLED[view.phase] ?? 0),
    left: 0,
    pencilled: player.pencilled && [],
  });
  return entered.players.every(({ empty }) => empty === 0) ? beginRoutes(entered) : entered;
}

function written(marks: NonNullable<PlayerView['marks']>, entries: readonly Entry[]): NonNullable<PlayerView['marks']> {
  const after = [...marks];
  for (const { club, mark } of entries) after[indexOf(club)] = mark;
  return after;
}

/** OT-8.1 Once no club is empty. */
function beginRoutes(view: View): View {
  return beginStep({ ...view, phase: 'route', discard: [...view.discard, ...without(view.shown, view.bag)], shown: [] }, 1);
}
