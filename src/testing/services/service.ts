import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Folder } from './folder.ts';

/** How a kind of service is run. */
export interface Recipe {
  readonly command: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly folder: Folder;
  readonly stopSignal: NodeJS.Signals;
  /** Fails until the service answers. */
  readonly ask: () => Promise<unknown>;
}

const PATIENCE = 20_000;
const BETWEEN_TRIES = 20;

/** A private instance of a database, for tests only. */
export class Service {
  readonly url: string;
  readonly #recipe: Recipe;
  #child: ChildProcess | undefined;
  #said = '';

  private constructor(recipe: Recipe) {
    this.url = recipe.url;
    this.#recipe = recipe;
    process.on('exit', this.#leaveNothing);
  }

  /** Starts a service and waits until it answers. */
  static async start(recipe: Recipe): Promise<Service> {
    const service = new Service(recipe);
    try {
      await service.restart();
      return service;
    } catch (error) {
      await service.stop();
      throw error;
    }
  }

  /** Starts it again after `kill`, at the same address and with the same data. */
  async restart(): Promise<void> {
    const last = Date.now() + PATIENCE;
    while (!(await this.#answers())) {
      if (Date.now() > last) throw new Error(`${this.#recipe.command} does not answer: ${this.#said}`);
      // PostgreSQL will not start while the last children of a killed one are still about.
      if (!this.#isRunning()) this.#launch();
      await pause(BETWEEN_TRIES);
    }
  }

  /** Ends it as a crash would; its data stay. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it in good order and removes all its data. */
  async stop(): Promise<void> {
    await this.#end(this.#recipe.stopSignal);
    process.off('exit', this.#leaveNothing);
    this.#removeData();
  }

  #launch(): void {
    const { command, args, folder } = this.#recipe;
    this.#said = '';
    this.#child = spawn(command, args, { ...folder.account, cwd: folder.data, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) stream?.setEncoding('utf8').on('data', this.#hear);
    this.#child.on('error', error => this.#hear(error.message));
  }

  readonly #hear = (text: string): void => {
    this.#said = (this.#said + text).slice(-2000);
  };

  #isRunning(): boolean {
    return this.#child?.pid !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #answers(): Promise<boolean> {
    if (!this.#isRunning()) return false;
    return this.#recipe.ask().then(
      () => this.#isRunning(),
      () => false,
    );
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (!this.#child || !this.#isRunning()) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill(signal);
    await ended;
  }

  /** Should this process end without stopping the service, nothing stays behind all the same. */
  readonly #leaveNothing = (): void => {
    this.#child?.kill('SIGKILL');
    this.#removeData();
  };

  #removeData(): void {
    rmSync(this.#recipe.folder.path, { recursive: true, force: true, maxRetries: 10 });
  }
}
