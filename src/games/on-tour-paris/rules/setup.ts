// OT-2 Set-up: four circled numbers, each in a club of the arrondissement drawn for it.
import { type Chance, pick } from '../../../kernel/index.ts';
import { homeOf, SETUP_CARDS, shownOn } from '../components.ts';
import { isDoubles } from '../marks.ts';
import { MOVES } from '../moves.ts';
import { nothingPending, numbersOf, type Rule, type Section, type State } from '../state.ts';
import { choose, enterAll, unfinished } from './barrier.ts';
import { drawCard, rollDice } from './deck.ts';
import { CLUB_IS_EMPTY } from './fits.ts';
import { NO_X } from './x.ts';

const club: Rule<'club'> = {
  candidates(s) {
    const first = 2 * (setupArrondissement(s) - 1);
    return MOVES.club.slice(first, first + 2);
  },
  clauses: [
    CLUB_IS_EMPTY,
    {
      clause: 'OT-2.3',
      holds: (s, _seat, move) => homeOf(move.club) === setupArrondissement(s),
      facts: (s, _seat, move) => ({ club: move.club, arrondissement: setupArrondissement(s) }),
    },
  ],
  play: choose,
};

function setupArrondissement(s: State): number {
  const frame = s.frames[0];
  if (frame?.phase !== 'setup') throw new Error('set-up is over');
  return shownOn(frame.card);
}

/** After so many doubles in a row the dice are loaded, and no table rolls those for ever. */
const MOST_ROLLS = 100;

/** OT-2.1 In set-up doubles are rolled again. */
function rollUnequal(chance: Chance): readonly number[] {
  for (let roll = 0; roll < MOST_ROLLS; roll++) {
    const dice = rollDice(chance);
    if (!isDoubles(dice)) return dice;
  }
  return [0, 1];
}

export const setup: Section<'setup'> = {
  open(s, { chance, tell }, previous) {
    const step = previous?.phase === 'setup' ? previous.step + 1 : 0;
    // OT-2.6 Two rolls with two cards each.
    if (step % 2 === 0) s.dice = rollUnequal(chance);
    const card = drawCard(s, chance);
    s.removed.push(card);
    const number = numbersOf(s)[step % 2] ?? 0;
    tell({ type: 'setupDrawn', step: step + 1, dice: [...s.dice], number, card });
    return { phase: 'setup', step, card, pending: nothingPending(s) };
  },
  awaiting: (_s, { pending }) => unfinished(pending, 1),
  moves: { club, x: NO_X },
  then(s, frame, table) {
    // OT-2.8 All write before the next card is drawn.
    enterAll(s, frame, table);
    if (frame.step + 1 < SETUP_CARDS) return 'setup';
    s.roller = firstRoller(s, table.chance);
    table.tell({ type: 'rollerChosen', seat: s.roller });
    return 'turn';
  },
};

function firstRoller(s: State, chance: Chance): number {
  const { firstRoller } = s.plan.options;
  if (firstRoller !== 'random') return firstRoller;
  return s.plan.seats === 1 ? 0 : pick([...s.boards.keys()], chance, 'start');
}
