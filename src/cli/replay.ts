import {
  type AnyGame,
  type AnyTexts,
  type MatchRecord,
  matchesOf,
  type Tagged,
  type Told,
  textsIn,
  type Viewer,
  type Voice,
} from '../kernel/index.ts';
import { namesOf } from './names.ts';
import { finalLines } from './play/final.ts';
import { recordIn } from './records.ts';
import { entryNamed, languageOf, noMoreWords, parse, UsageError, wholeNumber } from './usage.ts';

/** Tells a recorded match as a story. */
export async function replay(args: readonly string[]): Promise<number> {
  const { words, value } = parse(args, { as: 'value', to: 'value', lang: 'value' });
  noMoreWords(words, 1);
  const [path] = words;
  if (path === undefined) throw new UsageError('name the file of a recorded game');
  const { game, id, record } = await recordIn(path);
  const language = languageOf(value('lang'));
  const entry = entryNamed(id);
  const texts = await textsIn(entry, language);
  const viewer = viewerOf(value('as'), record.seats);
  const to = wholeNumber('--to', value('to'), record.entries.length, { least: 0, most: record.entries.length });
  const told = matchesOf(game).replay({ ...record, entries: record.entries.slice(0, to) });
  if (!told.ok) {
    console.error(`tabletour: ${path} differs at entry ${told.entry}: ${told.reason}`);
    return 1;
  }
  const voice = namesOf(record.players ?? [], language);
  console.log(`${texts.title} · ${Array.from({ length: record.seats }, (_, seat) => voice.name(seat)).join(', ')}`);
  told.events.forEach((events, entry) => {
    for (const sentence of sentencesOf(game, texts, events, { viewer, voice })) console.log(`${marked(record, entry)}${sentence}`);
  });
  console.log(['', ...texts.table(game.view(told.match.state, viewer), voice)].join('\n'));
  const outcome = game.outcome(told.match.state);
  if (outcome) {
    const drawing = (await entry.drawing?.())?.(language, texts);
    console.log(['', ...finalLines({ game, drawing, match: told.match, outcome, voice, isTeam: entry.cover.isTeam })].join('\n'));
  }
  return 0;
}

function marked(record: MatchRecord<Tagged, unknown>, entry: number): string {
  return `${String(entry).padStart(String(record.entries.length).length)}  `;
}

/** Events as a viewer hears them, as sentences. */
export function sentencesOf(
  game: AnyGame,
  texts: AnyTexts,
  events: readonly Told[],
  { viewer, voice }: { readonly viewer: Viewer; readonly voice: Voice },
): string[] {
  return events.flatMap(event => {
    const heard = game.viewEvent(event, viewer);
    return (heard && texts.event(heard, voice)) ?? [];
  });
}

function viewerOf(given: string | undefined, seats: number): Viewer {
  if (given === undefined || given === 'public') return 'public';
  const seat = /^\d+$/.test(given) ? Number(given) : -1;
  if (seat >= 0 && seat < seats) return seat;
  throw new UsageError(`--as must be public or a seat from 0 to ${seats - 1}, not "${given}"`);
}
