import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { botNames, boxOf, contentIn, languageOf, noMoreWords, optionsOf, parse, seatsOf, UsageError } from '../usage.ts';
import { GameNight } from './game-night.ts';

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
  const { id, box } = boxOf(given.words[0]);
  const game = await box.open();
  const language = languageOf(given.value('lang'));
  const named = botNames(game, given.value('bots'), []);
  const seats = seatsOf(game, given.value('seats'), Math.max(game.seats.least, Math.min(game.seats.most, named.length + 1)));
  if (named.length >= seats) throw new UsageError(`--bots names ${named.length} bots for ${seats} seats; leave one for yourself`);
  // Without names one person plays against bots.
  const bots = given.value('bots') === undefined ? Array<string>(seats - 1).fill('medium') : named;
  const night = new GameNight({
    game,
    texts: await box.texts[language](),
    language,
    options: optionsOf(game, given.values('option'), seats, await contentIn(id, given.value('content'))),
    seats: [...Array<undefined>(seats - bots.length).fill(undefined), ...bots],
    seed: given.value('seed') ?? randomUUID(),
    save: given.value('save'),
    print: text => console.log(text),
  });
  const input = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ', terminal: process.stdin.isTTY === true });
  night.begin();
  if (!night.isOver) input.prompt();
  for await (const line of input) {
    night.hear(line);
    if (night.isOver) break;
    input.prompt();
  }
  input.close();
  night.end();
  return 0;
}
