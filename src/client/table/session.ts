// One table as this page sits at it: what the host tells, what the fingers do, and what is asked of the host.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AnyGame, type Bundle, fast, isFinal, type Seat, type Tagged, type Told, type Touch } from '../../kernel/index.ts';
import type { Ask, Denial, TableSight, Tell } from '../../protocol/index.ts';
import type { AnyKit } from '../boards/kit.ts';
import { newKey } from '../device/new-key.ts';
import type { TableLine } from '../line/table-line.ts';
import type { Touching } from '../touch/touching.ts';
import {
  completeMoves,
  isButton,
  movesByTouch,
  nextInBundles,
  nextTouches,
  pathsAlong,
  resultInBundles,
  resultOfTouch,
  type TouchPath,
  touchesLeft,
  touchesLeftInBundles,
  touchPathsOf,
  whyNot,
} from '../touch/touching.ts';
import { NewsShow } from './news-show.ts';
import { type Doubt, doubtAbout } from './slip.ts';

/** What the button is called that makes a move already chosen. */
export const WHOLE: Touch = 'button:whole';

/** Something said at the thing that was touched. */
export interface Bubble {
  readonly text: string;
  readonly clause: string | null;
  readonly at: Element | null;
}

/** A move that was made here, in notation, what was seen before it, and after how many entries of the match. */
export interface Choice {
  readonly move: string;
  readonly seen: unknown;
  readonly line: number;
}

/** What a session needs of its surroundings. */
export interface SessionParts {
  readonly game: AnyGame;
  readonly kit: AnyKit;
  /** Whether hands are secret in a match with these options. */
  readonly hasSecrets: (options: unknown) => boolean;
  /** How much the motion of an event is stretched now; 0 for none. */
  readonly speed: (event: Told) => number;
  /** When a move that cannot be taken back is asked about first. */
  readonly confirm: () => 'always' | 'slips' | 'never';
}

/** A table as this page sits at it. */
export class TableSession {
  readonly sight: NewsShow['sight'];
  readonly shown: NewsShow['shown'];
  readonly happening: NewsShow['happening'];
  readonly isShowing: NewsShow['isShowing'];
  readonly path = signal<readonly Touch[]>([]);
  readonly bubble = signal<Bubble | null>(null);
  readonly doubt = signal<Doubt | null>(null);
  readonly isSending = signal(false);
  /** A moment that has passed, while the player looks back at it. */
  readonly past = signal<{ readonly line: number; readonly view: unknown } | null>(null);
  /** The seat that is asked to take the device, and from which line on it has not seen what happened. */
  readonly handOver = signal<{ readonly seat: Seat; readonly from: number } | null>(null);
  /** How many lines of the log each seat of this device has seen. */
  private readonly seen = new Map<Seat, number>();
  readonly record = signal<unknown>(null);
  /** What was chosen here since the page sat down, but for what was taken back. */
  readonly choices = signal<readonly Choice[]>([]);
  /** Whoever took back a move last, where that is nobody of this device. */
  readonly tookBack = signal<{ readonly seat: Seat } | null>(null);
  /** What the seed was committed to with; comes with the record. */
  salt: string | undefined;
  /** Whether the page of the end lies over the table, once there is an end. */
  readonly isEndShown = signal(true);

  /** How many moves are still to be taken back, one after the other. */
  private goesBack = 0;
  private line: TableLine | undefined;
  private readonly show: NewsShow;

  constructor(readonly parts: SessionParts) {
    this.show = new NewsShow(parts, {
      onTold: ({ what, seat, from }) => {
        // What was taken back was not chosen.
        if (what === 'back') this.choices.value = this.choices.value.filter(({ line }) => line < from);
        if (what === 'back' && seat !== null && !this.sight.value?.mine.includes(seat)) this.tookBack.value = { seat };
      },
      onRest: () => {
        // What others chose meanwhile may leave it as it is.
        if (!this.leadsOn) this.path.value = [];
        this.chooseSeat();
        this.goBack(this.goesBack);
      },
    });
    ({ sight: this.sight, shown: this.shown, happening: this.happening, isShowing: this.isShowing } = this.show);
  }

  /** The seat the page plays now; undefined for one who only watches. */
  readonly seat: ReadonlySignal<Seat | undefined> = computed(() => {
    const viewer = this.sight.value?.viewer;
    return typeof viewer === 'number' ? viewer : undefined;
  });

