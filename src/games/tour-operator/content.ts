// A content file of Tour Operator, and what its editor asks: { "cities": { "ATH": { "nature": 4 } } }; what is left out is as printed.
import type { ContentReading, Fault, Finding, Mending } from '../../kernel/index.ts';
import { type Edition, findingsIn as findings, readChanges } from '../../kernel/index.ts';
import { PRESS, type TourParts } from './content-shape.ts';

export { PRESS, STAFF, type TourParts } from './content-shape.ts';

/** TO-4.13 A +1 that stands beside no interest is taken away. */
function mend(_parts: TourParts, { check, path }: Fault): Mending | undefined {
  return check === 'plusOne' ? { act: 'noPlusOne', facts: {}, path, value: null } : undefined;
}

/** Everything that is to mend in an edition. */
export function findingsIn(edition: Edition<TourParts>): readonly Finding[] {
  return findings(PRESS, edition, mend);
}

/** A content file as options of the game. */
export function readContent(text: string): ContentReading {
  return readChanges(PRESS, text, mend);
}
