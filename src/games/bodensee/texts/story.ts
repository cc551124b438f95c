// A turn in one line: who drove where, what came of it, and why.
import { type Mention, readAloud, type Seat, type Story, type Voice } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import type { Pieces, Speech } from './table.ts';

/** The first where whoever listens acts, else the second. */
export type Verb = readonly [you: string, other: string];

/** The words a story is made of, each with the blank before it. */
export interface StoryWords {
  readonly you: string;
  /** With the way to a town, by road or by ferry. */
  readonly drives: Verb;
  readonly ferries: Verb;
  readonly takes: Verb;
  readonly bus: string;
  /** Between the bus and its town. */
  readonly within: string;
  readonly builds: Verb;
  readonly and: string;
  readonly quoted: (name: string) => string;
  readonly acts: Readonly<Record<'reroll' | 'pips' | 'dispatch' | 'tour', Verb>>;
  readonly noVisits: string;
  readonly skipped: Verb;
  readonly colon: string;
  readonly gain: (euros: number) => string;
  readonly visits: string;
  readonly ruin: string;
  readonly spent: Readonly<Record<'building' | 'ferry' | 'both', string>>;
  /** Less so much for what it was spent on. */
  readonly less: (euros: number, what: string) => string;
}

/** A story is read at a glance. */
const MOST_WORDS = 16;

/** What came of a turn. */
interface Account {
  visits: number;
  ruin: number;
  building: number;
  fare: number;
  /** Euros of the others by seat. */
  readonly others: Map<Seat, number>;
}

function accountOf(events: readonly Event[], seat: Seat): Account {
  const account: Account = { visits: 0, ruin: 0, building: 0, fare: 0, others: new Map() };
  for (const event of events) {
    if (event.type === 'visited' && event.owner === seat) account.visits += event.paid;
    else if (event.type === 'visited' && event.owner !== null) {
      account.others.set(event.owner, (account.others.get(event.owner) ?? 0) + event.paid);
    }
    if (event.type === 'ruined') account.ruin += event.bonus;
    if (event.type === 'built') account.building += event.price;
    if (event.type === 'morningTaken') account.fare += event.fare;
  }
  return account;
}

/** The sum of the mover, and its reasons: in words, and as bare figures where words would be too many. */
function sumOf(
  { visits, ruin, building, fare }: Account,
  words: StoryWords,
): { readonly sum: string; readonly reasons: readonly string[] } {
  const spent = building + fare;
  const lost = words.spent[fare === 0 ? 'building' : building === 0 ? 'ferry' : 'both'];
  const parts = [
    ...(visits > 0 ? [{ what: words.visits, euros: visits }] : []),
    ...(ruin > 0 ? [{ what: words.ruin, euros: ruin }] : []),
    ...(spent > 0 ? [{ what: lost, euros: -spent }] : []),
  ];
  const [only] = parts;
  if (!only) return { sum: '', reasons: [] };
  const sum = `${words.colon}${words.gain(visits + ruin - spent)}`;
  if (parts.length === 1) return { sum, reasons: [` (${only.what})`] };
  const told = parts.map(({ what, euros }) => (euros < 0 ? words.less(-euros, what) : `${what} ${euros}`));
  const figures = parts.map(({ euros }, at) => (euros < 0 ? ` − ${-euros}` : at > 0 ? ` + ${euros}` : `${euros}`));
  return { sum, reasons: [` (${told.join(', ')})`, ` (${figures.join('')})`] };
}

/** What was done, apart from building, that is worth a word. */
function actOf(events: readonly Event[]): keyof StoryWords['acts'] | undefined {
  for (const { type } of events) {
    if (type === 'rerolled') return 'reroll';
    if (type === 'pipsAdded') return 'pips';
    if (type === 'dispatched') return 'dispatch';
  }
  return events.some(event => event.type === 'actionTaken' && event.action === 'tour') ? 'tour' : undefined;
}

interface Teller {
  readonly words: StoryWords;
  readonly speech: Speech;
  readonly pieces: Pieces;
}

/** The story of a turn, or of what has happened of it so far. */
export function storyOf(events: readonly Event[], voice: Voice, teller: Teller): Story | undefined {
  const { words } = teller;
  const begun = events.find(event => event.type === 'busChosen');
  if (!begun) return skippedIn(events, voice, words);
  const { seat } = begun;
  const account = accountOf(events, seat);
  const { sum, reasons } = sumOf(account, words);
  const others = [...account.others]
    .map(([each, euros]) => `, ${voice.tell(each, words.you.toLowerCase(), name => name)} ${words.gain(euros)}`)
    .join('');
  const visited = events.some(event => event.type === 'visited');
  const drove = events.some(event => event.type === 'drove');
  const quiet = drove && !visited && sum === '' ? words.noVisits : '';
  const deed = deedOf(events, seat, voice, teller);
  const ends = [...reasons, ''].flatMap(why => [`${sum}${why}${others}${quiet}`, ...(why ? [] : [`${sum}${quiet}`])]);
  const told = ends.map(end => joined([...deed, `${end}.`]));
  return told.find(story => wordsIn(story, teller.pieces) <= MOST_WORDS) ?? told.at(-1);
}

function skippedIn(events: readonly Event[], voice: Voice, words: StoryWords): Story | undefined {
  const skipped = events.find(event => event.type === 'turnSkipped');
  return skipped && [`${voice.tell(skipped.seat, words.you + words.skipped[0], name => name + words.skipped[1])}.`];
}

/** Who did what. */
function deedOf(events: readonly Event[], seat: Seat, voice: Voice, { words, speech }: Teller): Story {
  const says = ([you, other]: Verb) => voice.tell(seat, you, () => other);
  const who = voice.tell(seat, words.you, name => name);
  const drive = events.find(event => event.type === 'drove');
  const bus = events.find(event => event.type === 'busChosen');
  const way: Story = drive
    ? [says(drive.by === 'ferry' ? words.ferries : words.drives), { piece: drive.to, words: speech.town(drive.to, drive) }]
    : [says(words.takes), { piece: 'bus', words: words.bus }, words.within, { piece: bus?.town ?? '', words: speech.town(bus?.town, bus) }];
  const built = events.filter(event => event.type === 'built');
  const act = built.length > 0 ? undefined : actOf(events);
  const tiles = built.flatMap((event, at) => [
    at === 0 ? says(words.builds) : words.and,
    { piece: event.tile, words: words.quoted(speech.tile(event.tile, event)) },
  ]);
  return [who, ...way, ...tiles, act ? says(words.acts[act]) : ''];
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

/** How many words are heard when the story is read aloud. */
export function wordsIn(story: Story, pieces: Pieces): number {
  return readAloud(story, pieces).split(/[\s«»]+/).length;
}
