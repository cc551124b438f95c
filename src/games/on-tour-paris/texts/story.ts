// A turn in one line, the same in every language but for its words.
import type { Mention, Of, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Club } from '../components.ts';
import type { Entry, Event } from '../events.ts';
import { type Mark, type Meaning, meaning, numeral } from '../marks.ts';

type Kind = Meaning['kind'];

/** The words a story is made of. */
export interface StoryWords {
  readonly you: string;
  /** A club by its name and its spot: 'Le Balajo (XI top)'; and the spot alone. */
  readonly place: (club: Club) => string;
  readonly spot: (club: Club) => string;
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

/** What a turn came to; which of it is told is the same in every language. */
type Fact =
  | { readonly type: 'written'; readonly seat: Seat; readonly entries: readonly Entry[] }
  | { readonly type: 'everyone'; readonly marks: readonly Mark[] }
  | { readonly type: 'everyoneElse' }
  | { readonly type: 'rolled'; readonly begun: Of<Event, 'turnBegun'> }
  | { readonly type: 'setup'; readonly drawn: Of<Event, 'setupDrawn'> }
  | { readonly type: 'won' | 'routed'; readonly routed: Of<Event, 'routed'> }
  | { readonly type: 'shared'; readonly winners: readonly Seat[]; readonly points: number };

/** What happened in these events, told to whoever listens. */
export function storyOf(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const facts = factsOf(events, voice);
  if (facts.length === 0) return undefined;
  return facts.flatMap((fact, at) => [...(at > 0 ? [' '] : []), ...tell(fact, voice, words)]);
}

/** All that the reader wrote and scored, and who won; of the others what they wrote, where the reader wrote nothing; the roll, where nobody did. */
function factsOf(events: readonly Event[], voice: Voice): readonly Fact[] {
  const end = endIn(events, voice);
  const own = of(events, 'entered').flatMap(({ seat, entries }) => (voice.isYou(seat) && entries ? [{ seat, entries }] : []));
  const [first] = own;
  if (first) return [{ type: 'written', seat: first.seat, entries: own.flatMap(({ entries }) => entries) }, ...end];
  if (end.length > 0) return end;
  const others = writtenByOthers(of(events, 'entered'));
  return others ? [others] : begunIn(events);
}

function of<K extends Event['type']>(events: readonly Event[], type: K): readonly Of<Event, K>[] {
  return events.filter((event): event is Of<Event, K> => event.type === type);
}

/** Who won, and what the reader's route came to; a solo tour is not won, it is scored. */
function endIn(events: readonly Event[], voice: Voice): readonly Fact[] {
  const routes = of(events, 'routed');
  const { winners = [] } = of(events, 'ended')[0] ?? {};
  const last = routes.at(-1);
  const best = routes.findLast(({ seat }) => winners.includes(seat));
  const own = routes.find(({ seat }) => voice.isYou(seat));
  const won: readonly Fact[] =
    best === undefined ? [] : winners.length > 1 ? [{ type: 'shared', winners, points: best.points }] : [{ type: 'won', routed: best }];
  if (own && own !== best && !winners.includes(own.seat)) return [...won, { type: 'routed', routed: own }];
  return best || !last ? won : [{ type: 'routed', routed: last }];
}

function writtenByOthers(all: readonly Of<Event, 'entered'>[]): Fact | undefined {
  const [first, ...others] = all;
  if (!first) return undefined;
  if (others.length === 0 && first.entries) return { type: 'written', seat: first.seat, entries: first.entries };
  const [marks, ...rest] = all.map(({ entries }) => entries?.map(({ mark }) => plain(mark)).sort());
  if (!marks?.[0] || rest.some(each => each?.join() !== marks.join())) return { type: 'everyoneElse' };
  return { type: 'everyone', marks };
}

/** A mark without its circle. */
function plain(mark: Mark): Mark {
  const { kind, value } = meaning(mark);
  return { number: numeral(value), star: '*' as const, x: 'X' as const }[kind];
}

function begunIn(events: readonly Event[]): readonly Fact[] {
  const begun = of(events, 'turnBegun').at(-1);
  const drawn = of(events, 'setupDrawn').at(-1);
  if (begun) return [{ type: 'rolled', begun }];
  return drawn ? [{ type: 'setup', drawn }] : [];
}

function tell(fact: Fact, voice: Voice, words: StoryWords): Story {
  switch (fact.type) {
    case 'written':
      return written(fact.seat, fact.entries, voice, words);
    case 'everyone':
      return writtenByAll(fact.marks, words);
    case 'everyoneElse':
      return [words.everyoneElse];
    case 'rolled':
      return words.rolled(fact.begun, voice);
    case 'setup':
      return words.setup(fact.drawn);
    case 'won':
      return [words.won(fact.routed, voice)];
    case 'routed':
      return [words.routed(fact.routed, voice)];
    case 'shared':
      return [words.shared(fact.winners, fact.points, voice)];
  }
}

function writtenByAll(all: readonly Mark[], words: StoryWords): Story {
  const [before, after] = words.everyone(meaning(all[0] ?? 'X').kind);
  return [before, ...all.flatMap((mark, at) => [...(at > 0 ? [` ${words.and} `] : []), marked(mark, words.thing(mark))]), after];
}

/** With more clubs than this their names are left out. */
const MOST_NAMES = 2;

/** Somebody puts things in clubs: 'Ada writes 29, circled, in … and puts an X in …'. */
export function written(seat: Seat, entries: readonly Entry[], voice: Voice, words: StoryWords): Story {
  const parts: (string | Mention)[] = [voice.tell(seat, words.you, name => name)];
  const said = entries.length > MOST_NAMES ? words.spot : words.place;
  for (const [at, { club, mark }] of entries.entries()) {
    const { kind } = meaning(mark);
    const before = entries[at - 1];
    const isSame = before !== undefined && meaning(before.mark).kind === kind;
    const [verb, end] = words.verb(kind, voice.isYou(seat));
    const next = entries[at + 1];
    const isLast = !next || meaning(next.mark).kind !== kind;
    const joint = before ? (next ? ',' : ` ${words.and}`) : '';
    parts.push(`${joint}${isSame ? '' : ` ${verb}`} `, marked(mark, words.thing(mark)), ` ${words.within} `, {
      piece: club,
      words: said(club),
    });
    if (isLast && end) parts.push(` ${end}`);
  }
  return [...parts, '.'];
}
