import type { News } from '../../protocol/index.ts';
import type { FromServer } from '../../protocol/socket.ts';

type Own = Pick<News, 'view' | 'what' | 'seat' | 'from' | 'told' | 'seatHistory'>;
type Alike = Omit<News, keyof Own>;

/** Messages as JSON. What all viewers of a table are told alike is written once: they are told one after the other. */
export class MessageText {
  private last: { readonly table: string; readonly news: News; readonly begun: string } | undefined;
  /** The seats are the same list as long as nobody sits down elsewhere. */
  private readonly seats = new WeakMap<News['seats'], string>();

  of(message: FromServer): string {
    const { table, tell } = message;
    return table !== undefined && tell?.type === 'news' ? this.newsAt(table, tell.news) : JSON.stringify(message);
  }

  private newsAt(table: string, news: News): string {
    if (this.last?.table !== table || !areAlike(this.last.news, news)) this.last = { table, news, begun: this.beginningOf(table, news) };
    const { view, what, seat, from, told, seatHistory } = news;
    const own: Own = { view, what, seat, from, told, ...(seatHistory ? { seatHistory } : {}) };
    return `${this.last.begun},${JSON.stringify(own).slice(1)}}}`;
  }

  private beginningOf(table: string, { number, awaiting, decisions, backs, outcome, seats, clocks, wish, isPaused }: News): string {
    let written = this.seats.get(seats);
    if (written === undefined) {
      written = JSON.stringify(seats);
      this.seats.set(seats, written);
    }
    const alike: Omit<Alike, 'seats'> = { number, awaiting, decisions, backs, outcome, clocks, wish, isPaused };
    return `{"table":${JSON.stringify(table)},"tell":{"type":"news","news":{"seats":${written},${JSON.stringify(alike).slice(1, -1)}`;
  }
}

/** Whether both tell the same: the very same values, as news of one position have them. */
function areAlike(a: News, b: News): boolean {
  return (
    a.number === b.number &&
    a.awaiting === b.awaiting &&
    a.decisions === b.decisions &&
    a.backs === b.backs &&
    a.outcome === b.outcome &&
    a.seats === b.seats &&
    a.clocks === b.clocks &&
    a.wish === b.wish &&
    a.isPaused === b.isPaused
  );
}
