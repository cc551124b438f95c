// Why something on the table cannot be touched now that no move touches: the fact, by the clause behind it.
import type { Refusal, Seat, Touch } from '../../kernel/index.ts';
import { COLOURS, indexOf, LETTERS, type Letter, SPACES, TILE_IDS, type TileId } from './components.ts';
import { isCutOff, tileOf } from './roads.ts';
import { isVoter } from './rules/concede.ts';
import { isOpen } from './rules/sites.ts';
import type { Frame, State } from './state.ts';

interface Asked {
  readonly s: State;
  readonly frame: Frame;
  readonly seat: Seat;
  readonly id: string;
}

type Reason = (asked: Asked) => Refusal | undefined;

const SPACE_NAMES: readonly string[] = SPACES;

const REASONS: Readonly<Record<string, Reason>> = {
  tile: ({ s, frame, id }) =>
    tile(
      s,
      frame,
      TILE_IDS.find(each => each === id),
    ),
  // CT-3.5 A tile is turned before it is placed, never after.
  rotation: ({ frame }) => (frame.phase === 'control' ? waitsForInspector : undefined),
  site: ({ s, id }) =>
    site(
      s,
      LETTERS.find(each => each === id),
    ),
  space: ({ s, id }) => space(s, SPACE_NAMES.indexOf(id)),
  // CT-6.1 In front of the inspector every colour is a move, legal or not.
  passenger: ({ frame, id }) =>
    COLOURS.some(each => each === id) && frame.phase !== 'control' ? { clause: 'CT-6.1', facts: { passenger: id } } : undefined,
  fan: () => ({ clause: 'CT-11.2', facts: { fan: 1 } }),
  bus: () => ({ clause: 'CT-4.3', facts: { bus: 1 } }),
  pile: () => ({ clause: 'CT-3.7', facts: { pile: 1 } }),
  unseen: () => ({ clause: 'CT-3.7', facts: { pile: 1 } }),
  discards: () => ({ clause: 'CT-3.4', facts: { discards: 1 } }),
  reserve: () => ({ clause: 'CT-5.1', facts: { reserve: 1 } }),
  button: ({ s, seat, id }) => (id === 'concede' && !isVoter(s, seat) ? { clause: 'CT-7.8', facts: { voted: 0 } } : undefined),
};

const waitsForInspector: Refusal = { clause: 'CT-9.5', facts: { waits: 1 } };

/** Undefined for what is only to be read: a card, a sign, the exit. */
export function untouchable(s: State, seat: Seat, touch: Touch): Refusal | undefined {
  const [head = '', id = ''] = touch.split(':');
  const [frame] = s.frames;
  const reason = Object.hasOwn(REASONS, head) ? REASONS[head] : undefined;
  if (s.result || !frame || !reason) return undefined;
  if (frame.seat !== seat && (head === 'tile' || head === 'rotation' || head === 'passenger')) {
    return { clause: 'CT-2.7', facts: { seat: frame.seat } };
  }
  return reason({ s, frame, seat, id });
}

function tile(s: State, frame: Frame, id: TileId | undefined): Refusal | undefined {
  if (!id) return undefined;
  if (s.board.some(each => each && tileOf(each) === id)) return { clause: 'CT-3.5', facts: { tile: id } };
  if (s.discards.includes(id)) return { clause: 'CT-3.4', facts: { tile: id } };
  if (frame.phase === 'control') return waitsForInspector;
  if (s.tops.includes(id)) return { clause: 'CT-3.1', facts: { tile: id } };
  const [left = '', right = ''] = s.revealed;
  return s.revealed.includes(id) ? undefined : { clause: 'CT-3.2', facts: { tile: id, left, right } };
}

function space(s: State, at: number): Refusal | undefined {
  const laid = s.board[at];
  if (laid) return { clause: 'CT-3.5', facts: { tile: tileOf(laid) } };
  return at >= 0 && at !== s.space ? { clause: 'CT-3.2', facts: { space: SPACES[at] ?? '', front: SPACES[s.space] ?? '' } } : undefined;
}

function site(s: State, letter: Letter | undefined): Refusal | undefined {
  const at = letter ? indexOf(letter) : -1;
  const found = s.town.sites[at];
  if (!letter || !found) return undefined;
  const facts = { site: found };
  if (s.passed[at]) return { clause: 'CT-4.7', facts };
  if (isCutOff(s.board, at)) return { clause: 'CT-6.6', facts };
  if (!isOpen(s, letter)) return { clause: 'CT-10.5', facts };
  return { clause: 'CT-4.1', facts };
}
