// A learner at the terminal: what is printed for them, and what they type.
import { createInterface } from 'node:readline';
import { type GameEntry, type Language, openForBots, refusalText, type Voice } from '../../kernel/index.ts';
import { namesIn } from '../names.ts';
import { Display, type Sight, type Stage } from '../play/display.ts';
import { stageOf } from '../play/index.ts';
import { PLAY_WORDS } from '../play/words.ts';
import type { LearnersTable } from './table.ts';
import { LEARN_WORDS } from './words.ts';

type Ask = (question: string) => Promise<string>;

/** All that a learner sits at. */
export interface Desk extends Stage {
  readonly voice: Voice;
  readonly display: Display;
  readonly words: (typeof LEARN_WORDS)[Language];
  readonly ask: Ask;
  readonly say: (text: string) => void;
}

/** Nothing more is typed. */
class Left extends Error {}

/** Runs as long as somebody types. */
export async function whileTyping(run: (ask: Ask) => Promise<void>): Promise<number> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    process.stdout.write(question);
    const { value: line, done } = await lines.next();
    if (done) throw new Left();
    return line.trim();
  };
  try {
    await run(ask);
  } catch (error) {
    // Whoever closes the input has had enough.
    if (!(error instanceof Left)) throw error;
  } finally {
    input.close();
  }
  return 0;
}

/** What is agreed for a lesson or a task. */
interface Agreed {
  readonly options: Readonly<Record<string, unknown>> | undefined;
  readonly seats: number;
}

export async function deskFor(entry: GameEntry, language: Language, { options = {}, seats }: Agreed, ask: Ask): Promise<Desk> {
  const game = await openForBots(entry);
  const reading = game.options.read(options, seats);
  if (!reading.ok) throw new Error(reading.problem);
  const stage = await stageOf(entry, game, language, reading.options);
  const voice = namesIn(language);
  const display = new Display(stage, voice);
  return { ...stage, voice, display, words: LEARN_WORDS[language], ask, say: text => display.say(text) };
}

/** What was typed at a decision: a move in notation, or one of the keys. */
export type Typed = { readonly move: string; readonly key?: never } | { readonly key: string; readonly move?: never };

interface Question {
  readonly prompt: string;
  readonly keys: readonly string[];
  /** The move that Enter makes. */
  readonly shown?: string | undefined;
}

/** The table and its choices; then whatever is typed until it is a legal move or a key. */
export async function choose(desk: Desk, table: LearnersTable, { prompt, keys, shown }: Question): Promise<Typed> {
  const { display, game, texts } = desk;
  const sight: Sight = { view: table.seen, seat: table.learner, legal: table.legal, news: 0 };
  display.reset();
  display.ask(sight);
  const sample = shown === undefined ? undefined : game.read(shown);
  if (sample) desk.say(`${desk.words.shown}${texts.move(sample, sight.view)} [${shown}]`);
  for (;;) {
    const line = await desk.ask(prompt);
    if (keys.includes(line)) return { key: line };
    if (line === '' && shown !== undefined) return { move: shown };
    const move = /^\d+$/.test(line) ? sight.legal[Number(line) - 1] : game.read(line);
    if (move && table.isLegal(game.write(move))) return { move: game.write(move) };
    answer(desk, sight, line, move && table.whyNot(move));
  }
}

/** What is shown for a line that made no move. */
function answer({ display, texts, language }: Desk, sight: Sight, line: string, refused: ReturnType<LearnersTable['whyNot']>): void {
  if (line === '') return display.goOn(sight);
  if (line === 'm') return display.turnPage(sight);
  if (line === 't') return display.show(display.wholeTable(sight.view), sight);
  const why = refused ? `${refusalText(texts, refused)} (${refused.clause})` : PLAY_WORDS[language].neither(line, sight.legal.length);
  display.show([why], sight);
}
