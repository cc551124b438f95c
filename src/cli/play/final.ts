// How a match ended: everybody by rank, with the unit and the reasons of each result.
import { type AnyDrawing, type AnyGame, type Match, matchesOf, type Outcome, type Tagged, type Voice } from '../../kernel/index.ts';

interface Finished {
  readonly game: AnyGame;
  readonly drawing: AnyDrawing | undefined;
  readonly match: Match<unknown, Tagged, unknown>;
  readonly outcome: Outcome;
  readonly voice: Voice;
  /** Whether all seats share one result. */
  readonly isTeam: boolean;
}

/** The final ranking, best first; a team has one line. */
export function finalLines({ game, drawing, match, outcome, voice, isTeam }: Finished): readonly string[] {
  const { ranks, scores } = outcome;
  const replayed = matchesOf(game).replay(match.record);
  const events = replayed.ok ? replayed.events.flat() : [];
  const view = game.view(match.state, 'public');
  const resultOf = (seat: number) => drawing?.result(view, seat, events) ?? String(scores[seat]);
  if (isTeam) return [resultOf(0)];
  const seats = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
  return seats.map(seat => `${ranks[seat]}. ${voice.name(seat)}: ${resultOf(seat)}`);
}
