// The deeds of a table are a chain: each carries a check over what was agreed, all deeds before it and itself.
// Deeds without a check (older programs, also during an upgrade of several processes) are covered by the next that has one.
import { hash } from '../kernel/index.ts';
import type { Deed, StoredTable } from './store.ts';
import { TableProblem } from './table-problem.ts';

/** A stored table that is not as it was acknowledged. */
export class TableDamage extends TableProblem {
  constructor(
    /** The number of the last deed that is certain. */
    readonly intact: number,
    /** The number of the last deed that is known to have been acknowledged. */
    readonly known: number,
  ) {
    super(
      'damaged',
      `the stored match of this table is damaged: of ${known} steps only the first ${intact} are intact; whoever runs the server can restore a backup`,
      { intact, known },
    );
  }
}

/**
 * The chain before the first deed, over all that luck and rules follow from.
 * The kernel's hash has 64 bits; a single changed character always changes it, any other accident goes unnoticed once in 2⁶⁴.
 */
export function chainOf({ id, game, version, options, pace, seed, luckScheme, salt, origin, laid, begun }: StoredTable): string {
  return hash({ id, game, version, options, pace, seed, luckScheme, salt, origin, laid, begun });
}

/** The chain after a deed. */
export function chainAfter(chain: string, deed: Deed): string {
  return hash([chain, deed.check === undefined ? deed : { ...deed, check: undefined }]);
}

/** Where a chain has come to. */
export interface ChainEnd {
  readonly number: number;
  readonly chain: string;
}

/** The end after a deed, which must be the next; undefined where it is not, or not as it was. */
export function linked({ number, chain }: ChainEnd, deed: Deed): ChainEnd | undefined {
  if (deed.number !== number + 1) return undefined;
  const after = chainAfter(chain, deed);
  return deed.check === undefined || deed.check === after ? { number: deed.number, chain: after } : undefined;
}

/** The end after all deeds of a table; `known` is the number that the table itself says it has come to. */
export function wholeChain(table: StoredTable, deeds: readonly Deed[], known = 0): ChainEnd {
  let end: ChainEnd = { number: 0, chain: chainOf(table) };
  const last = Math.max(known, deeds.at(-1)?.number ?? 0);
  for (const deed of deeds) {
    const next = linked(end, deed);
    if (!next) throw new TableDamage(end.number, last);
    end = next;
  }
  if (end.number < last) throw new TableDamage(end.number, last);
  return end;
}
