// Attractions and boards of one's own from JSON, with every row checked.
import { isObject, type Shape, shown } from '../../kernel/index.ts';
import { readAttractionsCsv } from './content-csv.ts';
import {
  attractionShape,
  type Content,
  disagreements,
  FEWEST_TOWNS,
  MOST_TILES,
  MOST_TOWNS,
  type Reading,
  roadShape,
  rowAt,
  townShape,
} from './content-shape.ts';

export { readAttractionsCsv, writeAttractionsCsv } from './content-csv.ts';
export type { Content, Reading } from './content-shape.ts';

/** Harbours for every bus to have somewhere to go: two, and one for each further of the four buses. */
const PLENTY_OF_HARBOURS = 5;

function warningsOf({ towns }: Content): string[] {
  const harbours = towns?.filter(({ harbour }) => harbour).length ?? PLENTY_OF_HARBOURS;
  if (harbours >= PLENTY_OF_HARBOURS) return [];
  return [`with ${harbours} harbours a bus may find no place to go; ${PLENTY_OF_HARBOURS} are enough for four buses`];
}

/** Content from JSON; a part that is missing is the printed one. */
export function readContentJson(text: string): Reading<Content> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { ok: false, errors: [`this is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  if (!isObject(raw)) return { ok: false, errors: [`content must be an object with attractions, towns, roads, not ${shown(raw)}`] };
  const strange = Object.keys(raw).filter(part => !(part in PARTS));
  const errors = strange.map(
    part => `content.${part} must not be there, but is ${shown(raw[part])}; allowed: ${Object.keys(PARTS).join(', ')}`,
  );
  for (const [part, asked] of Object.entries(PARTS)) errors.push(...rowErrors(`content.${part}`, raw[part], asked));
  const content = { attractions: raw.attractions ?? null, towns: raw.towns ?? null, roads: raw.roads ?? null } as Content;
  if (errors.length === 0) errors.push(...disagreements(content));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, content, warnings: warningsOf(content) };
}

/** What the rows of a part must be, and how many. */
interface Part {
  readonly item: Shape<unknown>;
  readonly least: number;
  readonly most: number;
}

const PARTS: Readonly<Record<string, Part>> = {
  attractions: { item: attractionShape, least: 1, most: MOST_TILES },
  towns: { item: townShape, least: FEWEST_TOWNS, most: MOST_TOWNS },
  roads: { item: roadShape, least: 0, most: MOST_TOWNS * MOST_TOWNS },
};

/** What is wrong with each row of a part, so that all can be mended at once. */
function rowErrors(part: string, rows: unknown, { item, least, most }: Part): string[] {
  if (rows === undefined || rows === null) return [];
  if (!Array.isArray(rows)) return [`${part} must be a list, not ${shown(rows)}`];
  const count = rows.length < least || rows.length > most ? [`${part} must be a list of ${least} to ${most}, not of ${rows.length}`] : [];
  return [...count, ...rows.flatMap((row, at) => item.problem(row, rowAt(part, row, at)) ?? [])];
}

/** A content file as options of the game: attractions as CSV, or anything as JSON. */
export function readContent(text: string, name: string): OptionsReading {
  const reading = name.toLowerCase().endsWith('.csv') ? readAttractionsCsv(text) : readContentJson(text);
  return reading.ok ? { ok: true, options: { content: reading.content }, warnings: reading.warnings } : reading;
}

type OptionsReading =
  | { readonly ok: true; readonly options: { readonly content: Content }; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };
