// The table once something has happened there.
import { cloneAgency, cloneFrame, type Event, PLACES, ROOMS, type View } from '../../../games/tour-operator/table.ts';
import { work } from './advance-agency.ts';
import type { Draft, EventOf } from './advance-draft.ts';
import { offer } from './advance-offers.ts';
import { boxIn } from './scene.ts';

/** The view with one more event in it. Which decision comes next is told by few events: else it comes with the next view. */
export function advance(view: View, event: Event): View {
  const draft: Draft = {
    ...view,
    frames: view.frames.map(cloneFrame),
    open: [...view.open],
    touristDiscard: [...view.touristDiscard],
    employeeDiscard: [...view.employeeDiscard],
    rowOwner: [...view.rowOwner],
    agencies: view.agencies.map(cloneAgency),
  };
  happen(draft, event);
  return draft;
}

function happen(draft: Draft, event: Event): void {
  switch (event.type) {
    case 'roundBegun':
      return beginRound(draft, event);
    case 'shuffled':
      return shuffle(draft, event);
    case 'closed':
      draft.open[draft.grid.indexOf(event.city)] = false;
      return;
    case 'startPassed':
      draft.start = event.seat;
      return;
    case 'ended':
      draft.frames = [];
      return;
    case 'revealed':
    case 'drafted':
    case 'passedOver':
    case 'rolled':
    case 'swapped':
    case 'turned':
    case 'rerolled':
    case 'shown':
    case 'hired':
    case 'hiredNobody':
    case 'sentElsewhere':
    case 'kept':
      return offer(draft, event);
    default:
      return work(draft, event);
  }
}

/** TO-1.2 A week has passed in every room; TO-3.11 weekly employees are fresh again. */
function beginRound(draft: Draft, { round, start }: EventOf<'roundBegun'>): void {
  draft.round = round;
  draft.start = start;
  draft.frames = [{ phase: 'checkOut' }];
  for (const agency of draft.agencies) {
    agency.visited = null;
    agency.placed = 0;
    agency.vipsPlaced = 0;
    for (const place of PLACES) {
      const hired = agency.employees[place];
      if (hired) agency.employees[place] = { id: hired.id, uses: boxIn({ view: draft }).staff[hired.id].uses, engaged: false };
    }
    for (const room of ROOMS) {
      agency.rooms[room].filled = false;
      agency.rooms[room].weeks = Math.max(0, agency.rooms[room].weeks - 1);
    }
  }
}

/** Cards drawn before the deck ran out are told of later: until then they still count as deck. */
function shuffle(draft: Draft, { deck, cards }: EventOf<'shuffled'>): void {
  if (deck === 'tourists') {
    draft.touristDeck += cards;
    draft.touristDiscard = [];
  } else {
    draft.employeeDeck += cards;
    draft.employeeDiscard = [];
  }
}
