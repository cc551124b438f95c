// A turn in one line: who did what and drove where, and what it brought, seat by seat.
import type { Mention, Seat, Story, Voice } from '../../../kernel/index.ts';
import type { Morning, TownId } from '../components.ts';
import type { Event } from '../events.ts';
import type { Speech } from './table.ts';

/** The first where whoever listens acts, else the second. */
export type Verb = readonly [you: string, other: string];

/** Actions that a story names without a town. */
type Act = 'reroll' | 'pips' | 'dispatch' | 'tour';

/** The words a story is made of. */
export interface StoryWords {
  readonly you: string;
  /** With the way to a town, by road or by ferry. */
  readonly drives: Verb;
  readonly ferries: Verb;
  readonly takes: Verb;
  readonly bus: string;
  /** Before the name of a town, with its blanks. */
  readonly within: string;
  readonly builds: Verb;
  readonly quoted: (name: string) => string;
  readonly acts: Readonly<Record<Act, Verb>>;
  /** The morning action that lasts for the turn. */
  readonly using: (action: string) => string;
  readonly comma: string;
  readonly and: string;
  readonly colon: string;
  readonly semicolon: string;
  readonly noVisits: string;
  readonly skipped: Verb;
  readonly gain: (euros: number) => string;
  readonly visits: (count: number) => string;
  readonly ruined: (count: number) => string;
  readonly building: string;
  readonly ferry: string;
}

/** One thing done, with the event that names its towns and attractions. */
type Deed =
  | { readonly kind: 'drive' | 'ferry' | 'take'; readonly town: TownId; readonly event: Event }
  | { readonly kind: 'build'; readonly event: Extract<Event, { type: 'built' }> }
  | { readonly kind: 'act'; readonly act: Act };

/** What a turn brought and cost one seat. */
interface Account {
  readonly seat: Seat;
  visits: number;
  paid: number;
  ruined: number;
  bonus: number;
  building: number;
  fare: number;
}

/** The facts of a turn, the same in every language. */
interface Facts {
  readonly seat: Seat;
  readonly deeds: readonly Deed[];
  readonly effect: Exclude<Morning, 'ferry'> | undefined;
  /** Of the mover, of whoever reads, and of those to whom it mattered most. */
  readonly accounts: readonly Account[];
  readonly hadVisits: boolean;
  readonly drove: boolean;
}

/** How many accounts are told besides those of the mover and of the reader. */
const MOST_OTHERS = 2;

function accountsIn(events: readonly Event[], mover: Seat, voice: Voice): readonly Account[] {
  const accounts = new Map<Seat, Account>();
  const of = (seat: Seat) => {
    const account = accounts.get(seat) ?? { seat, visits: 0, paid: 0, ruined: 0, bonus: 0, building: 0, fare: 0 };
    accounts.set(seat, account);
    return account;
  };
  for (const event of events) {
    if (event.type === 'visited' && event.owner !== null) {
      of(event.owner).visits += 1;
      of(event.owner).paid += event.paid;
    }
    if (event.type === 'ruined') {
      of(event.seat).ruined += 1;
      of(event.seat).bonus += event.bonus;
    }
    if (event.type === 'built') of(event.seat).building += event.price;
    if (event.type === 'morningTaken') of(event.seat).fare += event.fare;
  }
  const all = [...accounts.values()].filter(account => partsOf(account).length > 0);
  const isTold = ({ seat }: Account) => seat === mover || voice.isYou(seat);
  const others = all.filter(account => !isTold(account)).toSorted((a, b) => b.paid - a.paid);
  const told = all.filter(isTold).toSorted((a, b) => Number(b.seat === mover) - Number(a.seat === mover));
  return [...told, ...others.slice(0, MOST_OTHERS)];
}

/** The parts of an account that are worth a word. */
function partsOf({ visits, paid, ruined, bonus, building, fare }: Account) {
  return [
    { kind: 'visits' as const, count: visits, euros: paid },
    { kind: 'ruined' as const, count: ruined, euros: bonus },
    { kind: 'building' as const, count: 0, euros: -building },
    { kind: 'ferry' as const, count: 0, euros: -fare },
  ].filter(({ count, euros }) => count > 0 || euros < 0);
}

/** What was done, in its order. */
function deedsIn(events: readonly Event[]): readonly Deed[] {
  const deeds: Deed[] = [];
  const act = (done: Act) => {
    const last = deeds.at(-1);
    // A Casino may reroll several times.
    if (last?.kind !== 'act' || last.act !== done) deeds.push({ kind: 'act', act: done });
  };
  for (const event of events) {
    if (event.type === 'drove') deeds.push({ kind: event.by === 'ferry' ? 'ferry' : 'drive', town: event.to, event });
    if (event.type === 'built') deeds.push({ kind: 'build', event });
    if (event.type === 'rerolled') act('reroll');
    if (event.type === 'pipsAdded') act('pips');
    if (event.type === 'dispatched') act('dispatch');
    if (event.type === 'actionTaken' && event.action === 'tour') act('tour');
  }
  const bus = events.find(event => event.type === 'busChosen');
  return bus && deeds.length === 0 ? [{ kind: 'take', town: bus.town, event: bus }] : deeds;
}

