import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Thought } from '../../host/index.ts';
import type { AnyGame, Tagged, Touch } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import { hintFor } from '../local/host-worker.ts';
import { reasonsOf } from './reasons.ts';
import type { TableSession } from './session.ts';

/** A piece of advice for the decision at hand. */
export interface Hint {
  readonly number: number;
  readonly move: Tagged;
  /** What is expected of it, why, and how the others compare. */
  readonly why: (scene: Pick<Scene, 'texts' | 'view' | 'language'>) => string | undefined;
}

/** So often motion is skipped before the hint gives up: more than any table shows at once. */
const MOST_SKIPS = 200;

/** Asks a strong bot when the player wants to know; its answer counts for the decision it was asked about only. */
export class Hinting {
  private readonly found = signal<Hint | null>(null);
  readonly isThinking = signal(false);

  /** Whether somebody else answers, in place of a bot. */
  isAnswered: () => boolean = () => false;

  constructor(private readonly session: TableSession) {}

  readonly hint: ReadonlySignal<Hint | null> = computed(() => {
    const found = this.found.value;
    if (!found || found.number !== this.session.shown.value?.number) return null;
    // Whoever has chosen something else is asked another question.
    const touches = this.session.parts.game.touches(found.move);
    return this.session.path.value.every(touch => touches.includes(touch)) ? found : null;
  });

  /** What is still to be touched for the move of the hint, the next first; nothing where there is no hint. */
  readonly touches: ReadonlySignal<readonly Touch[]> = computed(() => {
    const hint = this.hint.value;
    if (!hint) return [];
    return this.session.touchesLeft([hint.move]);
  });

  /** Whether hints are fair here: with people at other devices nobody has a bot whisper to them. */
  readonly isOffered: ReadonlySignal<boolean> = computed(() => {
    const { seats = [] } = this.session.shown.value ?? {};
    const mine = this.session.sight.value?.mine ?? [];
    return mine.length > 0 && seats.every(({ kind }, seat) => kind === 'bot' || mine.includes(seat));
  });

  async ask(): Promise<void> {
    const { session } = this;
    if (this.isThinking.value || !this.isOffered.value || this.isAnswered()) return;
    await atRest(session);
    const [seat, shown] = [session.seat.value, session.shown.value];
    if (seat === undefined || !shown?.awaiting.includes(seat)) return;
    this.isThinking.value = true;
    try {
      const thought = await hintFor(session.parts.game.id, shown.view, seat);
      const move = session.parts.game.read(thought.move);
      const why = await teller(session.parts.game, shown.seats.length, thought);
      if (move) this.found.value = { number: shown.number, move, why };
    } catch {
      this.found.value = null;
    } finally {
      this.isThinking.value = false;
    }
  }
}

/** What tells why, loaded when somebody asks. */
async function teller(game: AnyGame, seats: number, thought: Thought): Promise<Hint['why']> {
  const [{ whyOf }, reasons] = await Promise.all([import('../../host/why.ts'), reasonsOf(game.id)]);
  return ({ texts, view, language }) => {
    const name = (text: string) => {
      const move = game.read(text);
      return move ? texts.move(move, view) : text;
    };
    return whyOf(thought, { seats, language, name, reasons: reasons?.[language] });
  };
}

/** Skips whatever is moving: a hint is about the table as it stands. */
async function atRest(session: TableSession): Promise<void> {
  for (let left = MOST_SKIPS; session.happening.value && left > 0; left--) {
    session.skip();
    await new Promise(resolve => setTimeout(resolve));
  }
}

/** Lights what the hint would touch, all at once: who reads of a club has to see which. */
export function useLitHint(hinting: Hinting, root: { readonly current: Element | null }): void {
  const touches = hinting.touches.value;
  useEffect(() => {
    const pieces = touches.flatMap(touch => [...(root.current?.querySelectorAll(`[data-touch="${CSS.escape(touch)}"]`) ?? [])].slice(0, 1));
    for (const piece of pieces) piece.setAttribute('data-hint', '');
    return () => {
      for (const piece of pieces) piece.removeAttribute('data-hint');
    };
  }, [touches.join()]);
}
