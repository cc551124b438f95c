// What happened at a moment, in the words of the log, sentence by sentence.
import { fast, type Seat, type Told } from '../../kernel/index.ts';
import { voiceTo } from '../table/voice.ts';
import type { Reviewed } from './sight.ts';

type Match = Pick<Reviewed, 'film' | 'opened' | 'looks'>;

/** What happened in the entry after a line. */
export function happenedAt(match: Match, line: number, seat: Seat): readonly string[] {
  return saidOf(match, match.film.told[line + 1] ?? [], seat);
}

/** How often a draw is drawn again, to see what is told of it. */
const REDRAWS = 6;

/** Of a draw only what luck decided: whatever would not have been told with other luck. */
export function drawnAt(match: Match, line: number, seat: Seat): readonly string[] {
  const happened = happenedAt(match, line, seat);
  const others = Array.from({ length: REDRAWS }, (_, at) => saidOf(match, redrawn(match, line, `draw ${at}`), seat));
  const drawn = happened.filter(sentence => others.some(other => !other.includes(sentence)));
  return drawn.length > 0 ? drawn : happened;
}

/** What somebody did there, as the log tells it: what has most words in common with the move. Undefined where nothing has any. */
export function doneAt(match: Match, line: number, seat: Seat, move: string): string | undefined {
  const own = (match.film.told[line + 1] ?? []).filter(event => 'seat' in event && event.seat === seat);
  let [found, most]: [string | undefined, number] = [undefined, 0];
  for (const sentence of own.flatMap(event => saidOf(match, [event], seat)[0] ?? [])) {
    const shared = sharedWords(sentence, move);
    if (shared <= most || (shared === 1 && namesNone(sentence, move))) continue;
    [found, most] = [sentence, shared];
  }
  return found;
}

/** How many telling words two texts have in common. */
export function sharedWords(one: string, other: string): number {
  const wanted = wordsIn(other);
  return [...wordsIn(one)].filter(word => wanted.has(word)).length;
}

/** Whether a move has names and numbers, and a sentence none of them: "You have finished" does not tell what was written to finish. */
function namesNone(sentence: string, move: string): boolean {
  const wanted = wordsIn(move, Number.POSITIVE_INFINITY);
  return wanted.size > 0 && ![...wordsIn(sentence)].some(word => wanted.has(word));
}

/** Shorter ones are articles and the like, unless they are names. */
const LEAST_LETTERS = 4;

/** The words of a sentence by which it is told from others, its names and its numbers. */
function wordsIn(sentence: string, least = LEAST_LETTERS): ReadonlySet<string> {
  const all = [...sentence.matchAll(/\p{L}+|\d+/gu)];
  const telling = all.filter(([word], at) => word.length >= least || /\d/.test(word) || (at > 0 && /^\p{Lu}/u.test(word)));
  return new Set(telling.map(([word]) => word.toLocaleLowerCase().slice(0, STEM)));
}

/** Endings change with who acts: fly, flies. */
const STEM = 5;

/** The events of the same move with other luck. */
function redrawn({ film, opened: { game } }: Match, line: number, seed: string): readonly Told[] {
  const entry = film.record.entries[line];
  if (!entry) return [];
  const events: Told[] = [];
  game.play(game.clone(film.states[line]), entry.seat, entry.move, { chance: fast(seed), tell: event => events.push(event) });
  return events;
}

function saidOf({ opened: { game, texts }, looks }: Match, events: readonly Told[], seat: Seat): readonly string[] {
  const voice = voiceTo(looks);
  const seen = events.flatMap(event => game.viewEvent(event, seat) ?? []);
  return seen.flatMap(event => sentencesIn(texts.event(event, voice) ?? ''));
}

/** The sentences of a text. A full stop in brackets belongs to an abbreviation. */
export function sentencesIn(text: string): readonly string[] {
  const sentences: string[] = [];
  let [from, depth] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    const isEnd = depth === 0 && /[.!?…]/.test(sign) && /^[»”“’]?\s/.test(text.slice(at + 1));
    if (!isEnd) continue;
    const end = text.slice(at + 1).search(/\s/) + at + 1;
    sentences.push(text.slice(from, end));
    from = end + 1;
    at = end;
  }
  return [...sentences, text.slice(from)].map(each => each.trim()).filter(Boolean);
}
