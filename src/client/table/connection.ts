import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Tell } from '../../protocol/index.ts';
import { type TableLine, UnplayableTable } from '../line/table-line.ts';
import { tableProblem } from '../shell/table-problem.ts';
import type { TableSession } from './session.ts';

/** Opens the line to the host of a table; what it tells goes to `listen`. None where there is no such table. */
export type Connect = (listen: (tell: Tell) => void) => Promise<TableLine | undefined>;

/** Sits down at the table as long as the page is open; tells where there is no such table, or where it cannot be played on. */
export function useConnection(session: TableSession, connect: Connect): { isGone: boolean; fault: string | undefined } {
  const isGone = useSignal(false);
  const fault = useSignal<Error | null>(null);
  useEffect(() => {
    let line: TableLine | undefined;
    let isLeft = false;
    const seated = connect(tell => session.hear(tell)).then(found => {
      if (isLeft) return found?.close();
      line = found;
      if (found) session.sit(found);
      else isGone.value = true;
    });
    seated.catch((error: Error) => {
      fault.value = error;
    });
    return () => {
      isLeft = true;
      line?.close();
    };
  }, [session]);
  const unplayable = fault.value instanceof UnplayableTable ? fault.value.problem : undefined;
  const known = unplayable && tableProblem(unplayable.kind, unplayable.facts);
  // Shown by the page as one sentence.
  if (fault.value && known === undefined) throw fault.value;
  return { isGone: isGone.value, fault: known };
}
