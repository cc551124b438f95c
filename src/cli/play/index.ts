import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { type Question, think } from '../../host/index.ts';
import { ThinkerPool } from '../../host/pool/thinker-pool.ts';
import {
  type AnyGame,
  type GameEntry,
  type Language,
  type Match,
  matchesOf,
  openForBots,
  type Seat,
  type Tagged,
  textsIn,
  textsOfMatch,
  typeset,
} from '../../kernel/index.ts';
import { botNames, contentIn, entryNamed, languageOf, noMoreWords, optionsOf, parse, seatsOf, UsageError } from '../usage.ts';
import { GameNight } from './game-night.ts';
import { hasColours, painterFor } from './paint.ts';
import { screenOf } from './screen.ts';

/** The program of a thread that thinks, beside the others where they are built. */
const BOTS = new URL('./bot.js', import.meta.url);
/** Threads that think about one decision: more add little. */
const MOST_TOGETHER = 4;

/** Plays in the terminal: people sit first, bots behind them. */
export async function play(args: readonly string[]): Promise<number> {
  const given = parse(args, {
    seats: 'value',
    bots: 'value',
    seed: 'value',
    option: 'values',
    content: 'value',
    lang: 'value',
    save: 'value',
  });
  noMoreWords(given.words, 1);
  const entry = entryNamed(given.words[0]);
  const game = await openForBots(entry);
  const language = languageOf(given.value('lang'));
  const named = botNames(game, given.value('bots'), []);
  const seats = seatsOf(game, given.value('seats'), Math.max(game.seats.least, Math.min(game.seats.most, named.length + 1)));
  if (named.length >= seats) throw new UsageError(`--bots names ${named.length} bots for ${seats} seats; leave one for yourself`);
  // Without names one person plays against bots.
  const bots = given.value('bots') === undefined ? Array<string>(seats - 1).fill('medium') : named;
  const { ask, close } = thinkerFor(game);
  const options = optionsOf(game, given.values('option'), seats, await contentIn(entry, given.value('content')));
  const night = new GameNight({
    ...(await stageOf(entry, game, language, options)),
    options,
    seats: [...Array<undefined>(seats - bots.length).fill(undefined), ...bots],
    seed: given.value('seed') ?? randomUUID(),
    save: given.value('save'),
    think: ask,
  });
  await night.begin();
  // Not before: what is typed while nobody listens would be lost.
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ', terminal: process.stdin.isTTY === true });
  if (!night.isOver) input.prompt();
  for await (const line of input) {
    await night.hear(line);
    if (night.isOver) break;
    input.prompt();
  }
  input.close();
  await close();
  night.end();
  return 0;
}

/** What is shown of a game, and how. */
export async function stageOf(entry: GameEntry, game: AnyGame, language: Language, options: unknown) {
  const texts = textsOfMatch(await textsIn(entry, language), { version: game.version, options });
  const draw = await entry.drawing?.();
  return {
    game,
    texts,
    drawing: typeset(language, draw?.(language, texts)),
    isTeam: entry.cover.isTeam,
    reasons: (await (await entry.trained?.())?.reasons?.())?.[language],
    language,
    print: (text: string) => console.log(text),
    screen: () => screenOf(process.stdout),
    paint: painterFor(hasColours(process.stdout)),
  };
}

/** A match that somebody wants to play on. */
interface Begun {
  readonly entry: GameEntry;
  readonly language: Language;
  readonly match: Match<unknown, Tagged, unknown>;
  /** Where the person sits; bots of this strength sit at all other seats. */
  readonly seat: Seat;
  readonly bot: string;
}

/** Plays a match on from where it stands, with free luck. */
export async function playOn(
  { entry, language, match: before, seat, bot }: Begun,
  ask: (question: string) => Promise<string>,
): Promise<void> {
  const game = await openForBots(entry);
  const matches = matchesOf(game);
  const again = matches.replay(matches.branch(before.record, before.record.entries.length));
  if (!again.ok) throw new Error(again.reason);
  const { options, seats } = before.record;
  const thinker = thinkerFor(game);
  const night = new GameNight({
    ...(await stageOf(entry, game, language, options)),
    options,
    seats: Array.from({ length: seats }, (_, each) => (each === seat ? undefined : bot)),
    seed: randomUUID(),
    save: undefined,
    begun: again.match,
    think: thinker.ask,
  });
  try {
    await night.begin();
    while (!night.isOver) await night.hear(await ask('> '));
  } finally {
    await thinker.close();
  }
}

/** Threads where they are built; a program that runs from its sources thinks on the spot. */
function thinkerFor(game: AnyGame) {
  if (!existsSync(BOTS)) return { ask: async (question: Question) => think(game, question), close: async () => {} };
  const cores = Math.min(MOST_TOGETHER, availableParallelism());
  const pool = new ThinkerPool(BOTS, { most: cores, together: cores });
  return { ask: (question: Question) => pool.think(question), close: () => pool.close() };
}
