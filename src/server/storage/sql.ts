/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;
export type Value = string | number | null;

/** A deed to be written, with what changes about its table. */
export interface Appending {
  readonly tableId: string;
  readonly number: number;
  readonly key: string;
  readonly body: string;
  readonly due: number | null;
  readonly stage: 'playing' | 'over';
  readonly at: number;
}

/** A statement with its values. */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

/** What the store needs of a database: few statements, written so that both of them understand. Parameters are $1, $2, … */
export interface Sql {
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Statements that are done all or none; the rows of each. */
  together(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  /** Writes deeds in one commit; tells for each whether it was new. Now, nobody is waited for: undefined where somebody else is busy with its table. */
  append(deeds: readonly Appending[], when: 'now' | 'waiting'): Promise<readonly (boolean | undefined)[]>;
  /** Writes a line of chat and counts it; its number, where there is such a table. */
  say(tableId: string, body: string, sessionId: string | null): Promise<number | undefined>;
  /** What stands after a select that takes rows nobody else is taking. */
  readonly skipLocked: string;
  /** How a column that holds a text is selected: one that is damaged is read as another text, and breaks nothing. */
  text(column: string): string;
  /** What stands after a column that is one of a list of texts, which one parameter holds as JSON. */
  isOneOf(parameter: string): string;
  /** A table of that name whose rows are the objects of a list, which one parameter holds as JSON. */
  rowsOf(parameter: string, name: string, columns: Readonly<Record<string, 'text' | 'number'>>): string;
  /** A condition that leaves out the table of the very last deed, where that must stay. */
  besidesLast(column: string): string;
  /** What a text of the body of a row is called. */
  inBody(name: string): string;
  /** The time of the database, in ms; undefined where it has no clock but this machine's. */
  now(): Promise<number | undefined>;
  /** Waits for no answer any more: whatever is under way fails at once. */
  abandon(): void;
  close(): Promise<void>;
}

/** The columns of a table that is read. */
export function fileColumns(sql: Sql, of = ''): string {
  return `${of}rev, ${of}number, ${sql.text(`${of}stage`)}, ${sql.text(`${of}body`)}`;
}
