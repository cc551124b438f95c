// A content file of On Tour: Paris: { "clubs": { "1a": { "lines": ["1b"] } }, "docks": { "A": { "stop": 3 } } }; what is left out is as printed.
import {
  type ContentReading,
  type Edition,
  type Fault,
  type Finding,
  findingsIn as findings,
  type Mending,
  readChanges,
} from '../../kernel/index.ts';
import { CLUBS, type Club } from './components.ts';
import { type ParisParts, PRESS } from './content-shape.ts';

export { type ParisParts, PRESS } from './content-shape.ts';

/** A line that leads back to its own club is taken away. */
function mend({ clubs }: ParisParts, { check, path }: Fault): Mending | undefined {
  const club: Club | undefined = CLUBS.find(each => each === path[1]);
  if (check !== 'loop' || !club) return undefined;
  return { act: 'noLoop', facts: {}, path, value: clubs[club].lines.filter(each => each !== club) };
}

/** Everything that is to mend in an edition. */
export function findingsIn(edition: Edition<ParisParts>): readonly Finding[] {
  return findings(PRESS, edition, mend);
}

/** A content file as options of the game. */
export function readContent(text: string): ContentReading {
  return readChanges(PRESS, text, mend);
}
