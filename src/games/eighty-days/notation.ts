import { readingOf, type Touch } from '../../kernel/index.ts';
import { MOVES, type Move } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  switch (move.type) {
    case 'take':
      return `take ${move.space}`;
    case 'takeBlind':
      return 'take blind';
    case 'receiveCoin':
      return 'act coin';
    case 'readyBalloon':
      return 'act balloon';
    case 'drawEvent':
      return 'act event';
    case 'sendDetective':
      return `act detective ${move.place}`;
    case 'takeWatch':
      return 'act start';
    case 'trade':
      return 'act trade';
    case 'swap':
      return `swap ${move.card}`;
    case 'buyTravel':
      return 'buy travel';
    case 'buyEvent':
      return 'buy event';
    case 'playEvent':
      return move.event === 'elephant' ? 'cash elephant' : joined('play', move.event, move.card);
    case 'playPrincess':
      return joined('princess', move.event, move.card);
    case 'endTurn':
      return 'end turn';
    case 'go':
      return `go ${move.route}`;
    case 'pay':
      return `pay ${move.card}`;
    case 'add':
      return joined('add', move.modifier, move.slot);
    case 'leaveChip':
      return 'leave chip';
    case 'useChip':
      return 'use chip';
    case 'discard':
      return `discard ${move.card}`;
    case 'resign':
    case 'decline':
    case 'stop':
    case 'depart':
    case 'accept':
    case 'reroll':
      return move.type;
  }
}

/** The move a text stands for; there are so few that all are known. */
export const read = readingOf(Object.values<readonly Move[]>(MOVES).flat(), write);

/** What is touched to make a move. */
export function touches(move: Move): readonly Touch[] {
  switch (move.type) {
    case 'take':
      return [`space:${move.space}`];
    case 'buyTravel':
      return ['supply:travel'];
    case 'drawEvent':
      return ['action:event'];
    case 'buyEvent':
      return ['supply:event'];
    case 'receiveCoin':
      return ['action:coin'];
    case 'readyBalloon':
      return ['action:balloon'];
    case 'sendDetective':
      return [`place:${move.place}`];
    case 'takeWatch':
      return ['action:start'];
    case 'trade':
      return ['action:trade'];
    case 'swap':
    case 'pay':
      return [`card:${move.card}`];
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
    case 'discard':
      return [`card:${move.card}`];
    case 'leaveChip':
      return ['button:leave'];
    case 'useChip':
      return ['chip'];
    case 'takeBlind':
    case 'endTurn':
    case 'resign':
    case 'decline':
    case 'stop':
    case 'depart':
    case 'accept':
    case 'reroll':
      return [`button:${move.type}`];
  }
}

function joined(...words: readonly (string | number | null)[]): string {
  return words.filter(word => word !== null).join(' ');
}
