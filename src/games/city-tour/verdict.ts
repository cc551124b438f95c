// Is the objective still possible? Yes with a line that wins, no with a proof, or unknown.
import { fast } from '../../kernel/index.ts';
import { type After, afterControl, afterPlacing, DISTINCT, LIKENESS } from './ahead.ts';
import { COLOURS, type TileId } from './components.ts';
import { allowedPlacings, MOVES, type Move } from './moves.ts';
import { relaxed } from './relaxation.ts';
import { laid } from './roads.ts';
import { isOutOfReach } from './rules/reach.ts';
import type { State } from './state.ts';
import { type LineStep, luckyLine } from './witness.ts';
import { emptySpaces, worth } from './worth.ts';

/**
 * 'yes': these moves win if these tiles come up. 'no' is proved by the result on the table, by counting full buses at all letters
 * ahead (CT-7.7), or because no road network still possible wins even with the travellers one would wish for.
 */
export type Verdict =
  | { readonly answer: 'yes'; readonly line: readonly Move[] }
  | { readonly answer: 'no'; readonly proof: 'over' | 'count' | 'networks' }
  | { readonly answer: 'unknown' };

/** How long to look. */
export interface Limits {
  readonly playouts: number;
  readonly nodes: number;
}
const LIMITS: Limits = { playouts: 30, nodes: 40_000 };
/** With more empty spaces than this there are too many networks to look at. */
const MOST_EMPTY = 10;

/** A move that can be made now, and a way it may come out. */
interface Option {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** The verdict on a day as it stands; it uses no luck of the match and is the same whenever it is asked. */
export function verdict(s: State, limits: Limits = LIMITS): Verdict {
  if (s.result) return s.result.won ? { answer: 'yes', line: [] } : { answer: 'no', proof: 'over' };
  const options = optionsAt(s).sort((a, b) => worth(b.state) - worth(a.state));
  const won = options.find(({ state }) => state.result?.won);
  if (won) return { answer: 'yes', line: won.moves };
  const open = options.filter(({ state }) => !state.result);
  if (open.length === 0) return { answer: 'no', proof: 'over' };
  const hopeful = open.filter(({ state }) => !isOutOfReach(state));
  if (hopeful.length === 0) return { answer: 'no', proof: 'count' };
  return witnessed(hopeful, limits.playouts) ?? disproved(hopeful, limits.nodes) ?? { answer: 'unknown' };
}

/** Every distinct way the decision at hand may come out. */
function optionsAt(s: State): Option[] {
  if (s.frames[0]?.phase === 'control') {
    return COLOURS.filter(colour => s.bus[colour] > 0).flatMap(colour => afterControl(s, colour).map(after => optionOf([], after)));
  }
  const [left, right] = s.revealed;
  if (!left || !right) return [];
  const alike = LIKENESS.get(left) === LIKENESS.get(right);
  const worthTrying = (tile: TileId) => !(alike && tile === right);
  return allowedPlacings(left, right)
    .filter(move => worthTrying(move.tile) && DISTINCT.get(move.tile)?.includes(move))
    .flatMap(move => afterPlacing(s, laid(move.tile, move.rotation)).map(after => optionOf([move], after)));
}

function optionOf(moves: readonly Move[], { state, victims }: After): Option {
  return { moves: [...moves, ...controls(victims)], state };
}

function controls(victims: After['victims']): readonly Move[] {
  return victims.flatMap(victim => MOVES.control.filter(({ colour }) => colour === victim));
}

/** Yes by witness: lucky playouts, the promising options first. */
function witnessed(options: readonly Option[], playouts: number): Verdict | undefined {
  const chance = fast('witness');
  for (let playout = 0; playout < playouts; playout++) {
    const option = options[playout % options.length];
    const line = option && luckyLine(option.state, chance);
    if (option && line) return { answer: 'yes', line: [...option.moves, ...line.flatMap(movesOf)] };
  }
  return undefined;
}

function movesOf({ move, victims }: LineStep): readonly Move[] {
  return [move, ...controls(victims)];
}

/** No by relaxation: not one of the options leaves a network that might win. */
function disproved(options: readonly Option[], nodes: number): Verdict | undefined {
  let left = nodes;
  for (const { state } of options) {
    if (emptySpaces(state) > MOST_EMPTY) return undefined;
    const found = relaxed(state, left);
    left -= found.nodes;
    if (found.finding !== 'impossible') return undefined;
  }
  return { answer: 'no', proof: 'networks' };
}
