import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A deed that was acknowledged: the row it has in the database, and which of its table it is. */
export interface Witnessed {
  readonly row: number;
  readonly tableId: string;
  readonly number: number;
}

/** More deeds than the log of the database ever holds. */
const REMEMBERED = 32_768;
/** Bytes of a line: two numbers, the id of a table, and spaces. */
const WIDTH = 64;

/**
 * The last deeds that were acknowledged, in a file beside the embedded database, so that nothing is lost in silence:
 * SQLite passes over all of its log from the first damaged page on, and what is left looks whole.
 * It is written after a commit and never waited for, so it knows of no deed that was not durable.
 */
export class Witness {
  private isClosed = false;

  private constructor(
    private readonly path: string,
    private readonly file: number,
    private readonly title: string,
  ) {}

  /** `store` is the name of the database: what was witnessed of another one, such as before a backup was restored, does not count. */
  static open(folder: string, store: string): Witness {
    const path = pathIn(folder);
    const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const witness = new Witness(path, file, line(`deeds of ${store}`));
    if (!witness.text.startsWith(witness.title)) witness.clear();
    return witness;
  }

  /** What was acknowledged after a row. */
  after(row: number): readonly Witnessed[] {
    const { text } = this;
    const found: Witnessed[] = [];
    for (let at = WIDTH; at < text.length; at += WIDTH) {
      const [, later, number, tableId = ''] = /^(\d+) (\d+) (\S+) *\n$/.exec(text.slice(at, at + WIDTH)) ?? [];
      const noted = { row: Number(later), number: Number(number), tableId };
      // A line that stands elsewhere is no line of ours.
      if (noted.row > row && placeOf(noted.row) === at) found.push(noted);
    }
    return found;
  }

  /** Deeds that were written in one commit, in rows that follow each other. */
  note(deeds: readonly Witnessed[]): void {
    const first = deeds[0];
    if (!first) return;
    const fitting = REMEMBERED - (first.row % REMEMBERED);
    for (const part of [deeds.slice(0, fitting), deeds.slice(fitting)]) {
      const text = part.map(({ row, number, tableId }) => line(`${row} ${number} ${tableId}`)).join('');
      if (part[0]) writeSync(this.file, text, placeOf(part[0].row), 'latin1');
    }
  }

  /** Forgets everything. */
  clear(): void {
    ftruncateSync(this.file);
    writeSync(this.file, this.title, 0, 'latin1');
  }

  close(): void {
    if (!this.isClosed) closeSync(this.file);
    this.isClosed = true;
  }

  private get text(): string {
    return readFileSync(this.path, 'latin1');
  }
}

/** The file of the witness in the folder of a store. */
export function pathIn(folder: string): string {
  return join(folder, 'tabletour.witness');
}

function placeOf(row: number): number {
  return WIDTH * (1 + (row % REMEMBERED));
}

function line(text: string): string {
  return `${text.slice(0, WIDTH - 1).padEnd(WIDTH - 1)}\n`;
}
