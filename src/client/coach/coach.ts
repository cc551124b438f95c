// The coach of any lesson: which step is told, what has become of it, and what comes next. It knows no game.
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  earnsStamp,
  isAsShown,
  isStepOver,
  isWeak,
  type Lesson,
  type LessonStep,
  type LessonTexts,
  momentOf,
  moveToShow,
  seenNow,
  stepAfter,
  type Touch,
  type Travel,
} from '../../kernel/index.ts';
import { type Choice, type TableSession, WHOLE } from '../table/session.ts';
import type { Progress, ToldStep } from './progress.ts';
import type { Compared } from './stay.ts';

/**
 * A step is told, done as shown, done otherwise, answered with two futures, or being done for the learner; or the learner plays on
 * until the next one; or the match goes back; or it is all over.
 */
type Status = 'told' | 'good' | 'otherwise' | 'other' | 'skipping' | 'waiting' | 'going back' | 'over';

/** The example that is the lesson itself, from its beginning: there a step is caught up on that was missed. */
export const FROM_THE_BEGINNING = '';

/** What the coach needs of its surroundings. */
interface CoachParts {
  readonly lesson: Lesson<unknown>;
  readonly texts: () => LessonTexts<unknown>;
  /** Goes back to a line of the match. */
  readonly rewind: (line: number) => Promise<void>;
  /** The same at the table that is looked at: that of an example may be another one. */
  readonly rewindHere: (line: number) => Promise<void>;
  readonly keep: (progress: Pick<Progress, 'told' | 'done' | 'compared' | 'isOver'>) => void;
}

/** After this many refusals in one step Show me calls for attention. */
const REFUSALS = 2;

export class Coach {
  readonly step = signal(0);
  readonly status = signal<Status>('waiting');
  readonly isWhyOpen = signal(false);
  readonly isFolded = signal(false);
  readonly isShowing = signal(false);
  readonly refusals = signal(0);
  /** The move that is answered with two futures. */
  readonly other = signal<Choice | null>(null);
  readonly done = signal<ReadonlySet<string>>(new Set());
  /** What was answered with two futures, once a step. */
  compared: readonly Compared[] = [];
  readonly told = signal<readonly ToldStep[]>([]);
  /** How often an example was begun: each time at a table of its own. */
  readonly round = signal(0);
  /** The number of the news that the coach has looked at last. */
  readonly looked = signal(-1);
  /** What the learner last saw of the match itself, after how many entries. */
  readonly seen = signal<unknown>(null);
  entries = 0;
  /** Choices before this one belong to earlier steps. */
  private firstChoice = 0;
  private kept = 0;

  constructor(private readonly parts: CoachParts) {}

  readonly now: ReadonlySignal<LessonStep<unknown> | undefined> = computed(() => this.parts.lesson.steps[this.step.value]);
  /** The step that is caught up on after the end. */
  readonly missed = signal<number | null>(null);
  readonly example: ReadonlySignal<string | undefined> = computed(() => {
    if (this.status.value === 'over') return undefined;
    return this.now.value?.example ?? (this.missed.value === null ? undefined : FROM_THE_BEGINNING);
  });
  readonly isNudging: ReadonlySignal<boolean> = computed(() => this.refusals.value >= REFUSALS);

  get lesson(): Lesson<unknown> {
    return this.parts.lesson;
  }

  get texts(): LessonTexts<unknown> {
    return this.parts.texts();
  }

  /** Goes on where somebody left. */
  resume({ told, done, compared = [] }: Progress): void {
    this.compared = compared;
    this.told.value = told.slice(0, -1);
    this.done.value = new Set(done);
    this.step.value = told.at(-1)?.step ?? 0;
    this.status.value = 'waiting';
  }

  /** A table was opened: its choices begin anew. */
  sit(): void {
    this.firstChoice = 0;
    this.kept = 0;
  }

  /** Looks at a table at rest: the learner is to decide, or the match is over. */
  look(session: TableSession): void {
    const { value: shown } = session.shown;
    const now = this.now.value;
    if (!shown || !now || this.status.value === 'over') return;
    this.looked.value = shown.number;
    const seen = shown.view;
    if (this.example.value === undefined) {
      this.seen.value = seen;
      this.entries = shown.told.length;
    }
    const line = shown.told.length - 1;
    // What was taken back may be chosen once more, and is answered once more.
    this.kept = Math.min(this.kept, session.choices.value.length);
    if (this.isHurrying) return this.hurry(now, session);
    if (this.status.value === 'waiting') return this.begin(seen, line, session);
    if (this.status.value === 'told' || this.status.value === 'skipping') this.examine(now, session);
  }