  /** Whether what was touched still leads to a move. */
  private get leadsOn(): boolean {
    const { value } = this.path;
    const isBundled = this.bundles.value.some(({ touches }) => value.every(touch => touches.includes(touch)));
    // While a move is on its way nothing leads anywhere.
    return isBundled || this.isSending.value || pathsAlong(this.ways.value, value).length > 0;
  }

  /** The version of the rules that the match is played by. Servers that do not tell know version 1 only. */
  get version(): number {
    return this.sight.value?.version ?? 1;
  }

  /** The same, where it is not the newest. */
  get olderVersion(): number | undefined {
    return this.version < this.parts.game.version ? this.version : undefined;
  }

  /** A state that looks like what the seat sees: for lists of moves and reasons, never for secrets. */
  private readonly imagined = computed(() => {
    const shown = this.isShowing.value ? null : this.shown.value;
    return shown && this.parts.game.imagine(shown.view, fast('page'));
  });

  /** The seat that may act and a state that looks like what it sees, while nothing is moving. */
  private readonly acting = computed(() => {
    const [seat, state] = [this.seat.value, this.imagined.value];
    if (seat === undefined || !state || this.past.value || this.isSending.value || this.shown.value?.isPaused) return undefined;
    const { game } = this.parts;
    return game.awaiting(state).includes(seat) || game.welcome(state).includes(seat) ? { seat, state } : undefined;
  });

  /** Ways to all legal moves of the seat. */
  readonly ways: ReadonlySignal<readonly TouchPath[]> = computed(() => {
    const acting = this.acting.value;
    const { game } = this.parts;
    return acting ? touchPathsOf(game, game.legal(acting.state, acting.seat)) : [];
  });

  /** Rows of moves that are one decision, to be touched in any order. */
  private readonly bundles: ReadonlySignal<readonly Bundle<Tagged>[]> = computed(() => {
    const acting = this.acting.value;
    return acting ? (this.parts.game.bundles?.(acting.state, acting.seat) ?? []) : [];
  });

  readonly touching: ReadonlySignal<Touching<Tagged>> = computed(() => {
    const [ways, path, bundles] = [this.ways.value, this.path.value, this.bundles.value];
    const isBundled = (touch: Touch) => bundles.some(({ touches }) => touches.includes(touch));
    const bundled = path.every(isBundled) ? nextInBundles(bundles, path) : new Set();
    const along = nextTouches(ways, path);
    // Beside what is chosen but not made yet, the others may be chosen still.
    const next = along.size > 0 || bundled.size > 0 ? along : nextTouches(ways, path.slice(0, -1));
    return {
      path,
      moves: pathsAlong(ways, path.some(isBundled) ? [] : path).map(({ move }) => move),
      lit: touch => (isBundled(touch) ? bundled.has(touch) : next.has(touch)),
      chosen: touch => path.includes(touch),
      press: (touch, at) => this.press(touch, at),
      goBack: moves => this.goBack(moves),
    };
  });

  /** What is still to be touched for the first of these moves, or for all of them that make one decision; the next first. */
  touchesLeft(moves: readonly [Tagged, ...Tagged[]]): readonly Touch[] {
    const [{ game }, path] = [this.parts, this.path.value];
    const texts = moves.map(move => game.write(move));
    // What plays itself on the way is among the moves, and in no bundle.
    const isMeant = (made: readonly Tagged[]) => {
      const [first, ...more] = made.map(move => game.write(move));
      return first === texts[0] && (texts.length === 1 || isInOrder(more, texts.slice(1)));
    };
    return touchesLeftInBundles(this.bundles.value, path, isMeant) ?? touchesLeft(game.touches(moves[0]), path);
  }

  /** What leads on with what was touched so far, or makes what is chosen; nothing where nothing was touched. */
  get touchesAlong(): readonly Touch[] {
    const [ways, path] = [this.ways.value, this.path.value];
    const bundled = path.length > 0 ? nextInBundles(this.bundles.value, path) : new Set<Touch>();
    if (bundled.size > 0) return [...bundled];
    if (path.length === 0 || pathsAlong(ways, path).length === 0) return [];
    const next = nextTouches(ways, path);
    return next.size > 0 ? [...next] : path.slice(-1);
  }

