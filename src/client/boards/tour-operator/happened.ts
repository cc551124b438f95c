// While news is being shown the view is still the one before it: what was shown of it already is remembered here.
import { useRef } from 'preact/hooks';
import type { Event } from '../../../games/tour-operator/index.ts';
import type { TourScene } from './sight.ts';

interface Shown {
  readonly past: number;
  readonly events: readonly Event[];
}

/** All that has happened, with what is happening now and what was just shown though the view does not know it yet. */
export function useHappened({ past, happening }: TourScene): readonly Event[] {
  const shown = useRef<Shown>({ past: past.length, events: [] });
  if (shown.current.past !== past.length || !happening) shown.current = { past: past.length, events: [] };
  const { events } = shown.current;
  if (happening && !events.includes(happening)) shown.current = { past: past.length, events: [...events, happening] };
  return [...past, ...shown.current.events];
}
