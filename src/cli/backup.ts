import { BackupError, backUp, examine, restore as putBack } from '../server/storage/index.ts';
import { textSet } from './settings.ts';
import { noMoreWords, parse, reasonOf, UsageError } from './usage.ts';

/** Copies the embedded store into a file, while servers use it. */
export async function backup(args: readonly string[]): Promise<number> {
  const flags = parse(args, { data: 'value', to: 'value' });
  noMoreWords(flags.words, 0);
  const [data, to] = [textSet('DATA_DIR', flags), flags.value('to')];
  if (to === undefined) throw new UsageError('name the file to write: --to FILE');
  attempt(() => backUp(data, to), `${to} could not be written`);
  console.log(`${data} is copied to ${to}`);
  return verified({ file: to });
}

/** Puts a backup in the place of a store that nobody uses. */
export async function restore(args: readonly string[]): Promise<number> {
  const flags = parse(args, { data: 'value', from: 'value', force: 'flag' });
  noMoreWords(flags.words, 0);
  const [data, from] = [textSet('DATA_DIR', flags), flags.value('from')];
  if (from === undefined) throw new UsageError('name the backup to read: --from FILE');
  attempt(() => putBack(data, from, flags.has('force')), `${from} could not be restored to ${data}`);
  console.log(`${from} is restored to ${data}`);
  return verified({ data });
}

/** Reads again what was written; tables that were damaged before are damaged in it, too. */
async function verified(written: Parameters<typeof examine>[0]): Promise<number> {
  const { faults, damaged } = await examine(written);
  if (faults.length + damaged.length === 0) return 0;
  const what = [...faults, ...(damaged.length > 0 ? [`${damaged.length} tables in it are damaged; "tabletour check" names them`] : [])];
  for (const sentence of what) console.error(`tabletour: ${sentence}`);
  return 1;
}

function attempt(act: () => void, failure: string): void {
  try {
    act();
  } catch (error) {
    throw new UsageError(error instanceof BackupError ? error.message : `${failure} (${reasonOf(error)}); nothing was changed`);
  }
}
