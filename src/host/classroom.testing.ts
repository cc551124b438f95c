// A table of a lesson for tests, with its bots at rest whenever it is looked at.
import { expect } from 'vitest';
import { entryOf } from '../games/index.ts';
import { lessonIn } from '../games/lessons.ts';
import { type AnyGame, type Lesson, lessonOf } from '../kernel/index.ts';
import { LUCK_SCHEME } from '../luck/index.ts';
import { Host } from './host.ts';
import { memoryStore } from './memory-store.testing.ts';
import { lessonSetting } from './teach.ts';
import { thinkHere } from './thinker.ts';

export const NAMES = ['Ada', 'Bruno', 'Clara', 'Dora', 'Emil', 'Franz'];
/** What a host needs besides a store. */
export const AROUND = { thinker: thinkHere, clock: () => 0, report: (error: unknown) => expect.fail(String(error)) };

export interface Loaded {
  readonly game: AnyGame;
  readonly lesson: Lesson<unknown>;
}

/** A table of a lesson, with its bots at rest whenever it is looked at. */
export class Classroom {
  private constructor(
    readonly host: Host,
    private readonly lesson: Lesson<unknown>,
  ) {}

  static async open({ game, lesson }: Loaded, example?: string): Promise<Classroom> {
    const { plan, seed, also } = lessonSetting(game, lesson, NAMES.slice(0, lesson.seats), example);
    const reading = game.options.read(plan.options, plan.seats.length);
    if (!reading.ok) throw new Error(reading.problem);
    const store = memoryStore();
    const table = {
      ...plan,
      ...also,
      options: reading.options,
      id: 'lesson',
      version: game.version,
      seed,
      luckScheme: LUCK_SCHEME,
      since: 0,
    };
    await store.create(table);
    const host = await Host.open(game, table.id, { store, ...AROUND });
    if (!host) throw new Error('the table of the lesson was not opened');
    const room = new Classroom(host, lesson);
    await room.rest();
    return room;
  }

  /** Waits until the learner is awaited, or the match is over. */
  async rest(): Promise<void> {
    while (!this.isAwaited && this.host.standing.awaiting.length > 0) await new Promise(resolve => setTimeout(resolve));
  }

  get isAwaited(): boolean {
    return this.host.standing.awaiting.includes(this.lesson.learner);
  }

  get seen(): unknown {
    return this.host.game.view(this.host.position.match.state, this.lesson.learner);
  }

  get line(): number {
    return this.host.position.match.record.entries.length;
  }

  get legal(): readonly string[] {
    const { game, position } = this.host;
    return this.isAwaited ? game.legal(position.match.state, this.lesson.learner).map(move => game.write(move)) : [];
  }

  isLegal = (move: string): boolean => this.legal.includes(move);

  async play(move: string): Promise<void> {
    const seat = this.lesson.learner;
    const decision = this.host.position.decisions[seat] ?? 0;
    const answer = await this.host.submit({ type: 'play', key: `${this.host.position.number}`, seat, decision, moves: [move] });
    expect(answer).toMatchObject({ type: 'done' });
    await this.rest();
  }

  async rewind(line: number): Promise<void> {
    const seat = this.lesson.learner;
    expect(await this.host.submit({ type: 'rewind', key: `back ${this.host.position.number}`, seat, line })).toMatchObject({
      type: 'done',
    });
    await this.rest();
  }
}

/** A game with its lesson. */
export async function load(id: string): Promise<Loaded> {
  const [game, lesson] = [await entryOf(id)?.open(), await lessonIn(id)];
  if (!game || !lesson) throw new Error(`there is no lesson of ${id}`);
  return { game, lesson: lessonOf(lesson) };
}
