// Attractions as a table: the columns of the designer's own list.
import { type Attraction, CATEGORIES, type Category, EFFECTS, type Effect } from './components.ts';
import { freshId } from './content-mending.ts';
import { type Content, faultsIn, type Reading } from './content-shape.ts';

const COLUMNS = ['Category', 'NameEnglish', 'NameGerman', 'Value', 'Priority', 'PaysBonusEuro', 'GrantedAction', 'Notes'] as const;
const NEEDED = COLUMNS.filter(column => column !== 'Notes');
/** Our own columns, which may be missing. */
const DANISH = 'NameDanish';
const FRENCH = 'NameFrench';
const ALL_COLUMNS = [...COLUMNS, DANISH, FRENCH];

const CATEGORY_NAMES: Readonly<Record<string, Category>> = {
  green: 'green',
  nature: 'green',
  n: 'green',
  blue: 'blue',
  water: 'blue',
  w: 'blue',
  red: 'red',
  culture: 'red',
  c: 'red',
  yellow: 'yellow',
  gastronomy: 'yellow',
  g: 'yellow',
  grey: 'grey',
  gray: 'grey',
  utility: 'grey',
  u: 'grey',
};

const YES = ['true', 'yes', '1', 'x', '+'];
const NO = ['false', 'no', '0', ''];

interface CsvRow {
  readonly number: number;
  readonly fields: readonly string[];
  /** The text ended inside a quoted field. */
  readonly unfinished: boolean;
}

/** A line of a table: an attraction, or what is wrong with it. */
export type RowReading = { readonly line: number; readonly attraction: Attraction } | { readonly line: number; readonly problem: string };

/** Attractions from a CSV text with a heading line; ids are made from the English names. */
export function readAttractionsCsv(text: string): Reading<Content> {
  const [heading, ...lines] = rowsOf(text.replace(/^\uFEFF/, ''));
  if (!heading) return { ok: false, errors: ['line 1: the heading is missing'] };
  const columns = heading.fields.map(field => field.trim());
  const missing = NEEDED.filter(column => !columns.includes(column));
  if (missing.length > 0) return { ok: false, errors: [`line 1: the heading must name ${missing.join(', ')}`] };
  const rows = readLines(lines, columns, []);
  const attractions = rows.flatMap(row => ('attraction' in row ? [row.attraction] : []));
  const content = { attractions, towns: null, roads: null };
  const problems = rows.flatMap(row => ('problem' in row ? [`line ${row.line}: ${row.problem}`] : []));
  const errors = rows.length === 0 ? ['line 2: there is no attraction'] : problems;
  if (errors.length === 0) return { ok: true, content, warnings: [] };
  return { ok: false, errors, ...(attractions.length > 0 ? { sound: content } : {}) };
}

/** Rows copied from a spreadsheet, with a heading or in the order of our columns. */
export function readRows(text: string, before: readonly Attraction[]): readonly RowReading[] {
  const [first, ...rest] = rowsOf(text.replace(/^\uFEFF/, ''));
  if (!first) return [];
  const columns = first.fields.map(field => field.trim());
  const hasHeading = NEEDED.every(column => columns.includes(column));
  return hasHeading ? readLines(rest, columns, before) : readLines([first, ...rest].map(widened), ALL_COLUMNS, before);
}

/** A row without its last columns has them empty. */
function widened(row: CsvRow): CsvRow {
  const { fields } = row;
  const isAlmost = fields.length >= COLUMNS.length - 3 && fields.length < ALL_COLUMNS.length;
  return isAlmost ? { ...row, fields: [...fields, ...Array<string>(ALL_COLUMNS.length - fields.length).fill('')] } : row;
}

function readLines(lines: readonly CsvRow[], columns: readonly string[], before: readonly Attraction[]): RowReading[] {
  const known = [...before];
  return lines.map(line => {
    const read = readRow(line, columns, known);
    if (typeof read === 'string') return { line: line.number, problem: read };
    known.push(read);
    return { line: line.number, attraction: read };
  });
}