  /** The moves that one more touch makes, or chooses in place of another. */
  readonly nextMoves: ReadonlySignal<ReadonlyMap<Touch, Tagged>> = computed(() => {
    const [ways, path] = [this.ways.value, this.path.value];
    return movesByTouch(ways, nextTouches(ways, path).size > 0 ? path : path.slice(0, -1));
  });

  /** The buttons that complete what is chosen of bundles, each with the last of its moves. */
  readonly bundleButtons: ReadonlySignal<readonly { readonly touch: Touch; readonly move: Tagged }[]> = computed(() => {
    const [bundles, path] = [this.bundles.value, this.path.value];
    return [...nextInBundles(bundles, path)].filter(isButton).flatMap(touch => {
      const whole = resultInBundles(bundles, path, touch);
      const move = whole?.type === 'play' ? whole.moves.at(-1) : undefined;
      return move ? [{ touch, move }] : [];
    });
  });

  /** Moves that are whole already, though more could be touched; what is chosen of a bundle is none. */
  readonly complete: ReadonlySignal<readonly Tagged[]> = computed(() => {
    const path = this.path.value;
    const isBundled = this.bundles.value.some(({ touches }) => path.some(touch => touches.includes(touch)));
    return path.length > 0 && !isBundled ? completeMoves(this.ways.value, path) : [];
  });

  /** Sits down: from now on everything goes over this line. */
  sit(line: TableLine): void {
    this.line = line;
    this.send({ type: 'watch', viewer: 'public' });
  }

  leave(): void {
    this.line?.close();
    this.line = undefined;
  }

  send(ask: Ask): void {
    this.line?.send(ask);
  }

  /** Takes in what the host tells. */
  hear(tell: Tell): void {
    switch (tell.type) {
      case 'table':
        return this.hearTable(tell.table);
      case 'news':
        void this.show.add(tell.news);
        return;
      case 'done':
        this.isSending.value = false;
        return;
      case 'denied':
        this.isSending.value = false;
        this.goesBack = 0;
        return this.explain(tell.denial, null);
      case 'glanced':
        if (!this.show.takesUp(tell)) this.past.value = { line: tell.line, view: tell.view };
        return;
      case 'record':
        this.salt = tell.salt;
        this.record.value = tell.record;
    }
  }

  private hearTable(table: TableSight): void {
    batch(() => {
      this.show.showTable(table);
      this.path.value = [];
      this.isSending.value = false;
    });
    this.chooseSeat();
  }

  /** Looks through the eyes of a seat of this device that can act; asks for a hand-over where hands are secret. */
  private chooseSeat(): void {
    const [sight, shown] = [this.sight.value, this.shown.value];
    if (!sight || !shown || sight.mine.length === 0) return;
    const humans = sight.mine.filter(seat => shown.seats[seat]?.kind === 'human');
    const now = this.seat.value;
    if (now !== undefined) this.seen.set(now, shown.told.length);
    if (this.handOver.value || (now !== undefined && (shown.awaiting.includes(now) || shown.outcome))) return;
    const next = humans.find(seat => shown.awaiting.includes(seat)) ?? now ?? humans[0];
    if (next === undefined || next === now) return;
    if (humans.length > 1 && this.parts.hasSecrets(sight.options)) {
      // What everybody may see stays on the table meanwhile.
      this.handOver.value = { seat: next, from: this.seen.get(next) ?? shown.told.length };
      this.send({ type: 'watch', viewer: 'public' });
    } else this.send({ type: 'watch', viewer: next });
  }

  /** The player named on the hand-over screen has the device. */
  takeOver(): void {
    const next = this.handOver.value;
    this.handOver.value = null;
    if (next) this.send({ type: 'watch', viewer: next.seat });
  }

  /** Shows at once how it ends: all that waits to be shown. */
  skip(): void {
    this.show.skip();
  }

  private press(touch: Touch, at?: Element): void {
    if (this.happening.value) return this.show.skipOne();
    this.goesBack = 0;
    this.bubble.value = null;
    const [ways, path] = [this.ways.value, this.path.value];
    const step = resultInBundles(this.bundles.value, path, touch) ?? resultOfTouch(ways, path, touch);
    if (step.type === 'dark') return this.explainTouch(touch, at);
    const isMade = step.type === 'play' && (step.isAgain || isButton(touch) || !this.isChosenFirst(step.moves));
    if (isMade) return this.makeAll(step.moves);
    this.path.value = step.path;
  }

