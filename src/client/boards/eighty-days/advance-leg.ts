// The leg that is being declared, while something happens to it.
import { type Event, type Frame, type Leg, type Place, placeAt, slotsOf, type View } from '../../../games/eighty-days/index.ts';

/** The view with the event in its leg, from setting out to arrival. */
export function legAfter(view: View, event: Event): View {
  const frame = view.frames.at(-1);
  if (event.type === 'setOut') return { ...view, frames: [...view.frames, setOut(view, event)] };
  if (!frame || !('leg' in frame)) return view;
  const others = view.frames.slice(0, -1);
  if (event.type === 'travelled') return { ...view, frames: others };
  return { ...view, frames: [...others, frameAfter(frame, event)] };
}

type LegFrame = Extract<Frame, { readonly leg: Leg }>;

function setOut(view: View, { seat, from, route }: Extract<Event, { readonly type: 'setOut' }>): Frame {
  const slots = slotsOf(view, positionBefore(from), route) ?? [];
  const leg: Leg = { route, paid: [], replaced: slots.map(() => null), offers: 0, elephant: false };
  return slots.length > 0 ? { phase: 'slot', seat, leg } : { phase: 'modify', seat, leg, departed: false };
}

function positionBefore(from: Place): number {
  return Array.from({ length: 10 }, (_, position) => position).findIndex(position => placeAt(position) === from);
}

function frameAfter(frame: LegFrame, event: Event): Frame {
  const { seat, leg } = frame;
  switch (event.type) {
    case 'paid': {
      const paid = [...leg.paid, event.card];
      const after = { ...leg, paid };
      return paid.length < leg.replaced.length
        ? { phase: 'slot', seat, leg: after }
        : { phase: 'modify', seat, leg: after, departed: false };
    }
    case 'replaced':
      return { ...frame, leg: { ...leg, replaced: leg.replaced.map((by, at) => (at === event.slot - 1 ? event.by : by)) } };
    case 'played':
      return {
        ...frame,
        leg: {
          ...leg,
          offers: leg.offers + Number(event.as === 'offer'),
          elephant: leg.elephant || (event.as === 'elephant' && !event.cashed),
        },
      };
    case 'rolled':
      return { phase: 'roll', seat, leg, die: event.die, accepted: false };
    default:
      return frame;
  }
}
