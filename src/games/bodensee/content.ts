// A content file, read and checked: attractions as a table, or anything as JSON.
import { type Fault, fits, isObject, placeOf, shown } from '../../kernel/index.ts';
import { readAttractionsCsv } from './content-csv.ts';
import { editionOf, findingsIn, starts, startsOf } from './content-edition.ts';
import { mendingOf, mendingSays } from './content-mending.ts';
import { type Content, faultsIn, isSketch, type Reading } from './content-shape.ts';

export { type RowReading, readAttractionsCsv, readRows, writeAttractionsCsv } from './content-csv.ts';
export { editionOf, findingsIn, mendedBy, optionsOf, PRINTED, writeContent } from './content-edition.ts';
export { freePriority, freshId } from './content-mending.ts';
export type { Content, Edition, Reading } from './content-shape.ts';

/** Content from JSON; a part that is missing is the printed one. */
export function readContentJson(text: string): Reading<Content> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { ok: false, errors: [`this is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  if (!isObject(raw)) return { ok: false, errors: [`content must be an object with attractions, towns, roads, not ${shown(raw)}`] };
  const { startTowns, ...parts } = raw;
  const content = { attractions: null, towns: null, roads: null, ...parts };
  const wrongStart = startTowns === undefined ? undefined : starts.problem(startTowns, 'content.startTowns');
  const errors = [...faultsIn(content).map(fault => told(content, fault)), ...(wrongStart ? [wrongStart] : [])];
  if (errors.length > 0 || !isSketch(content)) return { ok: false, errors };
  return { ok: true, content, ...(fits(starts, startTowns) ? { startTowns } : {}), warnings: warningsOf(content) };
}

/** A fault as a line of the terminal: where, what is wrong and allowed, and one way to mend it. */
function told(content: unknown, fault: Fault): string {
  const mending = isSketch(content) ? mendingOf(editionOf({ content }), fault) : undefined;
  return `${placeOf(content, fault.path, 'content')} ${fault.says}${mending ? `; to mend it, ${mendingSays(mending)}` : ''}`;
}

function warningsOf(content: Content): string[] {
  const hints = findingsIn(editionOf({ content })).filter(({ isHint }) => isHint);
  return hints.map(({ path, says }) => (path.length > 1 ? `${placeOf(content, path, 'content')} ${says}` : says));
}

/** A content file as options of the game. */
export function readContent(text: string, name: string): OptionsReading {
  const reading = name.toLowerCase().endsWith('.csv') ? readAttractionsCsv(text) : readContentJson(text);
  if (!reading.ok) return reading;
  const { content, startTowns, warnings } = reading;
  return { ok: true, options: { content, ...(startTowns ? startsOf(startTowns) : {}) }, warnings };
}

type OptionsReading =
  | { readonly ok: true; readonly options: Readonly<Record<string, unknown>>; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[]; readonly sound?: Content };