  /** Whether one move is only chosen by its last touch: it could not be taken back, or its game shows first what it would do; of several in a row none draws or reveals anything before the last. */
  private isChosenFirst([move, ...more]: readonly Tagged[]): boolean {
    const acting = this.acting.value;
    const { game } = this.parts;
    if (move === undefined || more.length > 0 || acting === undefined) return false;
    return (game.chosenFirst?.(move) ?? false) || isFinal(game, acting.state, acting.seat, move);
  }

  /** Makes a move of the page's seat; one that looks like a slip once its player is sure. */
  make(move: Tagged, isSure = false): void {
    const [seat, state] = [this.seat.value, this.imagined.value];
    if (seat === undefined || this.isSending.value) return;
    const doubt = isSure || !state ? null : doubtAbout(this.parts, { state, seat, move });
    if (doubt) this.doubt.value = doubt;
    else this.makeAll([move], true);
  }

  /** Makes moves one after the other. */
  private makeAll(moves: readonly Tagged[], isSure = false): void {
    const [seat, shown] = [this.seat.value, this.shown.value];
    const [only] = moves;
    if (only && moves.length === 1 && !isSure) return this.make(only);
    if (seat === undefined || !shown || this.isSending.value) return;
    batch(() => {
      this.isSending.value = true;
      this.doubt.value = null;
      this.path.value = [];
      this.bubble.value = null;
    });
    const decision = shown.decisions[seat] ?? 0;
    const texts = moves.map(move => this.parts.game.write(move));
    const line = shown.told.length - 1;
    this.choices.value = [...this.choices.value, ...texts.map(move => ({ move, seen: shown.view, line }))];
    this.send({ type: 'play', key: newKey(), seat, decision, moves: texts });
  }

  get mayGoBack(): boolean {
    const [seat, shown] = [this.seat.value, this.shown.value];
    return this.path.value.length > 0 || (seat !== undefined && !this.past.value && (shown?.backs.includes(seat) ?? false));
  }

  /** A step back: the last touch, or else the last move. */
  back(): void {
    const [seat, shown] = [this.seat.value, this.shown.value];
    this.bubble.value = null;
    if (this.path.value.length > 0) {
      this.path.value = this.path.value.slice(0, -1);
      return;
    }
    if (seat === undefined || !shown?.backs.includes(seat)) return;
    this.isSending.value = true;
    this.send({ type: 'back', key: newKey(), seat, decision: shown.decisions[seat] ?? 0 });
  }

  /** Takes back so many moves, each once the one before it is gone. */
  private goBack(moves: number): void {
    this.goesBack = Math.max(0, moves - 1);
    if (moves > 0 && this.mayGoBack) this.back();
  }

  /** Looks at a moment that has passed, or back at the present. */
  lookAt(line: number | null): void {
    if (line === null) this.past.value = null;
    else this.send({ type: 'glance', line });
  }

  /** Shows once more what happened after a line, and stops at the present. */
  showAgain(line: number): void {
    this.show.wantAgain(line);
    this.send({ type: 'glance', line });
  }

  private explainTouch(touch: Touch, at?: Element): void {
    const [seat, state, shown] = [this.seat.value, this.imagined.value, this.shown.value];
    if (seat === undefined || !state || !shown || shown.outcome || this.past.value) return;
    const isAwaited = shown.awaiting.includes(seat);
    const refusal = isAwaited ? whyNot(this.parts.game, state, seat, { path: this.path.value, touch }) : undefined;
    const denial: Denial = refusal
      ? { reason: 'refused', text: '', ...refusal }
      : { reason: isAwaited ? 'unreadable' : 'too late', text: '' };
    this.explain(denial, at ?? null, touch);
  }

  /** Turned into a sentence by the page, which knows the language. */
  sayDenial: (denial: Denial, touch: Touch | undefined) => Omit<Bubble, 'at'> = ({ text, clause = null }) => ({ text, clause });

  private explain(denial: Denial, at: Element | null, touch?: Touch): void {
    this.bubble.value = { ...this.sayDenial(denial, touch), at };
  }
}

/** Whether these are among all in their order. */
function isInOrder(some: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  return some.every(each => {
    next = all.indexOf(each, next) + 1;
    return next > 0;
  });
}
