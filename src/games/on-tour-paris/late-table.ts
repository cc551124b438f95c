// A table of one seat late in a game, for the pictures of the lesson and the tasks of practice.
import type { Plan } from '../../kernel/index.ts';
import { CARDS, CARDS_A_TURN, type Card, CLUBS, SETUP_CARDS } from './components.ts';
import { MARKS, type Mark } from './marks.ts';
import { read } from './notation.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { VERSION } from './position.ts';
import { boardWith, type Frame, freshState, type State } from './state.ts';

const PLAN: Plan<Agreement> = { options: OPTIONS.standard, seats: 1, version: VERSION };
const TURNS_PLAYED = 19;
const CARDS_LEFT = 4 * CARDS_A_TURN;

/** What is written on a map, as `club=mark`; a club not named has the mark `elsewhere`. */
export function marksIn(text: string, elsewhere: Mark | null): readonly (Mark | null)[] {
  const pairs = new Map(text.split(/\s+/).map(pair => pair.split('=') as [string, string]));
  return CLUBS.map(club => MARKS.find(mark => mark === pairs.get(club)) ?? elsewhere);
}

interface Moment {
  readonly marks: readonly (Mark | null)[];
  readonly phase: 'write' | 'route';
  /** What has been chosen in the open step, in notation. */
  readonly chosen?: readonly string[];
  readonly dice: readonly number[];
  readonly shown?: readonly Card[];
}

/** The table at that moment. */
export function lateTable({ marks, phase, chosen = [], dice, shown = [] }: Moment): State {
  const others = CARDS.filter(card => !shown.includes(card));
  const frame: Frame = { phase, pending: [chosen.map(read).filter(move => move !== undefined)] };
  return {
    ...freshState(PLAN),
    frames: [frame],
    turn: TURNS_PLAYED,
    roller: 0,
    dice,
    shown: [...shown],
    bag: others.slice(SETUP_CARDS, SETUP_CARDS + CARDS_LEFT),
    discard: others.slice(SETUP_CARDS + CARDS_LEFT),
    removed: others.slice(0, SETUP_CARDS),
    boards: [boardWith(marks)],
  };
}