  private begin(seen: unknown, line: number, session: TableSession): void {
    const moment = momentOf(this.now.value, seen);
    const isOver = session.shown.value?.outcome !== null;
    if (moment === 'gone' || (moment === 'later' && isOver)) return this.goTo(this.after(this.step.value));
    if (moment === 'now') this.tell(line, session);
  }

  private tell(line: number, session: TableSession): void {
    batch(() => {
      this.status.value = 'told';
      this.isWhyOpen.value = false;
      this.isShowing.value = false;
      this.isFolded.value = false;
      this.refusals.value = 0;
      this.firstChoice = session.choices.value.length;
      this.kept = this.firstChoice;
      if (this.missed.value === null)
        this.told.value = [...this.told.value.filter(({ step }) => step < this.step.value), { step: this.step.value, line }];
    });
    this.keep();
  }

  private examine(now: LessonStep<unknown>, session: TableSession): void {
    const choices = session.choices.value;
    const last = choices.at(-1);
    const made = this.made(session);
    if (made <= 0 || !last) return this.status.value === 'skipping' ? this.playFor(now, session) : undefined;
    if (now.moves === undefined) return this.goOn();
    if (this.status.value === 'told' && choices.length > this.kept && isWeak(now, last.seen, last.move)) {
      this.other.value = last;
      this.compared = [...this.compared.filter(({ step }) => step !== now.id), { step: now.id, move: last.move }];
      this.status.value = 'other';
      return;
    }
    const so = { made, isAwaited: isAwaited(session), isLegal: (move: string) => isLegal(session, move) };
    if (!isStepOver(now, session.shown.value?.view, so)) return this.status.value === 'skipping' ? this.playFor(now, session) : undefined;
    if (this.status.value === 'skipping') return this.goTo(this.after(this.step.value));
    const own = choices.slice(this.firstChoice);
    if (earnsStamp(now, own)) this.stamp();
    if (isAsShown(now, own)) this.status.value = 'good';
    else if (this.texts.steps[now.id]?.otherwise === undefined) this.goTo(this.after(this.step.value));
    else this.status.value = 'otherwise';
  }

  /** Whether the table is on its way to a step that is caught up on. */
  get isHurrying(): boolean {
    return this.missed.value !== null && this.step.value < this.missed.value;
  }

  /** Plays as Show me shows until the step that is caught up on; what its table shows decides which steps there are. */
  private hurry(now: LessonStep<unknown>, session: TableSession): void {
    const seen = session.shown.value?.view;
    const moment = now.example === undefined ? momentOf(now, seen) : 'gone';
    if (this.status.value === 'waiting') {
      if (moment === 'later') return this.playFirst(session);
      if (moment === 'gone' || now.moves === undefined) return this.goTo(this.step.value + 1);
      this.firstChoice = session.choices.value.length;
      this.status.value = 'skipping';
    }
    const made = this.made(session);
    const text = isAwaited(session) ? moveToShow(now, seen, made, move => isLegal(session, move)) : undefined;
    const move = text === undefined ? undefined : session.parts.game.read(text);
    if (move) session.make(move, true);
    else this.goTo(this.step.value + 1);
  }

  private playFirst(session: TableSession): void {
    const [first] = session.ways.value;
    if (first) session.make(first.move, true);
  }

  /** Shows a step that was missed: in its example, or in the lesson from the beginning, played up to it. The learner's own match stays as it is. */
  catchUp(step: number): void {
    const { example } = this.lesson.steps[step] ?? {};
    batch(() => {
      this.missed.value = step;
      this.step.value = example === undefined ? 0 : step;
      this.status.value = 'waiting';
      this.round.value++;
    });
  }

  /** The move that Show me shows now. */
  shown(session: TableSession): string | undefined {
    const now = this.now.value;
    return now && moveToShow(now, session.shown.value?.view, this.made(session), move => isLegal(session, move));
  }

  /** What is still to be touched for the move that Show me shows, the next first. */
  touches(session: TableSession): readonly Touch[] {
    const { game } = session.parts;
    const shown = this.shown(session);
    const all = seenNow(this.now.value?.moves, session.shown.value?.view) ?? [];
    const rest = shown === undefined ? [] : all.slice(all.indexOf(shown, this.made(session)));
    const [move, ...more] = rest.flatMap(text => game.read(text) ?? []);
    // What is chosen but not made yet has its button.
    if (session.complete.value.some(whole => game.write(whole) === shown)) return [WHOLE];
    return move ? session.touchesLeft([move, ...more]) : [];
  }

