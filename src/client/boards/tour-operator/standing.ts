import { cleanRooms } from '../../../games/tour-operator/table.ts';
import type { Seat } from '../../../kernel/index.ts';
import { figureIn } from '../figure-in.ts';
import type { Figure } from '../kit.ts';
import { aboard, agencyOf, type TourScene } from './scene.ts';

/** How an agency stands: its place, and what it can do with the tourists it has. */
export function figures({ view, words }: TourScene, seat: Seat, places: readonly Figure[]): readonly Figure[] {
  const agency = agencyOf(view, seat);
  const [passengers, rooms] = [aboard(agency).length, cleanRooms(agency)];
  return [...places, passengers > 0 ? figureIn(words.passengers(passengers), passengers) : figureIn(words.cleanRooms(rooms), rooms)];
}
