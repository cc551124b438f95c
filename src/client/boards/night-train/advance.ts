import type { Event, TravellerView, View } from '../../../games/night-train/index.ts';
import type { Seat } from '../../../kernel/index.ts';

/** The view once an event has happened, as far as anything of it is drawn. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'arrived':
      return {
        ...view,
        stop: event.stop,
        first: event.first,
        station: event.station,
        bag: view.bag.filter(each => each !== event.station),
      };
    case 'rose':
      return {
        ...withTraveller(view, event.seat, ({ bells, postcards }) => ({ bells: bells - 1, postcards: [...postcards, event.station] })),
        station: null,
      };
    case 'missed':
      return { ...view, station: null, missed: [...view.missed, event.station] };
    case 'morning':
      return { ...view, travellers: view.travellers.map((each, seat) => ({ ...each, dream: event.dreams[seat] ?? null })) };
    case 'dealt':
    case 'slept':
      return view;
  }
}

function withTraveller(view: View, seat: Seat, change: (before: TravellerView) => Partial<TravellerView>): View {
  return { ...view, travellers: view.travellers.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)) };
}