  /** The piece that goes somewhere by that move: as the lesson says, or what is touched first to what is touched last. */
  travel(session: TableSession): Travel | undefined {
    const move = this.shown(session);
    if (move === undefined) return undefined;
    const [piece, ...more] = this.touches(session);
    const to = more.at(-1);
    const touched = piece !== undefined && to !== undefined ? { piece, to } : undefined;
    return this.lesson.travels?.(move, session.shown.value?.view) ?? touched;
  }

  /** Whether the learner has begun to do what the step asks for. */
  isBegun(session: TableSession): boolean {
    return this.made(session) > 0 || session.path.value.length > 0;
  }

  private made(session: TableSession): number {
    return session.choices.value.length - this.firstChoice;
  }

  /** Makes the next move of a step for a learner who skips it. */
  private playFor(now: LessonStep<unknown>, session: TableSession): void {
    const text = moveToShow(now, session.shown.value?.view, this.made(session), move => isLegal(session, move));
    const move = text === undefined ? undefined : session.parts.game.read(text);
    if (move) session.make(move, true);
    else this.goTo(this.after(this.step.value));
  }

  /** The step is over: on to the next. */
  goOn(): void {
    if (this.now.value?.moves === undefined) this.stamp();
    this.goTo(this.after(this.step.value));
  }

  /** What the step is about was done. */
  private stamp(): void {
    const { id } = this.now.value ?? {};
    if (id !== undefined) this.done.value = new Set([...this.done.value, id]);
  }

  /** Leaves the step: what it asks for is done without the learner. */
  skip(session: TableSession): void {
    if (this.status.value === 'waiting') return;
    this.status.value = 'skipping';
    const now = this.now.value;
    if (now?.moves === undefined) this.goTo(this.after(this.step.value));
    else this.examine(now, session);
  }

  private after(step: number): number {
    return stepAfter(this.lesson, step, this.seen.value);
  }

  private goTo(next: number): void {
    const before = this.example.value;
    // After what was caught up on comes the end again.
    const step = this.missed.value !== null && next > this.missed.value ? this.lesson.steps.length : next;
    batch(() => {
      if (step > next || step >= this.lesson.steps.length) this.missed.value = null;
      this.step.value = Math.min(step, this.lesson.steps.length - 1);
      this.status.value = step < this.lesson.steps.length ? 'waiting' : 'over';
      this.other.value = null;
      if (this.example.value !== undefined && this.example.value !== before) this.round.value++;
    });
    this.keep();
  }

  /** Back to a step that was told before, with the match as it was then. */
  async backTo(step: number): Promise<void> {
    if (this.missed.value !== null) return this.catchUp(this.missed.value);
    const target = this.told.value.find(told => told.step === step);
    if (!target) return;
    const { example } = this.lesson.steps[step] ?? {};
    batch(() => {
      this.told.value = this.told.value.filter(told => told.step < step);
      this.step.value = step;
      this.status.value = 'going back';
      this.other.value = null;
      if (example !== undefined) this.round.value++;
    });
    if (example === undefined) await this.parts.rewind(target.line);
    this.status.value = 'waiting';
  }

  /** Takes back the choice that is answered with two futures, and nothing before it. */
  async takeBack(): Promise<void> {
    const choice = this.other.value;
    if (!choice) return;
    batch(() => {
      this.status.value = 'going back';
      this.other.value = null;
    });
    await this.parts.rewindHere(choice.line);
    this.status.value = 'told';
  }

  /** The step that Back leads to. */
  get before(): number | undefined {
    if (this.missed.value !== null) return undefined;
    const told = this.told.value.filter(({ step }) => this.status.value === 'waiting' || step < this.step.value);
    return told.at(-1)?.step;
  }

  /** The learner's own choice stands. */
  keepChoice(session: TableSession): void {
    this.kept = session.choices.value.length;
    this.other.value = null;
    this.status.value = 'told';
    this.look(session);
  }

  private keep(): void {
    const isOver = this.status.value === 'over' || this.missed.value !== null;
    this.parts.keep({ told: this.told.value, done: [...this.done.value], compared: this.compared, isOver });
  }
}

export function isAwaited(session: TableSession): boolean {
  const seat = session.seat.value;
  return seat !== undefined && (session.shown.value?.awaiting.includes(seat) ?? false);
}

function isLegal({ ways, parts }: TableSession, text: string): boolean {
  return ways.value.some(({ move }) => parts.game.write(move) === text);
}
