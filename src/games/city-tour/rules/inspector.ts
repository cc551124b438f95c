// CT-9.4 to CT-9.8 The surprise inspection.
import { frameOf, only, type Seat, type Table } from '../../../kernel/index.ts';
import { COLOURS, type Colour } from '../components.ts';
import type { Event } from '../events.ts';
import { MOVES } from '../moves.ts';
import type { Journey, Pawns, Rule, Section } from '../state.ts';
import { concede, votersLeft } from './concede.ts';

type Tell = Table<Event>['tell'] | undefined;

function coloursAboard({ G, O, B, W }: Pawns): number {
  return Math.sign(G) + Math.sign(O) + Math.sign(B) + Math.sign(W);
}

/** CT-9.5 Two colours aboard or more: somebody must choose. CT-9.6 Nobody aboard: nothing happens. */
export function inspect(s: Journey, seat: Seat, tell: Tell): 'asks' | 'done' {
  const colours = coloursAboard(s.bus);
  if (colours > 1) return 'asks';
  const colour = COLOURS.find(each => s.bus[each] > 0);
  if (colour) putOut(s, seat, { colour, chosen: false }, tell);
  return 'done';
}

/** CT-9.5 One passenger back to the reserve, a fan to the box. */
export function putOut(
  s: Journey,
  seat: Seat,
  { colour, chosen }: { readonly colour: Colour; readonly chosen: boolean },
  tell?: Tell,
): void {
  s.bus[colour]--;
  s.reserve[colour]++;
  tell?.({ type: 'controlled', reveals: true, seat, colour, chosen });
}

const putOutPassenger: Rule<'control'> = {
  candidates: (s, seat) => (frameOf(s, 'control').seat === seat ? MOVES.control : NONE),
  clauses: [
    { clause: 'CT-2.7', holds: (s, seat) => frameOf(s, 'control').seat === seat, facts: s => ({ seat: frameOf(s, 'control').seat }) },
    { clause: 'CT-9.5', holds: (s, _seat, { colour }) => s.bus[colour] > 0, facts: (_s, _seat, { colour }) => ({ colour }) },
  ],
  play(s, seat, { colour }, { tell }) {
    putOut(s, seat, { colour, chosen: true }, tell);
    frameOf(s, 'control').controlled = true;
  },
};

const NONE: readonly never[] = [];

export const control: Section<'control'> = {
  open(_s, _table, previous) {
    if (previous === undefined) throw new Error('nobody to inspect');
    return { phase: 'control', seat: previous.seat, controlled: false };
  },
  awaiting: (s, { seat, controlled }) => only(controlled || s.result ? undefined : seat),
  welcome: (s, { seat }) => votersLeft(s, seat),
  moves: { control: putOutPassenger, concede },
  // The bus drives on from where it was stopped.
  then: s => (s.result ? 'over' : 'drive'),
};
