// Why a club, a dock, a card or a number that no candidate move touches cannot be touched now: the refusal of the move it would take.
import type { Refusal, Seat, Touch } from '../../../kernel/index.ts';
import { CARDS, type Card, CLUBS, type Club, DOCKS, type Dock, isIn, regionOf } from '../components.ts';
import { networkIn } from '../network.ts';
import { isEmpty, numbersOf, type State } from '../state.ts';
import { canWrite, hasShownClub, isLeft, isUsable } from './fits.ts';
import { flow } from './flow.ts';
import { hasServed, lastClub, refusalOfStep } from './route.ts';

/** Why this cannot be touched now; undefined where nothing forbids it, and it only has to wait. */
export function untouchable(s: State, seat: Seat, touch: Touch): Refusal | undefined {
  const [kind, id] = touch.split(':');
  const club = kind === 'club' && CLUBS.find(each => each === id);
  if (club) return clubRefusal(s, seat, club);
  const dock = kind === 'dock' && DOCKS.find(each => each === id);
  if (dock) return dockRefusal(s, seat, dock);
  const card = kind === 'card' && CARDS.find(each => each === id);
  if (card) return cardRefusal(s, seat, card);
  return kind === 'number' ? numberRefusal(s, seat, Number(id)) : undefined;
}

function clubRefusal(s: State, seat: Seat, club: Club): Refusal | undefined {
  const phase = s.frames[0]?.phase;
  switch (phase) {
    case 'setup':
      return flow.refusal(s, seat, { type: 'club', club });
    case 'write':
      return canWrite(s, seat) ? writeRefusal(s, seat, club) : flow.refusal(s, seat, { type: 'x', number: null, club });
    case 'star':
      return flow.refusal(s, seat, hasShownClub(s, seat) ? { type: 'star', club } : { type: 'x', number: null, club });
    case 'lastStar':
      return flow.refusal(s, seat, { type: 'star', club });
    case 'lastPair':
      return flow.refusal(s, seat, { type: 'low', club });
    case 'lastSingle':
      return flow.refusal(s, seat, { type: 'write', number: numbersOf(s)[0], club, card: null });
    case 'route':
      return lastClub(s, seat) ? refusalOfStep(s, seat, club) : flow.refusal(s, seat, { type: 'start', club });
    default:
      return undefined;
  }
}

/** Of the cards face up the one that opens the club tells most; where none does, all that can still be used are named. */
function writeRefusal(s: State, seat: Seat, club: Club): Refusal | undefined {
  if (!isEmpty(s, seat, club)) return { clause: 'OT-1.1', facts: { club } };
  const number = numbersOf(s).find(each => isLeft(s, seat, each)) ?? 0;
  const opens = (card: Card) => isIn(club, regionOf(card));
  const usable = s.shown.filter(card => isUsable(s, seat, card));
  const card = usable.find(opens) ?? s.shown.find(opens) ?? usable[0];
  const refusal = card && flow.refusal(s, seat, { type: 'write', number, club, card });
  if (refusal?.clause === 'OT-4.2') return { ...refusal, facts: { club, regions: [...new Set(usable.map(regionOf))].join('') } };
  return refusal?.clause === 'OT-4.1' ? { ...refusal, facts: { ...refusal.facts, club } } : refusal;
}

function cardRefusal(s: State, seat: Seat, card: Card): Refusal | undefined {
  if (s.frames[0]?.phase !== 'write' || !s.shown.includes(card) || isUsable(s, seat, card)) return undefined;
  return { clause: 'OT-4.1', facts: { card, shown: 1 } };
}

function numberRefusal(s: State, seat: Seat, number: number): Refusal | undefined {
  const phase = s.frames[0]?.phase;
  if (phase === 'lastPair') return { clause: 'OT-7.2' };
  return phase === 'write' && !isLeft(s, seat, number) ? { clause: 'OT-3.3', facts: { number } } : undefined;
}

function dockRefusal(s: State, seat: Seat, dock: Dock): Refusal | undefined {
  if (s.frames[0]?.phase !== 'route') return { clause: 'OT-8.1', facts: { dock } };
  const at = lastClub(s, seat);
  if (!at) return { clause: 'OT-9.1', facts: { dock } };
  const { docksAt, rides } = networkIn(s.plan.options);
  if (!docksAt[at].includes(dock)) return { clause: 'OT-9.1', facts: { dock, at } };
  const refusals = rides[at].filter(ride => ride.from === dock).map(ride => flow.refusal(s, seat, ride));
  if (refusals.includes(undefined)) return undefined;
  if (s.plan.options.dockUse === 'once' && hasServed(s, seat, dock)) return { clause: 'OT-9.6', facts: { from: dock, to: dock } };
  return { clause: 'OT-9.1', facts: { dock, landings: 0 } };
}
