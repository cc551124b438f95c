import type { Facts } from '../kernel/index.ts';

/** Why a stored table is not played on: its version of the rules is not known here, what is stored does not follow from the rules, or some of it is lost or changed. */
export type TableProblemKind = 'unknown version' | 'other rules' | 'damaged';

/** A stored table that must not be played on; the message is one sentence for people. */
export class TableProblem extends Error {
  override readonly name = 'TableProblem';

  constructor(
    readonly kind: TableProblemKind,
    message: string,
    readonly facts: Facts,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
