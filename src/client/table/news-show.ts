// What is on the screen of a table: the host's news one after the other, each for as long as its motion takes.
import { batch, signal } from '@preact/signals';
import type { Told } from '../../kernel/index.ts';
import type { News, TableSight, TableStatus } from '../../protocol/index.ts';
import { type AnyKit, boardOf } from '../boards/kit.ts';
import { Pace } from './pace.ts';

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
  /** The table is shown as it is after that; in one batch with it. */
  readonly onShown: () => void;
  /** Nothing waits to be shown any more. */
  readonly onRest: () => void;
}

/** More news than this waiting are shown in a hurry. */
const PATIENT = 3;
const HURRY = 0.4;

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
  private readonly pace = new Pace();

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
    if (this.isShowing.value) return;
    this.isShowing.value = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) await this.show(next);
    this.isShowing.value = false;
    if (this.shown.value) this.pace.rest(this.shown.value);
    this.listener.onRest();
  }

  /** Shows at once how it ends, whatever is moving. */
  skip(): void {
    this.wake?.();
  }

  private async show(news: News): Promise<void> {
    const before = this.shown.value;
    if (!before || news.number <= before.number) return;
    if (news.what === 'play') await this.tell(before, news);
    this.listener.onTold(news);
    if (this.isOutrun(news)) return;
    batch(() => {
      this.listener.onShown();
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
        await this.play(event, { ...before, view, told: [...told.slice(0, -1), [...line]] });
        if (this.isOutrun(news)) return;
      }
    }
  }

  private async play(event: Told, shown: Shown): Promise<void> {
    const hurry = this.queue.length > PATIENT ? HURRY : 1;
    const time = this.pace.timeFor(boardOf(this.parts.kit).motion(event), event, shown) * this.parts.speed(event) * hurry;
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
