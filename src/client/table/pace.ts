// How long the motion of an event is shown: what bots do between two decisions of people must not become long.
import type { Seat, Told } from '../../kernel/index.ts';

/** What bots do between two decisions of people takes at most this long for each bot, in ms: the longer it has taken, the faster it goes on. */
const FOR_A_BOT = 1900;
const FASTEST = 0.15;

/** Who sits at a table, and who was to move before something happened. */
interface Table {
  readonly seats: readonly { readonly kind: string }[];
  readonly awaiting: readonly Seat[];
}

export class Pace {
  /** How long the bots were shown since somebody was last to decide, in ms at normal speed. */
  private shownOfBots = 0;

  /** Whenever a person is to decide, the bots begin anew. */
  rest({ seats, awaiting }: Table): void {
    if (awaiting.some(seat => seats[seat]?.kind === 'human')) this.shownOfBots = 0;
  }

  /** The time for a motion; what bots do goes faster the longer it has taken, and in the end at once. */
  timeFor(motion: number, event: Told, { seats, awaiting }: Table): number {
    const isBot = (seat: Seat) => seats[seat]?.kind === 'bot';
    const isActing = 'seat' in event && typeof event.seat === 'number' && isBot(event.seat);
    // What happens to others while only bots are to move is what the bots did, too.
    if (!isActing && (awaiting.length === 0 || !awaiting.every(isBot))) return motion;
    const most = FOR_A_BOT * seats.filter(({ kind }) => kind === 'bot').length;
    const left = Math.max(0, most - this.shownOfBots);
    const time = Math.min(left, motion * Math.max(FASTEST, left / most));
    this.shownOfBots += time;
    return time;
  }
}
