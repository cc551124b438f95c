import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { isolated } from '../shell/isolated.ts';
import type { TableSession } from '../table/session.ts';
import { company } from './company.ts';

/** Tells who does not look that somebody everybody waits for has left or come back; of others it is not told. */
export function AwaitedPresence({ session, row }: { session: TableSession; row: TableRow }) {
  const [said, say] = useState('');
  const before = useRef<readonly boolean[] | undefined>(undefined);
  const here = row.seats.map(({ isHere }) => isHere);
  const awaiting = session.shown.value?.awaiting ?? [];
  useEffect(() => {
    const last = before.current;
    before.current = here;
    const changed = awaiting.find(seat => row.seats[seat]?.kind === 'human' && last !== undefined && last[seat] !== here[seat]);
    if (changed === undefined || row.mine.includes(changed)) return;
    const { left, isBack } = company.value;
    say((here[changed] ? isBack : left)(isolated(row.seats[changed]?.name ?? '')));
  }, [here.join()]);
  return (
    <p class="unseen" role="status">
      {said}
    </p>
  );
}
