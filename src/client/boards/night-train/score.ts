// How the points come about, and what is worth telling in the morning.
import { type Event, STATIONS, worth } from '../../../games/night-train/index.ts';
import type { Seat } from '../../../kernel/index.ts';
import type { Change, ScorePart } from '../kit.ts';
import type { NightScene } from './scene.ts';

/** What is printed on the postcards, what the dream adds where it is known, and the bells left. */
export function score({ view, words }: NightScene, seat: Seat): readonly ScorePart[] {
  const traveller = view.travellers[seat];
  if (!traveller) return [];
  const { postcards, dream, bells } = traveller;
  const printed = postcards.reduce((sum, station) => sum + STATIONS[station].value, 0);
  const counted = postcards.reduce((sum, station) => sum + worth(station, dream), 0);
  return [
    { label: words.scoreCards, value: printed, colour: 'var(--g-main)', icon: 'g-travel-card' },
    { label: words.scoreDream, value: counted - printed, colour: 'var(--g-pop)', icon: 'g-moon' },
    { label: words.scoreBells, value: bells, colour: 'var(--g-glow)', icon: 'g-clock' },
  ];
}

/** Everyone sees what is printed on a postcard, less the bell it costs; the dream is counted in the morning. */
export function changes(event: Event): readonly Change[] {
  return event.type === 'rose' ? [{ seat: event.seat, value: STATIONS[event.station].value - 1 }] : [];
}
