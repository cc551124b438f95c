import type { Told, Touch } from '../../kernel/index.ts';
import type { Scene, SeatLook } from '../boards/kit.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { isolated } from '../shell/isolated.ts';
import { nameHere } from '../shell/own-name.ts';
import type { TableSession } from './session.ts';
import { voiceTo } from './voice.ts';

/** Everybody at the table, as the page shows them. */
export function looksOf(session: TableSession): readonly SeatLook[] {
  const shown = session.shown.value;
  const mine = session.sight.value?.mine ?? [];
  return (shown?.seats ?? []).map((plan, seat) => ({
    seat,
    name: plan.kind === 'open' ? '…' : isolated(mine.includes(seat) ? nameHere(plan.name) : plan.name),
    kind: plan.kind,
    isMine: mine.includes(seat),
  }));
}

/** The scene that boards are drawn from, now. */
export function sceneOf(session: TableSession, spoken: Pick<Scene, 'texts' | 'words' | 'language' | 'daily'>): Scene | undefined {
  const [sight, shown, past] = [session.sight.value, session.shown.value, session.past.value];
  if (!sight || !shown) return undefined;
  const told = past ? shown.told.slice(0, past.line + 1) : shown.told;
  const seats = looksOf(session);
  const says = (touch: Touch) => {
    const move = session.nextMoves.value.get(touch);
    return move && spoken.texts.move(move, shown.view);
  };
  return {
    game: session.parts.game,
    view: past ? past.view : shown.view,
    viewer: sight.viewer,
    seats,
    voice: voiceTo(seats),
    history: sight.seatHistory && { events: sight.seatHistory, words: seatWords.value },
    awaiting: past ? [] : shown.awaiting,
    outcome: past ? null : shown.outcome,
    touching: { ...session.touching.value, says },
    happening: past ? null : session.happening.value,
    past: told.flat() as readonly Told[],
    texts: spoken.texts,
    words: spoken.words,
    language: spoken.language,
    daily: spoken.daily,
  };
}
