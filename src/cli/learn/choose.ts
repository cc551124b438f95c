// A decision of a learner at the terminal.
import { refusalText } from '../../kernel/index.ts';
import type { Sight } from '../play/display.ts';
import { PLAY_WORDS } from '../play/words.ts';
import type { Desk } from './desk.ts';
import type { LearnersTable } from './table.ts';

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
