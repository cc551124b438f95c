// A turn in one line, the same in every language but for its words.
import type { Mention, Of, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Entry, Event } from '../events.ts';
import { type Mark, type Meaning, meaning, numeral } from '../marks.ts';

type Kind = Meaning['kind'];

/** The words a story is made of. */
export interface StoryWords {
  readonly you: string;
  /** What somebody does who puts this in a club: 'write' and 'writes'; German verbs leave a part for the end. */
  readonly verb: (kind: Kind, isYou: boolean) => readonly [verb: string, end: string];
  /** What is put in a club: '29, circled,', 'a star', 'an X'. */
  readonly thing: (mark: Mark) => string;
  readonly within: string;
  readonly and: string;
  /** Before and after what all have put on their maps, where it is the same. */
  readonly everyone: (kind: Kind) => readonly [before: string, after: string];
  /** All have written, but not the same, or nobody may know what. */
  readonly everyoneElse: string;
  readonly setup: (drawn: Of<Event, 'setupDrawn'>) => Story;
  readonly rolled: (begun: Of<Event, 'turnBegun'>, voice: Voice) => Story;
  readonly won: (routed: Of<Event, 'routed'>, voice: Voice) => string;
  readonly shared: (winners: readonly Seat[], points: number, voice: Voice) => string;
  readonly routed: (routed: Of<Event, 'routed'>, voice: Voice) => string;
}

/** A mark as it is said in a story. */
export function marked(mark: Mark, words: string): Mention {
  return { piece: `mark:${mark}`, words };
}

/** Both dice as they are said in a story. */
export function rolledDice([one, other]: Of<Event, 'turnBegun'>['dice'], and: string): Story {
  return [{ piece: `die:${one}`, words: String(one) }, ` ${and} `, { piece: `die:${other}`, words: String(other) }];
}

/** What happened in these events, told to whoever listens: the end first, then what was written, then what was rolled. */
export function storyOf(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  return endOf(events, voice, words) ?? writtenIn(events, voice, words) ?? begun(events, voice, words);
}

function of<K extends Event['type']>(events: readonly Event[], type: K): readonly Of<Event, K>[] {
  return events.filter((event): event is Of<Event, K> => event.type === type);
}

function endOf(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const routes = of(events, 'routed');
  const [ended] = of(events, 'ended');
  const best = routes.findLast(({ seat }) => !ended || ended.winners.includes(seat));
  if (!best) return undefined;
  if (ended && ended.winners.length > 1) return [words.shared(ended.winners, best.points, voice)];
  // A solo tour is not won, it is scored.
  return [ended && routes.length > 1 ? words.won(best, voice) : words.routed(best, voice)];
}

function writtenIn(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const all = of(events, 'entered');
  const told = all.find(({ seat, entries }) => entries && (voice.isYou(seat) || all.length === 1));
  if (told?.entries) return written(told.seat, told.entries, voice, words);
  const [first, ...others] = all.map(({ entries }) => entries?.map(({ mark }) => plain(mark)).sort());
  if (all.length === 0) return undefined;
  if (!first?.[0] || others.some(marks => marks?.join() !== first.join())) return [words.everyoneElse];
  const [before, after] = words.everyone(meaning(first[0]).kind);
  const marks = first.flatMap((mark, at) => [...(at > 0 ? [` ${words.and} `] : []), marked(mark, words.thing(mark))]);
  return [before, ...marks, after];
}

/** A mark without its circle. */
function plain(mark: Mark): Mark {
  const { kind, value } = meaning(mark);
  return { number: numeral(value), star: '*' as const, x: 'X' as const }[kind];
}

function begun(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const turn = of(events, 'turnBegun').at(-1);
  const drawn = of(events, 'setupDrawn').at(-1);
  if (turn) return words.rolled(turn, voice);
  return drawn && words.setup(drawn);
}

/** Somebody puts things in clubs: 'Ada writes 29, circled, in … and puts an X in …'. */
export function written(seat: Seat, entries: readonly Entry[], voice: Voice, words: StoryWords): Story {
  const parts: (string | Mention)[] = [voice.tell(seat, words.you, name => name)];
  for (const [at, { club, mark }] of entries.entries()) {
    const { kind } = meaning(mark);
    const before = entries[at - 1];
    const isSame = before !== undefined && meaning(before.mark).kind === kind;
    const [verb, end] = words.verb(kind, voice.isYou(seat));
    const next = entries[at + 1];
    const isLast = !next || meaning(next.mark).kind !== kind;
    parts.push(`${before ? ` ${words.and}` : ''}${isSame ? '' : ` ${verb}`} `, marked(mark, words.thing(mark)), ` ${words.within} `, {
      piece: club,
    });
    if (isLast && end) parts.push(` ${end}`);
  }
  return [...parts, '.'];
}
