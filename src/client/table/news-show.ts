// What is on the screen of a table: the host's news one after the other, each for as long as its motion takes.
import { batch, signal } from '@preact/signals';
import type { Seat, Told, Viewer } from '../../kernel/index.ts';
import type { News, TableSight, TableStatus } from '../../protocol/index.ts';
import { type AnyKit, boardOf } from '../boards/kit.ts';

/** What is on the screen: the newest news, or an older one while its motion runs. */
interface Shown extends TableStatus {
  /** What happened, line by line. */
  readonly told: readonly (readonly Told[])[];
}

/** What showing news needs. */
interface ShowParts {
  readonly kit: AnyKit;
  /** How much the motion of an event is stretched now; 0 for none. */
  readonly speed: (event: Told) => number;
}

/** Told how far showing has come. */
interface ShowListener {
  /** What happened has been shown to its end. */
  readonly onTold: (news: News) => void;
  /** Nothing waits to be shown any more. */
  readonly onRest: () => void;
}

/** When the past is shown again, a line of it stays for so long at least, in ms; more lines than this go by faster. */
const AGAIN_STAYS = 600;
const AGAIN_LINES = 12;

/** Shows a table, and news of it in their order. */
export class NewsShow {
  /** The table as the host last told it, with all news that were shown. */
  readonly sight = signal<TableSight | null>(null);
  readonly shown = signal<Shown | null>(null);
  readonly happening = signal<Told | null>(null);
  /** Whether news are being shown: until then `shown` is on its way from one view of the host to the next. */
  readonly isShowing = signal(false);

  private readonly queue: News[] = [];
  private wake: (() => void) | undefined;
  /** The number of the news that is shown. */
  private showing = -1;
  /** The line after which everything is to be shown again, once it is known how the table looked then. */
  private wanted: number | undefined;
  private isSkipped = false;
  /** News up to this number are shown at once. */
  private skipTo = -1;

  constructor(
    private readonly parts: ShowParts,
    private readonly listener: ShowListener,
  ) {}

  /** Shows the whole table; older news are not shown any more. */
  showTable(table: TableSight): void {
    this.queue.length = 0;
    this.sight.value = table;
    this.shown.value = table;
  }

  /** Shows this after all that came before. */
  async add(news: News): Promise<void> {
    this.queue.push(news);
    if (!this.isShowing.value) await this.run();
  }

  private async run(first?: Promise<void>): Promise<void> {
    this.isShowing.value = true;
    await first;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    this.isShowing.value = false;
    this.listener.onRest();
  }

  /** Shows at once how it ends: all that waits to be shown. */
  skip(): void {
    this.isSkipped = true;
    this.skipTo = this.queue.at(-1)?.number ?? this.showing;
    this.wake?.();
  }

  /** Shows at once how the one motion ends that is running. */
  skipOne(): void {
    this.wake?.();
  }

  /** Shows once more what happened after a line, as soon as it is told how the table looked then. */
  wantAgain(line: number): void {
    this.wanted = line;
  }

  /** Takes up how the table looked after a line; false where that is not wanted. */
  takesUp({ line, view }: { readonly line: number; readonly view: unknown }): boolean {
    const isWanted = line === this.wanted;
    this.wanted = undefined;
    const now = this.shown.value;
    if (isWanted && now && !this.isShowing.value) void this.run(this.tellAgain(now, line, view));
    return isWanted;
  }

  /** Plays the lines after one, and stops at now. */
  private async tellAgain(now: Shown, line: number, then: unknown): Promise<void> {
    const kit = boardOf(this.parts.kit);
    const sight = this.sight.value;
    const others = now.told.slice(line + 1).flatMap(events => events.flatMap(event => actorOf(event, sight?.viewer) ?? []));
    let awaiting: readonly Seat[] = others.slice(0, 1);
    const hurry = Math.min(1, AGAIN_LINES / (now.told.length - line - 1));
    let view = then;
    this.isSkipped = false;
    for (let at = line + 1; at < now.told.length; at++) {
      const events = now.told[at] ?? [];
      for (const [index, event] of events.entries()) {
        view = kit.advance(view, event);
        const told = [...now.told.slice(0, at), events.slice(0, index + 1)];
        // Nothing is asked of whoever looks on.
        awaiting = actorOf(event, sight?.viewer) ?? awaiting;
        const least = index === events.length - 1 ? AGAIN_STAYS : 0;
        await this.stay(event, { ...now, view, told, awaiting }, Math.max(least, kit.motion(event) * this.parts.speed(event)) * hurry);
        // The whole table may arrive meanwhile.
        if (this.sight.value !== sight) return;
        if (this.isSkipped) break;
      }
      if (this.isSkipped) break;
    }
    batch(() => {
      this.happening.value = null;
      this.shown.value = now;
    });
  }

  private async show(news: News): Promise<void> {
    const before = this.shown.value;
    if (!before || news.number <= before.number) return;
    this.showing = news.number;
    if (news.what === 'play') await this.tell(before, news);
    this.listener.onTold(news);
    if (this.isOutrun(news)) return;
    batch(() => {
      this.happening.value = null;
      this.shown.value = { ...news, told: [...before.told.slice(0, news.from + 1), ...news.told] };
      if (this.sight.value) this.sight.value = { ...this.sight.value, ...this.shown.value };
    });
  }

  /** Whether the whole table has arrived meanwhile. */
  private isOutrun(news: News): boolean {
    return (this.sight.value?.number ?? 0) >= news.number;
  }

  /** Folds what happened into the view event by event, each shown for as long as its motion takes. */
  private async tell(before: Shown, news: News): Promise<void> {
    const kit = boardOf(this.parts.kit);
    let { view } = before;
    const told = before.told.slice(0, news.from + 1);
    for (const events of news.told) {
      const line: Told[] = [];
      told.push(line);
      for (const event of events) {
        view = kit.advance(view, event);
        line.push(event);
        const time = news.number > this.skipTo ? kit.motion(event) * this.parts.speed(event) : 0;
        await this.stay(event, { ...before, view, told: [...told.slice(0, -1), [...line]] }, time);
        if (this.isOutrun(news)) return;
      }
    }
  }

  /** Shows what happens for a while. */
  private async stay(event: Told, shown: Shown, time: number): Promise<void> {
    if (time <= 0 || document.hidden) return;
    batch(() => {
      this.shown.value = shown;
      this.happening.value = event;
    });
    await new Promise<void>(resolve => {
      const clock = setTimeout(resolve, time);
      this.wake = () => {
        clearTimeout(clock);
        resolve();
      };
    });
    this.wake = undefined;
  }
}

/** Whoever else does something. */
function actorOf(event: Told, viewer: Viewer | undefined): readonly [Seat] | undefined {
  return 'seat' in event && typeof event.seat === 'number' && event.seat !== viewer ? [event.seat] : undefined;
}
