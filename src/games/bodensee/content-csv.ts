// Attractions as a table: the columns of the designer's own list.
import { type Attraction, CATEGORIES, type Category, EFFECTS, type Effect } from './components.ts';
import { attractionShape, type Content, disagreements, type Reading } from './content-shape.ts';

const COLUMNS = ['Category', 'NameEnglish', 'NameGerman', 'Value', 'Priority', 'PaysBonusEuro', 'GrantedAction', 'Notes'] as const;
/** Our own column, which may be missing. */
const DANISH = 'NameDanish';

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

/** Attractions from a CSV text with a heading line; ids are made from the English names. */
export function readAttractionsCsv(text: string): Reading<Content> {
  const [heading, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  if (!heading) return { ok: false, errors: ['line 1: the heading is missing'] };
  const columns = heading.fields.map(field => field.trim());
  const missing = COLUMNS.filter(column => column !== 'Notes' && !columns.includes(column));
  if (missing.length > 0) return { ok: false, errors: [`line 1: the heading must name ${missing.join(', ')}`] };
  const errors: string[] = [];
  const attractions: Attraction[] = [];
  for (const row of rows) {
    const read = readRow(row, columns, attractions);
    if (typeof read === 'string') errors.push(`line ${row.number}: ${read}`);
    else attractions.push(read);
  }
  if (errors.length === 0 && attractions.length === 0) errors.push('line 2: there is no attraction');
  const content = { attractions, towns: null, roads: null };
  if (errors.length === 0) errors.push(...disagreements(content));
  return errors.length > 0 ? { ok: false, errors } : { ok: true, content, warnings: [] };
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
  };
  return attractionShape.problem(attraction, 'it')?.replace(/^it\./, '') ?? attraction;
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

/** An id out of a name; a second attraction of that name gets a number. */
function freshId(name: string, before: readonly Attraction[]): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '');
  const words = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 36);
  const base = words || 'tile';
  const taken = new Set(before.map(({ id }) => id));
  let number = 1;
  while (taken.has(number === 1 ? base : `${base}-${number}`)) number++;
  return number === 1 ? base : `${base}-${number}`;
}

/** The lines of a CSV text that are not empty; a quoted field may hold commas, doubled quotes and line breaks. */
function rowsOf(text: string): CsvRow[] {
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
    else if (character === ',') {
      fields.push(field);
      field = '';
    } else if (character === '\n') endLine();
    else if (character !== '\r') field += character;
    if (character === '\n') number++;
  }
  endLine();
  return lines;
}

/** The same table as text, to be kept and edited elsewhere. */
export function writeAttractionsCsv(attractions: readonly Attraction[]): string {
  const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = attractions.map(({ category, english, german, danish, value, priority, bonus, effect }) =>
    [category.toUpperCase(), english, german, value, priority, bonus, effect ?? '', '', danish]
      .map(field => quoted(String(field)))
      .join(','),
  );
  return [[...COLUMNS, DANISH].join(','), ...rows, ''].join('\n');
}
