import { Refused } from './refused.ts';

/** A refusal for the sake of others; `limit` is what it is counted by. */
export class TooMany extends Refused {
  constructor(
    readonly limit: string,
    text: string,
  ) {
    super(429, 'too many', text);
  }
}

/** How long to wait, as the end of a sentence. */
export function inWords(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return `try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}
