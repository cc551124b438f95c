// For tests only: maps and tables as somebody would describe them.
import type { Seat, Viewer } from '../../kernel/index.ts';
import { numbers, tableOf } from '../../testing/table.ts';
import { CARDS, type Card, CLUBS, type Club, indexOf } from './components.ts';
import { OnTourParis } from './index.ts';
import { MARKS, type Mark } from './marks.ts';
import type { RouteMove } from './moves.ts';
import { type Agreement, OPTIONS } from './options.ts';
import { entriesOf } from './rules/barrier.ts';
import { boardWith, type Frame, freshState, nothingPending, type State } from './state.ts';

export type Marks = readonly (Mark | null)[];

/** A full map from `club=mark` pairs; clubs not named are X. */
export function paper(text: string): Marks {
  const pairs = new Map(text.split(/\s+/).map(pair => pair.split('=') as [string, string]));
  return CLUBS.map(club => MARKS.find(mark => mark === pairs.get(club)) ?? 'X');
}

/** A map on which only these clubs are empty. */
export function emptyBut(...clubs: readonly Club[]): Marks {
  return CLUBS.map(club => (clubs.includes(club) ? null : '01'));
}

/** A map on which only these clubs are filled. */
export function filled(marks: Readonly<Partial<Record<Club, Mark>>>): Marks {
  return CLUBS.map(club => marks[club] ?? null);
}

interface Scene {
  readonly phase: Exclude<Frame['phase'], 'setup' | 'turn'>;
  readonly options?: Partial<Agreement>;
  /** One map for each seat; a fresh one for a single seat if none is given. */
  readonly boards?: readonly Marks[];
  readonly shown?: readonly Card[];
  readonly dice?: readonly [number, number];
  readonly bag?: readonly Card[];
}

/** A table in the middle of a turn. */
export function scene({ phase, options = {}, boards = [filled({})], shown = [], dice = [2, 9], bag }: Scene): State {
  const s = freshState({ options: { ...OPTIONS.standard, ...options }, seats: boards.length, version: 1 });
  const others = CARDS.filter(card => !shown.includes(card) && !bag?.includes(card));
  const rest = others.slice(4);
  const table: State = {
    ...s,
    turn: 1,
    roller: 0,
    dice,
    shown: [...shown],
    bag: [...(bag ?? rest)],
    discard: bag ? rest : [],
    removed: others.slice(0, 4),
    boards: boards.map(boardWith),
  };
  table.frames.push({ phase, pending: nothingPending(table) });
  return table;
}

/** A table in a step of set-up. */
export function settingUp(card: Card, step: number, dice: readonly [number, number], ...boards: readonly Marks[]): State {
  const s = freshState({ options: OPTIONS.standard, seats: boards.length, version: 1 });
  const before = CARDS.filter(each => each !== card).slice(0, step);
  const table: State = { ...s, dice, boards: boards.map(boardWith), removed: [...before, card] };
  table.bag = CARDS.filter(each => !table.removed.includes(each));
  table.frames.push({ phase: 'setup', step, card, pending: nothingPending(table) });
  return table;
}

export const { legal, move, play, refusal, refusedBy } = tableOf(OnTourParis, { luck: numbers });

/** What stands in a club. */
export function markAt(s: State, club: Club, seat: Seat = 0): Mark | null | undefined {
  return s.boards[seat]?.marks[indexOf(club)];
}

/** A route in short: a club alone is a start or a step, `~A-I~` before a club a ride. */
export function route(text: string): readonly RouteMove[] {
  return routeText(text)
    .split('; ')
    .map(move)
    .flatMap(each => (each.type === 'start' || each.type === 'step' || each.type === 'ride' ? [each] : []));
}

/** The same as the text of moves. */
export function routeText(text: string): string {
  return text
    .replace(/~(\w-\w)~ (\w+)/g, 'ride:$1:$2')
    .split(' ')
    .map((stop, at) => (stop.startsWith('ride') ? stop.replaceAll(':', ' ') : `${at === 0 ? 'start' : 'step'} ${stop}`))
    .join('; ');
}

/** Clubs that others are filling or visiting in the open step, and the viewer is not; a few are enough to give a leak away. */
export function secrets(s: State, viewer: Viewer): readonly string[] {
  const [frame] = s.frames;
  if (!frame || frame.phase === 'turn') return [];
  const clubsOf = (seat: number) => {
    const moves = frame.pending[seat] ?? [];
    return [...entriesOf(s, seat, moves), ...moves].flatMap(each => ('club' in each ? [each.club] : []));
  };
  const own = viewer === 'public' ? [] : clubsOf(viewer);
  return (
    frame.pending
      .flatMap((_, seat) => (seat === viewer ? [] : clubsOf(seat)))
      // A map of one's own names clubs, and everybody sees it.
      .filter(club => !own.includes(club) && !JSON.stringify(s.plan.options).includes(`"${club}"`))
      .slice(0, 2)
  );
}
