import { readingOf, type Touch } from '../../kernel/index.ts';
import { ROOMS, SEATS } from './components.ts';
import type { Target } from './employees.ts';
import { MOVES, type Move } from './moves.ts';

/** A move as it stands in a record and is typed at a keyboard. */
export function write(move: Move): string {
  switch (move.type) {
    case 'chooseSide':
      return `side ${move.side}`;
    case 'draft':
    case 'keep':
    case 'hotel':
      return `${move.type} ${move.tourist}`;
    case 'swap':
      return `swap ${move.discard}, ${move.change} to ${move.to}`;
    case 'turn':
      return `turn ${move.from} to ${move.to}`;
    case 'reroll':
      return `reroll ${move.faces.join(' ')}`;
    case 'reward':
      return move.die === 'wild' ? `reward wild as ${move.as}` : 'reward employee';
    case 'hire':
      return `hire ${move.employee ?? 'none'}`;
    case 'again':
      return `again desk ${move.desk}`;
    case 'fly':
      return withHelp(`fly ${move.city}`, move.captain, 'P4');
    case 'board':
      return `board desk ${move.desk} on ${move.seat}`;
    case 'noWriter':
      return 'no O9';
    case 'score':
      return `score ${move.tourist} ${move.interest}`;
    case 'leave':
      return withHelp(`leave ${move.tourist}`, move.complaint, 'O2');
    case 'remain':
      return `stay ${move.tourist}`;
    case 'place':
      return `place ${move.tourist} in ${move.room}`;
    case 'turnAway':
      return withHelp(`turn away ${move.tourist}`, move.complaint, 'O2');
    case 'mark':
      return `mark ${move.row} ${move.activity}`;
    case 'toMood':
      return 'to mood';
    case 'lower':
      return withHelp(`lower desk ${move.desk}`, move.complaint, 'O2');
    case 'hold':
      return `hold desk ${move.desk} by ${move.by}`;
    case 'endWeek':
      return 'end';
    case 'use':
      return move.on === null ? `use ${move.employee}` : `use ${move.employee} on ${typeof move.on === 'number' ? 'desk ' : ''}${move.on}`;
    case 'trade':
      return `trade ${move.give} for ${move.take}`;
    case 'cleanSeat':
      return `clean seat ${move.seat}`;
    case 'cleanRoom':
      return `clean room ${move.room}`;
    case 'coupon':
      return `coupon desk ${move.desk}`;
    case 'accept':
    case 'stop':
    case 'done':
    case 'stay':
    case 'skip':
      return move.type;
  }
}

function withHelp(words: string, helped: boolean, by: string): string {
  return helped ? `${words} with ${by}` : words;
}

/** The move a text stands for; there are so few that all are known. */
export const read = readingOf(Object.values<readonly Move[]>(MOVES).flat(), write);

/** What is touched to make a move; who it is about is not touched where only one is asked about. */
export function touches(move: Move): readonly Touch[] {
  switch (move.type) {
    case 'chooseSide':
      return [`side:${move.side}`];
    case 'draft':
    case 'keep':
      return [`tourist:${move.tourist}`];
    case 'swap':
      return [`die:${move.discard}`, `die:${move.change}`, `face:${move.to}`];
    case 'turn':
      return ['button:turn', `die:${move.from}`, `face:${move.to}`];
    case 'reroll':
      return ['employee:O3', ...move.faces.map(face => `die:${face}`), 'button:reroll'];
    case 'reward':
      return move.die === 'wild' ? ['die:wild', `face:${move.as}`] : ['die:employee'];
    case 'hire':
      return [move.employee ? `shown:${move.employee}` : 'button:none'];
    case 'again':
      return [`desk:${move.desk}`];
    case 'fly':
      return move.captain ? ['employee:P4', `city:${move.city}`] : [`city:${move.city}`];
    case 'board':
      return [`desk:${move.desk}`, `seat:${move.seat}`];
    case 'score':
      return [`interest:${move.interest}`];
    case 'hotel':
      return ['button:hotel'];
    case 'remain':
      return ['button:stay'];
    case 'leave':
      return [move.complaint ? 'employee:O2' : 'button:leave'];
    case 'turnAway':
      return [`tourist:${move.tourist}`, move.complaint ? 'employee:O2' : 'button:leave'];
    case 'place':
      return [`tourist:${move.tourist}`, `room:${move.room}`];
    case 'mark':
      return [`row:${move.row}`, `activity:${move.activity}`];
    case 'lower':
      return [move.complaint ? 'employee:O2' : 'button:lower'];
    case 'hold':
      return [move.by === 'O1' ? 'employee:O1' : 'token:coupon'];
    case 'use':
      return [`employee:${move.employee}`, ...targetTouches(move.on)];
    case 'trade':
      return ['employee:P7', `token:${move.give}`, `token:${move.take}`];
    case 'cleanSeat':
      return ['token:seat', `seat:${move.seat}`];
    case 'cleanRoom':
      return ['token:room', `room:${move.room}`];
    case 'coupon':
      return ['token:coupon', `desk:${move.desk}`];
    case 'noWriter':
    case 'toMood':
    case 'endWeek':
    case 'accept':
    case 'stop':
    case 'done':
    case 'stay':
    case 'skip':
      return [`button:${move.type}`];
  }
}

function targetTouches(on: Target): readonly Touch[] {
  if (on === null) return [];
  if (typeof on === 'number') return [`desk:${on}`];
  if (SEATS.some(seat => seat === on)) return [`seat:${on}`];
  if (ROOMS.some(room => room === on)) return [`room:${on}`];
  const [row, activity] = on.split(' ');
  return activity ? [`row:${row}`, `activity:${activity}`] : [`tourist:${on}`];
}
