import { readingOf, type Touch } from '../../kernel/index.ts';
import { MOVES, type Move } from './moves.ts';

/** Moves without a choice in them: how each is written, and what is touched to make it. */
const PLAIN = {
  takeBlind: ['take blind', 'button:takeBlind'],
  resign: ['resign', 'button:resign'],
  decline: ['decline', 'button:decline'],
  receiveCoin: ['act coin', 'action:coin'],
  readyBalloon: ['act balloon', 'action:balloon'],
  drawEvent: ['act event', 'action:event'],
  takeWatch: ['act start', 'action:start'],
  trade: ['act trade', 'action:trade'],
  stop: ['stop', 'button:stop'],
  buyTravel: ['buy travel', 'supply:travel'],
  buyEvent: ['buy event', 'supply:event'],
  endTurn: ['end turn', 'button:endTurn'],
  depart: ['depart', 'button:depart'],
  accept: ['accept', 'button:accept'],
  reroll: ['reroll', 'button:reroll'],
  leaveChip: ['leave chip', 'button:leave'],
  useChip: ['use chip', 'chip'],
} as const satisfies Partial<Record<Move['type'], readonly [string, Touch]>>;

type PlainMove = Extract<Move, { readonly type: keyof typeof PLAIN }>;

function isPlain(move: Move): move is PlainMove {
  return move.type in PLAIN;
}

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  if (isPlain(move)) return PLAIN[move.type][0];
  switch (move.type) {
    case 'take':
      return `take ${move.space}`;
    case 'sendDetective':
      return `act detective ${move.place}`;
    case 'playEvent':
      return move.event === 'elephant' ? 'cash elephant' : joined('play', move.event, move.card);
    case 'playPrincess':
      return joined('princess', move.event, move.card);
    case 'go':
      return `go ${move.route}`;
    case 'add':
      return joined('add', move.modifier, move.slot);
    case 'swap':
    case 'pay':
    case 'discard':
      return `${move.type} ${move.card}`;
  }
}

/** The move a text stands for; there are so few that all are known. */
export const read = readingOf(Object.values<readonly Move[]>(MOVES).flat(), write);

/** What is touched to make a move. */
export function touches(move: Move): readonly Touch[] {
  if (isPlain(move)) return [PLAIN[move.type][1]];
  switch (move.type) {
    case 'take':
      return [`space:${move.space}`];
    case 'sendDetective':
      return [`place:${move.place}`];
    // On the way from Bombay the same card may also be ridden.
    case 'playEvent':
      if (move.event === 'elephant') return ['coin:elephant'];
      return move.card ? [`event:${move.event}`, `discard:${move.card}`] : [`event:${move.event}`];
    case 'playPrincess':
      if (move.event === 'elephant') return ['coin:princess'];
      return move.card ? ['event:princess', `discard:${move.card}`] : ['event:princess'];
    case 'go':
      return [`route:${move.route}`];
    case 'add': {
      const source =
        move.modifier === 'balloon' ? 'action:balloon' : `event:${move.modifier === 'balloon-card' ? 'balloon' : move.modifier}`;
      return move.slot === null ? [source] : [source, `slot:${move.slot}`];
    }
    case 'swap':
    case 'pay':
    case 'discard':
      return [`card:${move.card}`];
  }
}

function joined(...words: readonly (string | number | null)[]): string {
  return words.filter(word => word !== null).join(' ');
}
