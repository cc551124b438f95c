// ED-3 The round: what happens before its first turn and after its last.
import { only } from '../../../kernel/index.ts';
import { CARDS_LAID } from '../components.ts';
import type { Ending } from '../events.ts';
import { winner } from '../score.ts';
import type { Section, State } from '../state.ts';
import { drawTravelCard, loseDays } from './cards.ts';
import { homeToEnd, isTravelling, nextTravelling, playersLeft, travellingSeats } from './travellers.ts';

export const round: Section<'round'> = {
  open(s, table) {
    s.round++;
    const travelling = travellingSeats(s);
    // ED-3.1a, ED-13.4 Once somebody is home every round costs the others a day.
    const { pressureDays } = s.plan.options;
    if (s.londonOrder.length > 0 && pressureDays > 0) {
      for (const seat of travelling) loseDays(s, seat, pressureDays);
      table.tell({ type: 'pressed', seats: travelling, days: pressureDays });
    }
    // ED-3.1b, c Cards by the number of travellers, laid as drawn; ED-3.2 fixed for the round.
    s.begunWith = travelling.length;
    const laid = CARDS_LAID[travelling.length] ?? 0;
    for (let space = 0; space < laid; space++) s.display[space] = drawTravelCard(s, table) ?? null;
    // ED-3.3 The starting player first, then clockwise.
    for (let turn = 0, seat = s.start; turn < travelling.length; turn++, seat = nextTravelling(s, seat)) s.queue.push(seat);
    table.tell({ type: 'roundBegun', round: s.round, start: s.start, display: [...s.display] });
    return { phase: 'round' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then: () => 'choose',
};

export const endRound: Section<'endRound'> = {
  open(s) {
    // ED-3.4 What is left on the track is discarded, left to right.
    for (const [space, card] of s.display.entries()) {
      if (card) s.travelDiscard.push(card);
      s.display[space] = null;
    }
    return { phase: 'endRound' };
  },
  awaiting: () => only(undefined),
  moves: {},
  then(s, _frame, { tell }) {
    // ED-3.5 First the test for the end, ED-3.6 then the next starting player.
    const reason = ending(s);
    if (reason) {
      tell({ type: 'ended', reason, winner: winner(s) });
      return 'over';
    }
    s.start = nextStartingPlayer(s);
    s.nextStart = null;
    return 'round';
  },
};

/** ED-5.6 Whoever took the watch, or else the next one clockwise; ED-13.3 a taker who is home passes it on. */
function nextStartingPlayer(s: State): number {
  if (s.nextStart === null) return nextTravelling(s, s.start);
  return isTravelling(s, s.nextStart) ? s.nextStart : nextTravelling(s, s.nextStart);
}

/** ED-14.1, ED-14.2 Enough are home; ED-14.7 or the last round is over. ED-15.4 needs no words of its own. */
function ending(s: State): Ending | undefined {
  const players = playersLeft(s);
  if (players === 1) return 'resigned';
  if (s.londonOrder.length >= homeToEnd(players)) return 'home';
  return s.round >= s.plan.options.maxRounds ? 'lastRound' : undefined;
}
