import type { AnyGame, Seat } from '../kernel/index.ts';
import { secretFor } from '../luck/index.ts';
import type { Tell } from '../protocol/index.ts';
import type { Position } from './position.ts';
import type { SeatAsk } from './propose.ts';
import type { StoredTable } from './store.ts';
import type { Thinker } from './thinker.ts';

/** The table that bots play at. */
interface BotTable {
  readonly game: AnyGame;
  readonly table: StoredTable;
  readonly position: Position;
  readonly isClosed: boolean;
  mayAct(): Promise<boolean>;
  submit(ask: SeatAsk): Promise<Tell>;
}

/** Who thinks, for whom, and who is told of faults. */
interface BotParts {
  readonly thinker: Thinker;
  readonly report: (error: unknown) => void;
  readonly share?: () => readonly string[];
}

/** The seats of a table that bots play: each thinks when its decision is due, and never stalls the table. */
export class BotSeats {
  /** The decisions that are thought about, by seat. */
  private readonly thinking = new Map<Seat, number>();

  constructor(
    private readonly at: BotTable,
    private readonly parts: BotParts,
  ) {}

  get areThinking(): boolean {
    return this.thinking.size > 0;
  }

  /** Lets every bot think whose decision is due and who does not think about it already. */
  wake(): void {
    const { game, position, isClosed } = this.at;
    if (isClosed || position.isPaused) return;
    for (const seat of game.awaiting(position.match.state)) {
      const plan = position.seats[seat];
      const decision = position.decisions[seat] ?? 0;
      if (plan?.kind !== 'bot' || this.thinking.get(seat) === decision) continue;
      this.thinking.set(seat, decision);
      void this.play(seat, plan.bot, decision)
        .catch(this.parts.report)
        .then(() => this.forget(seat, decision));
    }
    for (const { seat, move } of this.followers()) void this.follow(seat, move).catch(this.parts.report);
  }

  /**
   * Bots that may vote out of turn to give the game up, once every person who may has done so: no bot begins it,
   * and none is in the way of people who have had enough.
   */
  private followers(): readonly { readonly seat: Seat; readonly move: string }[] {
    const { game, position } = this.at;
    const { state, record } = position.match;
    const last = record.entries.at(-1);
    if (!last || !game.surrenders?.(last.move)) return [];
    const surrenderOf = (seat: Seat) => game.legal(state, seat).find(move => game.surrenders?.(move));
    const isPerson = (seat: Seat) => position.seats[seat]?.kind === 'human';
    const seats = game.welcome(state);
    if ([...game.awaiting(state), ...seats].some(seat => isPerson(seat) && surrenderOf(seat))) return [];
    return seats.flatMap(seat => {
      const move = position.seats[seat]?.kind === 'bot' ? surrenderOf(seat) : undefined;
      return move ? [{ seat, move: game.write(move) }] : [];
    });
  }

  private async follow(seat: Seat, move: string): Promise<void> {
    const decision = this.at.position.decisions[seat] ?? 0;
    const mayAct = await this.at.mayAct().catch(() => false);
    if (!mayAct || this.at.isClosed || !this.isDue(seat, decision)) return;
    await this.at.submit({ type: 'play', key: `bot ${seat} ${decision}`, seat, decision, moves: [move] });
  }

  private async play(seat: Seat, bot: string, decision: number): Promise<void> {
    const { game } = this.at;
    const mayAct = await this.at.mayAct().catch(() => false);
    // While the right to move was asked for, another host may have moved.
    if (!mayAct || !this.isDue(seat, decision)) return;
    const key = `bot ${seat} ${decision}`;
    const move = this.laid(seat) ?? (await this.thought(game.view(this.at.position.match.state, seat), seat, bot, key));
    if (this.at.isClosed || !this.isDue(seat, decision) || this.at.position.seats[seat]?.kind !== 'bot') return;
    const ask = { key, seat, decision } as const;
    const answer = move === undefined ? undefined : await this.at.submit({ ...ask, type: 'play', moves: [move] });
    // A bot that fails, or whose move is refused: the quiet move is made for it.
    if (!answer || isNoMove(answer)) await this.at.submit({ ...ask, type: 'time' });
  }

  /** The move that a lesson lays down for the next choice of a seat, where it is legal. */
  private laid(seat: Seat): string | undefined {
    const { game, table, position } = this.at;
    const { state, record } = position.match;
    const made = record.entries.filter(entry => entry.seat === seat && !entry.forced).length;
    const text = table.laid?.moves[seat]?.[made];
    const move = text === undefined ? undefined : game.read(text);
    return move && !game.refusal(state, seat, move) ? text : undefined;
  }

  private async thought(view: unknown, seat: Seat, bot: string, key: string): Promise<string | undefined> {
    try {
      const { game, table } = this.at;
      const whim = `${table.id} ${secretFor(table.seed, key)}`;
      const share = [...(this.parts.share?.() ?? []), table.id];
      return await this.parts.thinker.choose(game, { game: game.id, view, seat, bot, whim }, share);
    } catch (error) {
      // Closing a table ends its bots as well, which is not a fault.
      if (!this.at.isClosed) this.parts.report(error);
      return undefined;
    }
  }

  /** Ends the thinking about a decision; a move that could not be stored is thought about again when somebody watches the table. */
  private forget(seat: Seat, decision: number): void {
    if (this.thinking.get(seat) === decision) this.thinking.delete(seat);
    if (!this.isDue(seat, decision)) this.wake();
  }

  private isDue(seat: Seat, decision: number): boolean {
    return this.at.position.decisions[seat] === decision;
  }
}

function isNoMove(answer: Tell): boolean {
  return answer.type === 'denied' && (answer.denial.reason === 'refused' || answer.denial.reason === 'unreadable');
}
