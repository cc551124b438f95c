import { signal } from '@preact/signals';
import type { Tagged } from '../../kernel/index.ts';
import { hintFor } from '../local/host-worker.ts';
import { words } from '../locale/index.ts';
import type { TableSession } from './session.ts';

/** A piece of advice for the decision at hand. */
export interface Hint {
  readonly number: number;
  readonly move: Tagged;
  readonly why: string | null;
}

/** Asks a strong bot when the player wants to know; its answer counts for the decision it was asked about only. */
export class Hinting {
  private readonly found = signal<Hint | null>(null);
  readonly isThinking = signal(false);

  constructor(private readonly session: TableSession) {}

  get hint() {
    const { number } = this.session.shown.value ?? {};
    const found = this.found.value;
    return { value: found && found.number === number ? found : null };
  }

  async ask(): Promise<void> {
    const { session } = this;
    const [seat, shown] = [session.seat.value, session.shown.value];
    if (seat === undefined || !shown?.awaiting.includes(seat) || this.isThinking.value) return;
    this.isThinking.value = true;
    try {
      const { move: text, alternatives } = await hintFor(session.parts.game.id, shown.view, seat);
      const move = session.parts.game.read(text);
      const best = alternatives[0];
      const { table } = words.value;
      const why = best && best.visits > 0 ? reason(best, shown.seats.length > 1 ? table : undefined) : null;
      if (move) this.found.value = { number: shown.number, move, why };
    } catch {
      this.found.value = null;
    } finally {
      this.isThinking.value = false;
    }
  }
}

function reason(
  { winChance, score }: { winChance: number; score: number },
  table: { winChance(percent: number): string } | undefined,
): string {
  const expected = words.value.table.expected(score.toFixed(0));
  return table ? `${table.winChance(Math.round(winChance * 100))}, ${expected}` : expected;
}
