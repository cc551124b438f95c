// A learner at the terminal: what is printed for them, and what they type.
import { createInterface } from 'node:readline';
import { type GameEntry, type Language, openForBots, type Voice } from '../../kernel/index.ts';
import { namesIn } from '../names.ts';
import { Display, type Stage } from '../play/display.ts';
import { stageOf } from '../play/index.ts';
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
