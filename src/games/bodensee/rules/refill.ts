// BT-9, BT-10 Step 6: refill, and whether the match goes on.
import { only, type Table } from '../../../kernel/index.ts';
import { boxOf } from '../box.ts';
import { CATEGORIES, type Category } from '../components.ts';
import type { Ending, Event } from '../events.ts';
import { race, winners } from '../score.ts';
import type { Section, State } from '../state.ts';
import { diceLeft, drawTile, enterDie } from './luck.ts';
import { selectedBus } from './sight.ts';

/** Step 6. */
export const refill: Section<'refill'> = {
  // BT-9.5 First tiles, then dice, then the test for the end.
  open(s, table) {
    openTiles(s, table);
    const allCame = seatTourists(s, table);
    const reason = allCame ? (hasRunOut(s) ? 'category' : null) : 'dice';
    if (reason && s.ending === null) announce(s, reason, table);
    return { phase: 'refill' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then: () => 'endTurn',
};

/** BT-9.1 Each category is filled up as far as its stack lasts. */
function openTiles(s: State, { chance, tell }: Table<Event>): void {
  const { marketSize } = s.plan.options;
  for (let rank = 0; rank < CATEGORIES.length; rank++) {
    const category = CATEGORIES[rank] as Category;
    while ((s.market[rank]?.length ?? 0) < marketSize) {
      const tile = drawTile(s, category, chance);
      if (tile === undefined) break;
      tell({ type: 'tileOpened', reveals: true, category, tile });
    }
  }
}

/** BT-9.2 A new tourist for each one ruined, BT-9.4 or by option a whole bus at once; whether the bag had enough. */
function seatTourists(s: State, { chance, tell }: Table<Event>): boolean {
  const { refillMode, seatsPerBus } = s.plan.options;
  const { town, dice } = selectedBus(s);
  const whole = dice.length === 0 ? seatsPerBus : 0;
  const wanted = refillMode === 'whenEmpty' ? whole : s.turn.ruined;
  for (let seated = 0; seated < wanted; seated++) {
    // BT-10.1 The failed draw ends the match, not the empty bag.
    if (diceLeft(s) === 0) return false;
    const die = enterDie(s, chance);
    dice.push(die);
    tell({ type: 'touristBoarded', reveals: true, town, die });
  }
  return true;
}

/** BT-10.2 A colour has run out; BT-10.4 grey counts by option only. */
function hasRunOut(s: State): boolean {
  const { categoryRunsOut, marketSize, greyEndsGame } = s.plan.options;
  const fewest = categoryRunsOut === 'allGone' ? 1 : marketSize;
  const box = boxOf(s.plan.options);
  return CATEGORIES.some((category, rank) => {
    const counts = category !== 'grey' || (greyEndsGame && (box.stacks[rank]?.length ?? 0) > 0);
    return counts && (s.market[rank]?.length ?? 0) < fewest;
  });
}

function announce(s: State, reason: Ending, { tell }: Table<Event>): void {
  s.ending = reason;
  if (s.plan.options.endTiming === 'finishRound') tell({ type: 'lastRound', reason });
}

/** The end of the turn, and perhaps of the match. */
export const endTurn: Section<'endTurn'> = {
  open(s) {
    s.skipped = s.turn.bus === null ? s.skipped + 1 : 0;
    s.quiet = s.quiet && !s.turn.busy;
    if (isRoundOver(s)) {
      s.quietRounds = s.quiet ? s.quietRounds + 1 : 0;
      s.quiet = true;
    }
    return { phase: 'endTurn' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then(s, _frame, table) {
    const reason = endOf(s);
    if (reason === null) return 'bus';
    s.ending = reason;
    s.race = race(s, table);
    table.tell({ type: 'ended', reason, winners: winners(s) });
    return 'over';
  },
};

/** The turn of the last player in turn order is over. */
function isRoundOver(s: State): boolean {
  return s.turns % s.plan.seats === 0;
}

/** BT-10.3 After the running turn, or by option after the round; BT-3.12, BT-10.5 or because nothing moves any more. */
function endOf(s: State): Ending | null {
  const { endTiming, stallRounds, maxTurns } = s.plan.options;
  if (s.ending !== null && (endTiming === 'endOfTurn' || isRoundOver(s))) return s.ending;
  if (s.skipped >= s.plan.seats) return s.ending ?? 'stuck';
  if (s.quietRounds >= stallRounds) return s.ending ?? 'stall';
  return s.turns >= maxTurns ? (s.ending ?? 'turns') : null;
}
