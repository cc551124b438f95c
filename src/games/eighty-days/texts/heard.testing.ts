// For tests only: all that can be said in some matches, to every listener in four languages.
import { fast, type Refusal, readAloud, type Seat, type Viewer, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { EightyDays, type Move, type State, type View } from '../index.ts';
import type { Agreement } from '../options.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXTS = { en, da, fr, de };
export type Spoken = keyof typeof TEXTS;
export const SPOKEN = Object.keys(TEXTS) as Spoken[];

const NAMES = ['Ada', 'Bruno', 'Élise', 'Franz', 'Max', 'Yves'];
export const voiceFor = (viewer: Viewer) => voiceOf(seat => NAMES[seat] ?? '', viewer === 'public' ? null : viewer);

/** A moment of a match: who decides, and what there is to decide. */
interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Move[];
  readonly candidates: readonly Move[];
}

interface Heard {
  readonly seats: number;
  readonly moments: readonly Moment[];
  /** What happened, turn by turn; what happens between turns by itself. */
  readonly turns: readonly (readonly Event[])[];
}

const BETWEEN_TURNS: readonly Event['type'][] = ['pressed', 'roundBegun', 'ended'];

/** A match of sensible and of random moves. */
function heardIn(seed: string, seats: number, options: Partial<Agreement>, version: number): Heard {
  const chance = fast(seed);
  const turns: Event[][] = [[]];
  let turn = '';
  const tell = (event: Event) => {
    if (BETWEEN_TURNS.includes(event.type)) turn = '';
    if (turn === '' && (turns.at(-1)?.length ?? 0) > 0) turns.push([]);
    turns.at(-1)?.push(event);
  };
  const plan = { options: { ...EightyDays.options.standard, ...options }, seats, version };
  const s = EightyDays.setup(plan, { chance, tell });
  const moments: Moment[] = [];
  for (let [seat] = EightyDays.awaiting(s); seat !== undefined; [seat] = EightyDays.awaiting(s)) {
    const now = `${s.round} ${seat}`;
    if (now !== turn) turns.push([]);
    turn = now;
    const legal = EightyDays.legal(s, seat);
    moments.push({ state: EightyDays.clone(s), seat, legal, candidates: EightyDays.candidates(s, seat) });
    const wild = chance.below(3) === 0 ? legal.filter(({ type }) => type !== 'resign' || s.round > 12) : [];
    const move = wild[chance.below(Math.max(1, wild.length))] ?? EightyDays.policy?.(s, seat, legal, chance);
    if (!move) throw new Error('nobody knows what to do');
    EightyDays.play(s, seat, move, { chance, tell });
  }
  return { seats, moments, turns: turns.filter(({ length }) => length > 0) };
}

const CHANGED = {
  offerDays: 4,
  detectiveDays: 1,
  expressDays: 3,
  pressureDays: 2,
  handLimit: 5,
  startCoins: 3,
  resignation: 'on',
} as const;

export const HEARD: readonly Heard[] = [
  heardIn('two', 2, {}, 2),
  heardIn('three', 3, { eventDeck: 'expedition' }, 2),
  heardIn('four', 4, { ...CHANGED, eventDeck: 'expedition' }, 2),
  heardIn('six', 6, { resignation: 'on' }, 1),
];

/** Whoever may listen to a match. */
export function listeners({ seats }: Heard): readonly Viewer[] {
  return ['public', ...Array.from({ length: seats }, (_, seat) => seat)];
}

/** Every sentence of the matches, once. */
export function everythingSaid(spoken: Spoken): ReadonlySet<string> {
  const texts = TEXTS[spoken];
  const said = new Set<string>();
  for (const heard of HEARD) {
    for (const viewer of listeners(heard)) for (const sentence of toldTo(spoken, heard, viewer)) said.add(sentence);
    for (const { state, seat, legal, candidates } of heard.moments) {
      const view = EightyDays.view(state, seat);
      for (const move of legal) said.add(texts.move(move, view));
      for (const { clause, facts } of refusalsOf(state, seat, candidates)) said.add(texts.refusal(clause, facts ?? {}) ?? '–');
      for (const line of texts.table(view, voiceFor(seat))) said.add(line);
    }
  }
  return said;
}

function refusalsOf(state: State, seat: Seat, moves: readonly Move[]): readonly Refusal[] {
  return moves.flatMap(move => EightyDays.refusal(state, seat, move) ?? []);
}

/** The events of a match as one listener hears them. */
export function toldTo(spoken: Spoken, { turns }: Heard, viewer: Viewer): readonly string[] {
  const voice = voiceFor(viewer);
  return turns.flat().flatMap(event => {
    const seen = EightyDays.viewEvent(event, viewer);
    return (seen && TEXTS[spoken].event(seen, voice)) ?? [];
  });
}

/** A turn as one listener reads it, in plain words. */
export function storyTo(spoken: Spoken, turn: readonly Event[], viewer: Viewer): string | undefined {
  const seen = turn.flatMap(event => EightyDays.viewEvent(event, viewer) ?? []);
  const texts = TEXTS[spoken];
  const story = texts.story?.(seen, voiceFor(viewer), true);
  return story && readAloud(story, texts.pieces);
}

export function viewAt({ state, seat }: Moment): View {
  return EightyDays.view(state, seat);
}