/** The attraction of one line, or what is wrong with it. */
function readRow({ fields, unfinished }: CsvRow, columns: readonly string[], before: readonly Attraction[]): Attraction | string {
  if (unfinished) return 'a quoted field is not closed';
  if (fields.length !== columns.length) return `there must be ${columns.length} fields, not ${fields.length}`;
  const field = (column: string) => (fields[columns.indexOf(column)] ?? '').trim();
  const category = CATEGORY_NAMES[field('Category').toLowerCase()];
  if (!category) return `Category must be one of ${CATEGORIES.join(', ')}, not "${field('Category')}"`;
  const bonus = field('PaysBonusEuro').toLowerCase();
  if (!YES.includes(bonus) && !NO.includes(bonus)) return `PaysBonusEuro must be true or false, not "${field('PaysBonusEuro')}"`;
  const effect = effectOf(field('GrantedAction'));
  if (effect === undefined) return `GrantedAction must be empty or one of ${EFFECTS.join(', ')}, not "${field('GrantedAction')}"`;
  const english = field('NameEnglish');
  if (english === '') return 'NameEnglish must not be empty';
  const french = columns.includes(FRENCH) ? field(FRENCH) : '';
  const attraction = {
    id: freshId(english, before),
    category,
    value: numberOf(field('Value')),
    priority: numberOf(field('Priority')),
    bonus: YES.includes(bonus),
    effect,
    english,
    german: field('NameGerman') || english,
    danish: (columns.includes(DANISH) && field(DANISH)) || english,
    ...(french ? { french } : {}),
  };
  const [first] = faultsIn({ attractions: [attraction], towns: null, roads: null });
  return first ? `${first.path[2]} ${first.says}` : attraction;
}

function numberOf(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

/** The effect by its name, null for none, undefined for one that does not exist. */
function effectOf(text: string): Effect | null | undefined {
  const name = text.toUpperCase().replace(/[\s-]+/g, '_');
  if (name === '' || name === 'NONE') return null;
  return EFFECTS.find(effect => effect === name);
}

/** Spreadsheets copy cells with tabs between them, and some write semicolons. */
function separatorIn(text: string): string {
  const [line = ''] = text.split('\n');
  return ['\t', ','].find(separator => line.includes(separator)) ?? (line.includes(';') ? ';' : ',');
}

/** The lines of a table that are not empty; a quoted field may hold separators, doubled quotes and line breaks. */
function rowsOf(text: string): CsvRow[] {
  const separator = separatorIn(text);
  const lines: CsvRow[] = [];
  let fields: string[] = [];
  let field = '';
  let quoted = false;
  let number = 1;
  let begun = 1;
  const endLine = () => {
    fields.push(field);
    if (fields.length > 1 || fields[0]?.trim()) lines.push({ number: begun, fields, unfinished: quoted });
    fields = [];
    field = '';
    begun = number + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (quoted) {
      if (character !== '"') field += character;
      else if (text[at + 1] === '"') field += text.charAt(++at);
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === separator) {
      fields.push(field);
      field = '';
    } else if (character === '\n') endLine();
    else if (character !== '\r') field += character;
    if (character === '\n') number++;
  }
  endLine();
  return lines;
}

/** The same table as text, to be kept and edited elsewhere; with French names where there are any. */
export function writeAttractionsCsv(attractions: readonly Attraction[]): string {
  const hasFrench = attractions.some(({ french }) => french);
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = attractions.map(({ category, english, german, danish, french, value, priority, bonus, effect }) =>
    [category.toUpperCase(), english, german, value, priority, bonus, effect ?? '', '', danish, ...(hasFrench ? [french ?? ''] : [])]
      .map(field => quoted(String(field)))
      .join(','),
  );
  return [[...COLUMNS, DANISH, ...(hasFrench ? [FRENCH] : [])].join(','), ...rows, ''].join('\n');
}
