import { TableDamage } from '../host/index.ts';

/** Something a client asked for that is not done: a status, a short name for programs, and one sentence for people. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    readonly short: string,
    text: string,
  ) {
    super(text);
  }
}

/** The refusal that an error comes to; undefined where it is a fault of ours. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof TableDamage) return new Refused(409, error.kind, error.message);
  return error instanceof Refused ? error : undefined;
}
