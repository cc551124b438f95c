// Moves that cannot be taken back and look like a slip: people are asked before they are made.
import type { Odd, Seat } from '../../kernel/index.ts';
import { boxOf, tileOf, townOf } from './box.ts';
import { faceOf, type TileId, type TownId } from './components.ts';
import type { Move } from './moves.ts';
import { namingFacts } from './own-names.ts';
import { prospectOf } from './prospect.ts';
import { flow } from './rules/flow.ts';
import { clone, type State } from './state.ts';

/** What may look like a slip. */
export type OddKind =
  /** An attraction where no bus can stop: nobody will visit it, or use it. */
  | 'unseen'
  /** The turn ends though a Give tour would still pay. */
  | 'tour unused'
  /** A tourist is rerolled who shows the highest face already. */
  | 'best reroll';

const SILENT = { chance: { below: (sides: number) => sides - 1 }, tell: () => {} };

/** What makes the move look like a slip. */
export function odd(s: State, seat: Seat, move: Move): Odd | undefined {
  const found = slipIn(s, seat, move);
  return found && { kind: found.kind, facts: namingFacts(s, { clause: '', facts: found.facts }).facts ?? {} };
}

function slipIn(s: State, seat: Seat, move: Move): { readonly kind: OddKind; readonly facts: NonNullable<Odd['facts']> } | undefined {
  const frame = s.frames.at(-1);
  switch (move.type) {
    case 'town':
      // BT-3.8 In step 5 the turn ends with it; in the morning it can be taken back.
      if (frame?.phase !== 'town' || s.frames[0]?.phase !== 'allDay' || canAnyBusStop(s, frame.tile, move.town)) return undefined;
      return { kind: 'unseen', facts: { tile: frame.tile, town: move.town, category: tileOf(boxOf(s.plan.options), frame.tile).category } };
    case 'none': {
      const euros = frame?.phase === 'allDay' ? tourWorth(s, seat) : 0;
      return euros > 0 ? { kind: 'tour unused', facts: { euros } } : undefined;
    }
    case 'die':
      if (frame?.phase !== 'die' || (frame.action !== 'reroll' && frame.action !== 'casino')) return undefined;
      return faceOf(move.die).pips === s.plan.options.dieSides ? { kind: 'best reroll', facts: { die: move.die } } : undefined;
    case 'again':
      return faceOf(move.die).pips === s.plan.options.dieSides ? { kind: 'best reroll', facts: { die: move.die } } : undefined;
    default:
      return undefined;
  }
}

/** BT-4.2 to BT-4.4 Whether the town has appeal for any bus once the tile stands there. */
function canAnyBusStop(s: State, tile: TileId, town: TownId): boolean {
  const { useAppeal, harbourHasAppeal } = s.plan.options;
  const box = boxOf(s.plan.options);
  const place = townOf(box, town);
  if (!useAppeal || (place.harbour && harbourHasAppeal)) return true;
  const tiles = [tile, ...(s.built[place.index] ?? []).map(built => built.tile)];
  const categories = new Set<string>(tiles.map(id => tileOf(box, id).category));
  return s.buses.some(({ dice }) => dice.some(die => categories.has(faceOf(die).colour)));
}

/** BT-7.5 What the best Give tour in the town would still bring the player, if more than to all others together. */
function tourWorth(s: State, seat: Seat): number {
  const give: Move = { type: 'act', action: 'tour' };
  if (flow.refusal(s, seat, give) !== undefined) return 0;
  const chosen = clone(s);
  flow.play(chosen, seat, give, SILENT);
  const whole = s.plan.options.giveTourWholeBus ? [prospectOf(s, seat, give)] : [];
  const one = s.plan.options.giveTourWholeBus ? [] : flow.legal(chosen, seat).map(move => prospectOf(chosen, seat, move));
  return Math.max(0, ...[...whole, ...one].map(({ gains }) => (isWorthIt(gains, seat) ? (gains[seat] ?? 0) : 0)));
}

function isWorthIt(gains: readonly number[], seat: Seat): boolean {
  const own = gains[seat] ?? 0;
  return own > gains.reduce((sum, gain) => sum + gain, 0) - own;
}
