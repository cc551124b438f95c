// Processes of the real program, which may be killed at any moment.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { freePort } from '../../testing/services/port.ts';
import { freshProgram } from '../../testing/terminal.ts';

/** Limits that a crowd on one machine does not meet, and a short wait for the tables of a process that is gone. */
const SETTINGS: Readonly<Record<string, string>> = { RATE: '1000000', NEWCOMERS: '1000000', LEASE: '1000', LOG_LEVEL: 'warn' };
const KEPT_LINES = 60;
const STARTS = 40;

/** Where a process keeps its tables. */
export type StoreLocation = { readonly data: string } | { readonly databaseUrl: string; readonly redisUrl: string };

/** One process of the program: always at the same address, however often it is killed and started again. */
export class ServerProcess {
  kills = 0;
  readonly address: string;
  private child: ChildProcess | undefined;
  private lines: string[] = [];
  private isStopped = false;

  private constructor(
    private readonly program: string,
    readonly name: string,
    private readonly port: number,
    private readonly place: StoreLocation,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    this.address = `http://127.0.0.1:${port}/`;
    process.on('exit', this.leaveNothing);
  }

  static async launch(name: string, place: StoreLocation, settings = SETTINGS): Promise<ServerProcess> {
    const made = new ServerProcess(await freshProgram(), name, await freePort(), place, settings);
    await made.start();
    return made;
  }

  /** Starts until it serves: while its database is away it ends with a sentence, and is started again. */
  async start(): Promise<void> {
    for (let attempt = 1; attempt <= STARTS; attempt++) {
      if (this.isStopped || (await this.serves(this.spawned()))) return;
      await pause(50);
    }
    throw new Error(`${this.name} does not serve:\n${this.log}`);
  }

  /** Starts, but does not wait until it serves. */
  startOnly(): void {
    if (!this.isStopped) this.spawned();
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
    this.kills++;
  }

  /** Asks it to end; it is not started again. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.end('SIGTERM');
    process.off('exit', this.leaveNothing);
  }

  /** No file of this process may grow beyond so many bytes from now on, as on a disk that is full. */
  async limitFiles(bytes: number | 'unlimited'): Promise<void> {
    await promisify(execFile)('prlimit', ['--pid', String(this.child?.pid), `--fsize=${bytes}:`]);
  }

  /** The last it said. */
  get log(): string {
    return [`--- ${this.name}, killed ${this.kills} times`, ...this.lines].join('\n');
  }

  private spawned(): ChildProcess {
    const where = 'data' in this.place ? ['--data', this.place.data] : [];
    const databases = 'data' in this.place ? {} : { DATABASE_URL: this.place.databaseUrl, REDIS_URL: this.place.redisUrl };
    const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
    const child = spawn(process.execPath, [this.program, 'serve', '--port', String(this.port), ...where], {
      env: { ...env, ...this.settings, ...databases },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', text => this.hear(text));
    this.child = child;
    return child;
  }

  private async serves(child: ChildProcess): Promise<boolean> {
    let out = '';
    const isUp = new Promise<boolean>(resolve => {
      child.stdout?.on('data', text => {
        out += text;
        if (out.includes(`is at ${this.address}`)) resolve(true);
      });
      child.once('exit', () => resolve(false));
    });
    return isUp;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  private hear(text: string): void {
    this.lines = [...this.lines, ...text.trimEnd().split('\n')].slice(-KEPT_LINES);
  }

  private readonly leaveNothing = () => this.child?.kill('SIGKILL');
}

/** Processes at the same store, which end with the test. */
export async function launched(place: StoreLocation, ...names: readonly string[]): Promise<readonly ServerProcess[]> {
  const processes = await Promise.all(names.map(name => ServerProcess.launch(name, place)));
  onTestFinished(async () => {
    await Promise.all(processes.map(process => process.stop()));
  });
  return processes;
}
