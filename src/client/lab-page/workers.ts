import { LabWorkers } from '../lab/lab-workers.ts';

let pool: LabWorkers | undefined;

/** The workers of this tab, started when they are first needed. */
export function labWorkers(): LabWorkers {
  pool ??= new LabWorkers();
  return pool;
}

/** Lets go of workers whose games nobody waits for any more; whoever plays next starts others. */
export function freshWorkers(old: LabWorkers): void {
  old.close();
  if (pool === old) pool = undefined;
}