function factsOf(events: readonly Event[], seat: Seat, voice: Voice): Facts {
  const morning = events.find(event => event.type === 'morningTaken');
  return {
    seat,
    deeds: deedsIn(events),
    effect: morning && morning.action !== 'ferry' ? morning.action : undefined,
    accounts: accountsIn(events, seat, voice),
    hadVisits: events.some(({ type }) => type === 'visited'),
    drove: events.some(({ type }) => type === 'drove'),
  };
}

interface Teller {
  readonly words: StoryWords;
  readonly speech: Speech;
  readonly event: (event: Event, voice: Voice) => string | undefined;
}

/** The story of a turn, or of what has happened of it so far. */
export function storyOf(events: readonly Event[], voice: Voice, isOver: boolean, teller: Teller): Story | undefined {
  const { words } = teller;
  const begun = events.find(event => event.type === 'busChosen');
  const skipped = events.find(event => event.type === 'turnSkipped');
  const tail = events.flatMap(event => (isForAll(event) ? [` ${teller.event(event, voice) ?? ''}`] : []));
  if (begun) {
    const facts = factsOf(events, begun.seat, voice);
    // Whether anybody comes is known only when the turn is over.
    const quiet = isOver && facts.drove && !facts.hadVisits ? words.noVisits : '';
    const sums = facts.accounts.map(account => sumOf(account, facts.seat, voice, words));
    const told = sums.length > 0 ? `${words.colon}${sums.join(words.semicolon)}` : '';
    return joined([...deedsOf(facts, voice, teller), `${told}${quiet}.`, ...tail]);
  }
  if (!skipped) return undefined;
  return joined([`${voice.tell(skipped.seat, `${words.you} ${words.skipped[0]}`, name => `${name} ${words.skipped[1]}`)}.`, ...tail]);
}

/** What concerns everybody, whoever's turn it was. */
function isForAll({ type }: Event): boolean {
  return type === 'lastRound' || type === 'raced' || type === 'ended';
}

/** What a turn brought a seat, with what for. */
function sumOf(account: Account, mover: Seat, voice: Voice, words: StoryWords): string {
  const parts = partsOf(account);
  const label = ({ kind, count }: (typeof parts)[number]) =>
    kind === 'visits' ? words.visits(count) : kind === 'ruined' ? words.ruined(count) : words[kind];
  const signed = (euros: number) => (euros === 0 ? '' : ` ${euros < 0 ? '−' : '+'}${Math.abs(euros)}`);
  const why = parts.length === 1 ? parts.map(label) : parts.map(part => `${label(part)}${signed(part.euros)}`);
  const sum = `${words.gain(parts.reduce((all, { euros }) => all + euros, 0))} (${why.join(', ')})`;
  return account.seat === mover ? sum : `${voice.tell(account.seat, words.you.toLowerCase(), name => name)} ${sum}`;
}

/** Who did what. */
function deedsOf({ seat, deeds, effect }: Facts, voice: Voice, { words, speech }: Teller): Story {
  const says = ([you, other]: Verb) => voice.tell(seat, you, () => other);
  const using = effect ? words.using(speech.piece(`action:${effect}`)) : '';
  const told = deeds.map((deed): Story => {
    if (deed.kind === 'act') return [says(words.acts[deed.act])];
    if (deed.kind === 'build') {
      const { tile, town } = deed.event;
      const name: Mention = { piece: tile, words: words.quoted(speech.tile(tile, deed.event)) };
      // Its picture would be the third in the line.
      return [says(words.builds), name, words.within + speech.town(town, deed.event)];
    }
    const town: Mention = { piece: deed.town, words: speech.town(deed.town, deed.event) };
    if (deed.kind === 'take') return [says(words.takes), { piece: 'bus', words: words.bus }, words.within, town, using];
    return [says(deed.kind === 'ferry' ? words.ferries : words.drives), town, using];
  });
  const isBefore = (at: number) => (at === 0 ? ' ' : at === told.length - 1 ? words.and : words.comma);
  return [voice.tell(seat, words.you, name => name), ...told.flatMap((each, at) => [isBefore(at), ...each])];
}

/** With neighbouring words in one, and none that are empty. */
function joined(story: Story): Story {
  const parts: (string | Mention)[] = [];
  for (const part of story) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  }
  return parts;
}
