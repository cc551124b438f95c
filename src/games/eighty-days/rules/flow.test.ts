// Section 5: the decisions, the order of their options, what plays itself, and what can be taken back.
import { describe, expect } from 'vitest';
import { matchesOf, scripted } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { EightyDays } from '../index.ts';
import { awaited, journey, legal, move, sent, traveller, written } from '../table.testing.ts';

const RICH = { coins: 2, events: 'elephant connection passepartout carpetbag bradshaw princess' } as const;
const FREE = [
  'buy travel',
  'buy event',
  'cash elephant',
  'play connection',
  'play passepartout',
  'play carpetbag',
  'play bradshaw T2',
  'play bradshaw S8',
];

function rich(given: Parameters<typeof journey>[0]) {
  return journey({ options: { eventDeck: 'expedition', resignation: 'on' }, travelDiscard: 'S8 T2', ...given });
}

describe('the order of options', () => {
  clause('ED-4.1', 'choose: the display from the left, what is free, and resignation last', () => {
    const s = rich({ travellers: [RICH], phase: 'choose', display: 'T5 T5 - T5' });
    expect(legal(s)).toEqual(['take coin', 'take balloon', 'take detective', ...FREE, 'resign']);
  });

  clause('ED-5.1', 'act: decline first, then the action, then what is free', () => {
    expect(legal(rich({ travellers: [RICH], phase: 'act', space: 'event' }))).toEqual(['decline', 'act event', ...FREE]);
  });

  clause('ED-6.1', 'travel: end turn first, then the routes, then what is free', () => {
    const s = rich({ travellers: [{ ...RICH, at: 'hongkong', hand: 'T4 S4 S5' }] });
    expect(legal(s)).toEqual(['end turn', 'go A', 'go B', ...FREE]);
  });

  clause('ED-10.9', 'the Princess is named with the card she copies', () => {
    const s = rich({ travellers: [{ events: 'princess' }], eventDiscard: 'bradshaw' });
    expect(legal(s)).toEqual(['end turn', 'princess bradshaw T2', 'princess bradshaw S8']);
  });

  clause('ED-3.9', 'a time-out plays the quiet option', () => {
    const s = journey({ travellers: [{ at: 'brindisi', hand: 'S4', coins: 2 }] });
    const answer = matchesOf(EightyDays).timeOut(matchesOf(EightyDays).startFrom(s.plan, s), 0, scripted([]));
    expect(answer?.ok && written(answer.match)).toEqual(['end turn']);
  });
});

describe('messages', () => {
  clause('ED-6.9', 'a whole leg may be one message', () => {
    const s = journey({ travellers: [{ at: 'hongkong', hand: 'T4 S7', coins: 1 }], turn: { balloonRight: true } });
    const rolled = sent(s, 'go B; pay T4; pay S7; add balloon 2; depart', [4]);
    expect(legal(rolled.state)).toEqual(['accept', 'reroll']);
    expect(rolled.record.entries.map(({ luck }) => luck)).toEqual([[], [], [], [], [4]]);
  });

  clause('ED-6.9', 'it is played all or nothing', () => {
    const s = journey({ travellers: [{ at: 'hongkong', hand: 'T4 S7' }] });
    const match = matchesOf(EightyDays).startFrom(s.plan, s);
    const answer = matchesOf(EightyDays).submit(match, 0, ['go B', 'pay T4', 'pay S8', 'depart'].map(move), scripted([]));
    expect(answer).toMatchObject({ ok: false, at: 2, refusal: { clause: 'ED-6.3' } });
    expect(match.state).toEqual(s);
  });

  clause('ED-5.7', 'after three picks of a trade only stop is left, and plays itself', () => {
    const s = journey({ seats: 5, travellers: [{ hand: 'T4 T6 S7 S8', coins: 2 }], phase: 'act', space: 'trade' });
    const after = sent(s, 'act trade; swap T4; swap T6; swap S7', [0, 0, 0]);
    expect(written(after)).toEqual(['act trade', 'swap T4', 'swap T6', 'swap S7', 'stop']);
  });

  clause('ED-6.1', 'who can only stay ends his turn by itself', () => {
    const s = journey({ phase: 'act', space: 'coin' });
    const after = sent(s, 'decline');
    expect(written(after)).toEqual(['decline', 'end turn']);
    expect(awaited(after.state)).toBe(1);
  });
});

describe('taking back', () => {
  const undone = (s: ReturnType<typeof journey>, notations: string, luck: readonly number[] = []) =>
    matchesOf(EightyDays).takeBack(sent(s, notations, luck), awaited(s))?.state;

  clause('ED-5.1', 'actions can be taken back, but no card drawn', () => {
    const act = (space: 'coin' | 'event') => journey({ travellers: [{ coins: 4 }], phase: 'act', space });
    expect(undone(act('coin'), 'act coin')).toEqual(act('coin'));
    expect(undone(act('event'), 'act event', [0])).toBe(undefined);
  });

  clause('ED-4.4', 'a card of the display can be put back, a blind one cannot', () => {
    const s = journey({ seats: 6, seat: 5, phase: 'choose', display: '- - - S6' });
    expect(undone(s, 'take detective')).toEqual(s);
    expect(undone(s, 'take blind', [0, 0, 0, 0, 0, 0, 0])).toBe(undefined);
  });

  clause('ED-6.9', 'a leg can be taken back step by step until a die is rolled', () => {
    const s = journey({ travellers: [{ at: 'suez', hand: 'S4 S8', coins: 2, events: 'offer' }], turn: { balloonRight: true } });
    expect(undone(s, 'go A')).toEqual(s);
    expect(traveller(undone(s, 'go A; pay S4; pay S8; add offer; depart') ?? s).position).toBe(3);
    expect(undone(s, 'go A; pay S4; pay S8; add balloon 2; depart', [5])).toBe(undefined);
  });

  clause('ED-9.3', 'a chip can be taken back, unless a card was drawn', () => {
    const chip = (red: 'coin' | 'day' | 'travel') =>
      journey({ travellers: [{ at: 'brindisi', hand: 'S4', coins: 4 }], red: { suez: red } });
    expect(undone(chip('coin'), 'go A; pay S4; depart; use chip')?.chips.red[2]).toBe('coin');
    expect(undone(chip('day'), 'go A; pay S4; depart; use chip')?.chips.red[2]).toBe('day');
    expect(undone(chip('travel'), 'go A; pay S4; depart; leave chip')?.chips.red[2]).toBe('travel');
    expect(undone(chip('travel'), 'go A; pay S4; depart; use chip', [0])).toBe(undefined);
  });

  clause('ED-11.2', 'a purchase cannot be taken back, a card played can', () => {
    const s = journey({ travellers: [{ coins: 4, events: 'connection' }] });
    expect(undone(s, 'buy travel', [0])).toBe(undefined);
    expect(undone(s, 'play connection')).toEqual(s);
  });
});
