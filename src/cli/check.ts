import { entryOf } from '../games/index.ts';
import { type LoadedTable, replayProblem } from '../host/index.ts';
import { type Examined, examine, SchemaError, StoreError } from '../server/storage/index.ts';
import { keepingSet } from './settings.ts';
import { noMoreWords, parse, UsageError } from './usage.ts';

/** Examines a store, and names every table that is damaged. */
export async function check(args: readonly string[]): Promise<number> {
  const flags = parse(args, { data: 'value', database: 'value', deep: 'flag' });
  noMoreWords(flags.words, 0);
  const keeping = keepingSet(flags);
  const examined = await attempt(() => examine(keeping, flags.has('deep') ? replayed : undefined));
  const [place, restoring] =
    'data' in keeping
      ? [keeping.data, `stop the server and run "tabletour restore --data ${keeping.data} --from FILE --force"`]
      : ['the database', 'restore a dump of the database'];
  for (const line of linesOf(place, examined, restoring)) console.log(line);
  return isWhole(examined) ? 0 : 1;
}

async function attempt(look: () => Promise<Examined>): Promise<Examined> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof SchemaError || error instanceof StoreError) throw new UsageError(error.message);
    throw error;
  }
}

async function replayed(loaded: LoadedTable): Promise<string | undefined> {
  const game = await entryOf(loaded.table.game)?.open();
  return game ? replayProblem(game, loaded) : `there is no game "${loaded.table.game}" here`;
}

function isWhole({ faults, damaged }: Examined): boolean {
  return faults.length === 0 && damaged.length === 0;
}

function linesOf(place: string, examined: Examined, restoring: string): readonly string[] {
  const { schema, tables, steps, faults, damaged } = examined;
  const summary = `${place}: schema version ${schema}, ${tables} tables, ${steps} steps`;
  if (isWhole(examined)) return [`${summary}; nothing is damaged`];
  return [
    ...faults,
    ...damaged.map(({ id, game, problem }) => `table ${id} (${game}): ${problem}`),
    `${summary}; ${damaged.length} tables are damaged and are not opened, the others can be played on; to go back to a backup, ${restoring}`,
  ];
}
