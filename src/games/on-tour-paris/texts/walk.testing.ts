// For tests only: matches walked through move by move, with all that is said on the way.
import { fast, type Language, type Seat, type Viewer, type Voice, voiceOf } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { OnTourParis } from '../index.ts';
import type { Move } from '../moves.ts';
import type { Agreement } from '../options.ts';
import type { State } from '../state.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const TEXTS = { en, da, fr, de } as const satisfies Record<Language, unknown>;
export const ALL = Object.entries(TEXTS);

const NAMES = ['Ada', 'Élise', 'Franz', 'Yves'];

/** The voice that speaks to this viewer. */
export function voiceTo(viewer: Viewer): Voice {
  return voiceOf((seat: Seat) => NAMES[seat] ?? '?', viewer === 'public' ? null : viewer);
}

export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
  /** What the move before it told. */
  readonly told: readonly Event[];
}

/** A match of random moves, shown before each of them and at its end. */
export function walk(seed: string, seats: number, options: Partial<Agreement>, look: (moment: Moment) => void): readonly Event[] {
  const chance = fast(seed);
  const all: Event[] = [];
  let told: Event[] = [];
  const tell = (event: Event) => told.push(event);
  const state = OnTourParis.setup({ options: { ...OnTourParis.options.standard, ...options }, seats, version: 1 }, { chance, tell });
  for (let [seat] = OnTourParis.awaiting(state); seat !== undefined; [seat] = OnTourParis.awaiting(state)) {
    const legal = OnTourParis.legal(state, seat);
    // Random routes would end at once: they go on for a while.
    const onward = legal.filter(move => move.type !== 'submit' || chance.below(8) === 0);
    const move = onward[chance.below(onward.length)] ?? legal[0];
    if (!move) throw new Error('nothing is legal');
    look({ state, seat, move, told });
    all.push(...told);
    told = [];
    OnTourParis.play(state, seat, move, { chance, tell });
  }
  return [...all, ...told];
}

/** The tables that are walked: each of the options that change what is said. */
export const TABLES: readonly { readonly seed: string; readonly seats: number; readonly options: Partial<Agreement> }[] = [
  { seed: 'a', seats: 1, options: {} },
  { seed: 'b', seats: 2, options: { dockUse: 'once', xRule: 'voluntary' } },
  { seed: 'c', seats: 3, options: { xRule: 'sequential', openBoards: 'end', tieBreak: 'detailed' } },
  { seed: 'd', seats: 4, options: { routeMode: 'auto', xPlace: 'cardRegions' } },
];

/** Turns: what happened from one beginning to the next. */
export function turnsOf(events: readonly Event[]): readonly (readonly Event[])[] {
  const turns: Event[][] = [];
  for (const event of events) {
    const begins = event.type === 'turnBegun' || event.type === 'setupDrawn' || event.type === 'routed';
    const last = turns.at(-1);
    if (!last || (begins && last.at(-1)?.type !== 'routed' && last.at(-1)?.type !== 'rollerChosen')) turns.push([event]);
    else last.push(event);
  }
  return turns;
}

/** What no person should read: ids of clubs and cards, marks and routes in notation, and holes in sentences. */
export const CODES =
  /\b[A-Z]\d+\b|\br\d+c\d+\b|\b\d{1,2}[ab]\b|\b(?:[IVX]{2,}|[IX])[ab]\b|\bV[ab] \(|\b\d\dc\b|P\d\d-[NSWCE]|~|\*|\(–|\bundefined\b|\bNaN\b|\bnull\b|\[object/;

/** Somebody spoken to with the words for somebody else, or called by a pronoun as if it were a name. */
export const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou (?!guess\b)[a-z]+s\b|\bYou’s\b|\byou (?:is|has|was)\b|, You\b|and You\b/,
  da: /\bDig (?=[a-zæøå]+r\b)|\bDus\b|\bDigs\b|[^.:!?] Du\b|\b[Dd]u og du\b/,
  fr: /\b[Vv]ous (?!avez|êtes|et |ne |seul )[a-zà-ÿ]+(?<!ez)(?=[ .!,])|\b[Dd]e [Vv]ous\b|\b[Dd]e [AEIOUÉ][a-zà-ÿ]/,
  de: /\b[Dd]u (?!bist\b|hast\b|fertig\b)[a-zäöüß]+(?<!st|setzt)(?= |\.|!)|\bDus\b|[^.:!?] Du\b|\bund du gewinnen\b/,
};
