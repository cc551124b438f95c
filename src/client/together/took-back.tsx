import { useEffect, useState } from 'preact/hooks';
import { looksOf } from '../table/scene.ts';
import type { TableSession } from '../table/session.ts';
import { Icon } from '../ui/index.ts';
import { company } from './company.ts';

const FADES_AFTER = 5000;

/** Tells that somebody else took back a move, for a moment. */
export function TookBack({ session }: { session: TableSession }) {
  const taken = session.tookBack.value;
  const [said, say] = useState('');
  useEffect(() => {
    if (!taken) return undefined;
    say(company.value.back(looksOf(session)[taken.seat]?.name ?? ''));
    const timer = setTimeout(() => say(''), FADES_AFTER);
    return () => clearTimeout(timer);
  }, [taken]);
  return (
    <div class="toast-live" role="status">
      {said && (
        <p class="toast">
          <Icon name="i-undo" /> {said}
        </p>
      )}
    </div>
  );
}
