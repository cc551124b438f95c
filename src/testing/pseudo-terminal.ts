// A pseudo terminal by `script` of util-linux, and a model of its screen: tests see what a person would see there, and nothing else.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/tabletour.mjs', import.meta.url));

/** Nothing of the test's own surroundings decides about colours. */
const PLAIN = { NO_COLOR: undefined, FORCE_COLOR: undefined, NODE_DISABLE_COLORS: undefined, CI: undefined, COLORTERM: undefined };
const ESCAPE = '\u001b';
const SEQUENCE = new RegExp(`^${ESCAPE}\\[([?\\d;]*)([A-Za-z])`);

/** The screen of a terminal: what is written to it, with the few control sequences that line editing uses. */
export class ScreenModel {
  private lines: string[][];
  private x = 0;
  private y = 0;
  private rest = '';
  /** Whether any colour was ever asked for. */
  hasSeenColours = false;
  /** Whether any line was too long for the screen. */
  hasWrapped = false;
  lineFeeds = 0;

  constructor(
    readonly columns: number,
    readonly rows: number,
  ) {
    this.lines = Array.from({ length: rows }, () => []);
  }

  /** What stands on the screen, row by row. */
  get text(): readonly string[] {
    return this.lines.map(line =>
      Array.from(line, sign => sign ?? ' ')
        .join('')
        .trimEnd(),
    );
  }

  /** What stands left of the cursor. */
  get lineAtCursor(): string {
    return Array.from({ length: this.x }, (_, at) => this.lines[this.y]?.[at] ?? ' ').join('');
  }

  write(text: string): void {
    let left = this.rest + text;
    this.rest = '';
    while (left.length > 0) {
      const sequence = SEQUENCE.exec(left);
      if (sequence) this.control(sequence[1] ?? '', sequence[2] ?? '');
      // The beginning of a sequence whose end has not arrived yet.
      else if (left.startsWith(ESCAPE) && left.length < 12) {
        this.rest = left;
        return;
      }
      const sign = sequence ? sequence[0] : String.fromCodePoint(left.codePointAt(0) ?? 0);
      if (!sequence) this.sign(sign);
      left = left.slice(sign.length);
    }
  }

  private sign(sign: string): void {
    if (sign === '\r') this.x = 0;
    else if (sign === '\n') this.lineFeed();
    else if (sign === '\b') this.x = Math.max(0, this.x - 1);
    else if (sign >= ' ') {
      if (this.x >= this.columns) {
        this.hasWrapped = true;
        this.x = 0;
        this.lineFeed();
      }
      const line = this.lines[this.y];
      if (line) line[this.x] = sign;
      this.x++;
    }
  }

  private lineFeed(): void {
    this.lineFeeds++;
    if (this.y < this.rows - 1) this.y++;
    else this.lines = [...this.lines.slice(1), []];
  }

  private control(given: string, kind: string): void {
    const number = Number(given.split(';')[0] || 0);
    const line = this.lines[this.y];
    if (kind === 'm' && number > 0) this.hasSeenColours = true;
    else if (kind === 'G') this.x = Math.max(0, number - 1);
    else if (kind === 'A') this.y = Math.max(0, this.y - (number || 1));
    else if (kind === 'B') this.y = Math.min(this.rows - 1, this.y + (number || 1));
    else if (kind === 'C') this.x = Math.min(this.columns - 1, this.x + (number || 1));
    else if (kind === 'D') this.x = Math.max(0, this.x - (number || 1));
    else if (kind === 'K' && line) line.length = Math.min(line.length, this.x);
    else if (kind === 'J' && line) {
      line.length = Math.min(line.length, this.x);
      for (let y = this.y + 1; y < this.rows; y++) this.lines[y] = [];
    }
  }
}

/** The program in a pseudo terminal of 80 × 24. */
export class PseudoTerminal {
  readonly screen = new ScreenModel(80, 24);
  code: number | null | undefined;
  private readonly child: ChildProcess;
  private wake: () => void = () => {};

  constructor(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const quoted = [process.execPath, BIN, ...args].map(word => `'${word}'`).join(' ');
    const command = `stty cols 80 rows 24; exec ${quoted}`;
    this.child = spawn('script', ['-qec', command, '/dev/null'], {
      env: { ...process.env, ...PLAIN, TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
    });
    this.child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      this.screen.write(chunk);
      this.wake();
    });
    this.child.on('close', code => {
      this.code = code;
      this.wake();
    });
    this.child.stdin?.on('error', () => {});
  }

  /** Waits until the program asks for a line, or has ended; says whether it asks. */
  async asks(): Promise<boolean> {
    while (this.code === undefined && !this.isPrompting) await this.heard();
    return this.code === undefined;
  }

  /** Types a line, as a person who then waits for the next question. */
  async type(line: string): Promise<boolean> {
    const before = this.screen.lineFeeds;
    this.child.stdin?.write(`${line}\r`);
    // The prompt of the line itself does not count: the next one is at least a line below it.
    while (this.code === undefined && this.screen.lineFeeds === before) await this.heard();
    return this.asks();
  }

  close(): void {
    this.child.kill();
  }

  private heard(): Promise<void> {
    return new Promise(resolve => {
      this.wake = resolve;
    });
  }

  private get isPrompting(): boolean {
    return this.screen.lineAtCursor === '> ';
  }
}
