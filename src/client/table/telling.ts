// What a screen reader is told: each turn of the others once, one's own step by step, and what is asked.
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { readAloud, type Seat } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import type { TableSession } from './session.ts';
import { chaptersOf, type LogTurn } from './stories.ts';

/** A sentence that was told; its number tells it from the same words told before. */
interface Sentence {
  readonly number: number;
  readonly text: string;
}

/** As many sentences stay as may be told at once: a reader takes in what is added. */
const KEPT = 12;
/** As many turns are told to who comes to a table. */
const ON_COMING = 3;

/** The sentences told last, and how far the table has been told. */
export class Telling {
  readonly sentences: Signal<readonly Sentence[]> = signal([]);
  private number = 0;
  /** How many lines of each turn were told. */
  private told: readonly number[] | undefined;
  private asked: { readonly turn: string; readonly decision: string } | undefined;

  say(text: string): void {
    if (text !== '') this.sentences.value = [...this.sentences.value, { number: this.number++, text }].slice(-KEPT);
  }

  /** Tells what is new in the turns; one that is still going on waits for its end, unless it is one's own. */
  tell(turns: readonly LogTurn[], own: Seat | undefined, isGoingOn: (turn: LogTurn) => boolean, scene: Scene): void {
    const { told } = this;
    this.told = turns.map((turn, at) => {
      const known = told?.[at] ?? (told || at >= turns.length - ON_COMING ? 0 : turn.lines.length);
      const isWhole = known === 0 && turn.seat !== own;
      if (isWhole && at === turns.length - 1 && isGoingOn(turn)) return 0;
      if (isWhole) this.say(readAloud(turn.story, scene.texts.pieces));
      else for (const { text } of turn.lines.slice(known)) this.say(text);
      return turn.lines.length;
    });
  }

  /** Says what is asked, once for each decision; in a new turn, that it is one's turn. */
  ask(sentence: string, decision: number, turn: string): void {
    const before = this.asked;
    const asked = { turn, decision: `${decision} ${sentence}` };
    if (before?.turn === turn && before.decision === asked.decision) return;
    this.asked = asked;
    this.say(before?.turn === turn ? sentence : `${words.value.table.yourTurn}${words.value.colon}${sentence}`);
  }

  /** It is not one's turn any more. */
  rest(): void {
    this.asked = undefined;
  }
}

/** Tells of a table whenever nothing moves on it. */
export function useTelling(kit: AnyKit, scene: Scene | undefined, session: TableSession): Telling {
  const telling = useMemo(() => new Telling(), [session]);
  const told = session.shown.value?.told;
  const isStill = scene !== undefined && !session.isShowing.value && !session.past.value;
  const seat = session.seat.value;
  const isMine = isStill && seat !== undefined && !scene.outcome && scene.awaiting.includes(seat);
  // A move that was sent leaves nothing to ask until it is answered.
  const sentence = isMine && !session.isSending.value ? boardOf(kit).prompt(scene, seat).sentence : '';
  const decision = (seat === undefined ? undefined : session.shown.value?.decisions[seat]) ?? 0;
  useEffect(() => {
    if (!isStill || !told) return;
    const chapters = chaptersOf(kit, scene, told);
    const isGoingOn = ({ seat: acting }: LogTurn) => acting !== null && !scene.outcome && scene.awaiting.includes(acting);
    telling.tell(
      chapters.flatMap(({ turns }) => turns),
      seat,
      isGoingOn,
      scene,
    );
    if (!isMine) telling.rest();
    else if (sentence !== '') telling.ask(sentence, decision, `${seat} ${chapters.length}`);
  }, [isStill, told, scene?.awaiting.join(), seat, sentence, decision]);
  return telling;
}
