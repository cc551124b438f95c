import { useEffect, useState } from 'preact/hooks';
import { keepTable } from '../coach/practice/solved.ts';
import { dropTable } from '../local/device-store.ts';
import { setLessonTable } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import { ownName } from '../shell/own-name.ts';

/** The names at a table where somebody learns: one's own among bots'. */
export function namesAround({ seats, learner }: { readonly seats: number; readonly learner: number }): readonly string[] {
  const { names } = words.value.bots;
  return Array.from({ length: seats }, (_, seat) => (seat === learner ? ownName() : (names[seat] ?? `${seat + 1}`)));
}

type Setting = Parameters<typeof setLessonTable>[0];

/** A table at the position of a task, and a way to begin anew; it is taken away when the task is left. */
export function useTaskTable(game: string, settingOf: () => Setting): { readonly table: string | undefined; readonly again: () => void } {
  const [table, setTable] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let set: string | undefined;
    let isLeft = false;
    void setLessonTable(settingOf()).then(id => {
      set = id;
      if (isLeft) return void dropTable(id);
      const former = keepTable(game, id);
      if (former !== undefined) void dropTable(former);
      setTable(id);
    });
    return () => {
      isLeft = true;
      if (set !== undefined) void dropTable(set);
    };
  }, [round]);
  return { table, again: () => setRound(round + 1) };
}
