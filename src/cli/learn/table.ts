// A table of a lesson or a task in memory.
import { Host, type LessonSetting, type StoredTable, thinkHere } from '../../host/index.ts';
import type { Refusal, Seat, Tagged } from '../../kernel/index.ts';
import { LUCK_SCHEME } from '../../luck/index.ts';
import { sentencesOf } from '../replay.ts';
import type { Desk } from './desk.ts';

export class LearnersTable {
  /** Lines of the match that were told. */
  private told = 0;

  private constructor(
    private readonly desk: Desk,
    private readonly host: Host,
    readonly learner: Seat,
  ) {}

  /** Opens the table, and waits until the learner is to decide. */
  static async open(desk: Desk, { plan, seed, also }: LessonSetting, learner: Seat): Promise<LearnersTable> {
    const { game } = desk;
    const reading = game.options.read(plan.options, plan.seats.length);
    if (!reading.ok) throw new Error(reading.problem);
    const own = { options: reading.options, id: 'learn', version: game.version, seed, luckScheme: LUCK_SCHEME, since: 0 };
    const table: StoredTable = { ...plan, ...also, ...own };
    const store = { load: async () => ({ table, deeds: [] }), since: async () => [], append: async () => 'kept' as const };
    const report = (error: unknown) => console.error(String(error));
    const host = await Host.open(game, table.id, { store, thinker: thinkHere, clock: Date.now, report });
    if (!host) throw new Error('the table cannot be opened');
    const opened = new LearnersTable(desk, host, learner);
    opened.told = host.position.told.length;
    await opened.rest();
    return opened;
  }

  get match() {
    return this.host.position.match;
  }

  get seen(): unknown {
    return this.desk.game.view(this.match.state, this.learner);
  }

  get line(): number {
    return this.match.record.entries.length;
  }

  get isAwaited(): boolean {
    return this.host.standing.awaiting.includes(this.learner);
  }

  get legal(): readonly Tagged[] {
    return this.isAwaited ? this.desk.game.legal(this.match.state, this.learner) : [];
  }

  isLegal = (text: string): boolean => this.legal.some(move => this.desk.game.write(move) === text);

  whyNot(move: Tagged): Refusal | undefined {
    return this.desk.game.refusal(this.match.state, this.learner, move);
  }

  /** Makes a legal move; the others have not answered yet. */
  async make(text: string): Promise<void> {
    const { position } = this.host;
    const decision = position.decisions[this.learner] ?? 0;
    await this.host.submit({ type: 'play', key: `${position.number}`, seat: this.learner, decision, moves: [text] });
  }

  async rewind(line: number): Promise<void> {
    await this.host.submit({ type: 'rewind', key: `back ${this.host.position.number}`, seat: this.learner, line });
    this.told = this.host.position.told.length;
    await this.rest();
  }

  /** Waits until it is the learner's turn or the match is over, and tells what has happened. */
  async rest(): Promise<void> {
    while (!this.isAwaited && this.host.standing.awaiting.length > 0) await new Promise(resolve => setTimeout(resolve, 5));
    const { game, texts, voice, say } = this.desk;
    const news = this.host.position.told.slice(this.told).flat();
    this.told = this.host.position.told.length;
    for (const sentence of sentencesOf(game, texts, news, { viewer: this.learner, voice })) say(sentence);
  }

  close(): void {
    this.host.close();
  }
}
