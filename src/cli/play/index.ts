import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { type Question, think } from '../../host/index.ts';
import { ThinkerPool } from '../../host/pool/thinker-pool.ts';
import { type AnyGame, openForBots, textsIn, textsOfMatch, typeset } from '../../kernel/index.ts';
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
  const texts = textsOfMatch(await textsIn(entry, language), { version: game.version, options });
  const draw = await entry.drawing?.();
  const night = new GameNight({
    game,
    texts,
    drawing: typeset(language, draw?.(language, texts)),
    isTeam: entry.cover.isTeam,
    reasons: (await (await entry.trained?.())?.reasons?.())?.[language],
    language,
    options,
    seats: [...Array<undefined>(seats - bots.length).fill(undefined), ...bots],
    seed: given.value('seed') ?? randomUUID(),
    save: given.value('save'),
    think: ask,
    print: text => console.log(text),
    screen: () => screenOf(process.stdout),
    paint: painterFor(hasColours(process.stdout)),
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

/** Threads where they are built; a program that runs from its sources thinks on the spot. */
function thinkerFor(game: AnyGame) {
  if (!existsSync(BOTS)) return { ask: async (question: Question) => think(game, question), close: async () => {} };
  const cores = Math.min(MOST_TOGETHER, availableParallelism());
  const pool = new ThinkerPool(BOTS, { most: cores, together: cores });
  return { ask: (question: Question) => pool.think(question), close: () => pool.close() };
}
