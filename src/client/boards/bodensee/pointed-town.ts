// The town pointed at, before it is driven to or built in.
import { usePointing } from '../../ui/index.ts';
import { type Lake, topFrame } from './scene.ts';

const KIND = 'town:';

/** The town pointed at in the open decision, and fingers that point first. */
export function usePointedTown({ view, touching }: Lake) {
  const { pointed, ...rest } = usePointing(touching, KIND, `${view.turns}/${view.frames.length}/${topFrame(view)?.phase}`);
  return { pointed: pointed?.slice(KIND.length) ?? null, ...rest };
}
