// What befalls the reader is always in the line of a turn, with its figure.
import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../../kernel/index.ts';
import type { Event } from '../events.ts';
import { HEARD, SPOKEN, type Spoken, storyTo, TEXTS } from './heard.testing.ts';

const ADA = 0;
const BRUNO = 1;
const ÉLISE = 2;

type Part = Event extends infer E ? (E extends Event ? Omit<E, 'seat'> : never) : never;

/** A turn of Bruno. */
function turn(...parts: readonly Part[]): readonly Event[] {
  return parts.map(part => ('seats' in part && part.type === 'pressed' ? part : { ...part, seat: BRUNO })) as readonly Event[];
}

const TAKEN: Part = { type: 'taken', space: 'event', card: 'T6' };
const STORM: Part = {
  type: 'blueStruck',
  reveals: true,
  event: 'storm',
  days: 2,
  seats: [0, 1, 2],
  lost: [['offer', 'balloon'], [], ['express']],
};
const SET_OUT: Part = { type: 'setOut', from: 'suez', to: 'bombay', route: 'A' };
const PAIR: Part = { type: 'travelled', from: 'suez', to: 'bombay', days: 8, parts: [8, 8], saved: 8, offers: 0 };
const ASKED: Part = { type: 'questioned', place: 'bombay', days: 2 };
const CHIP: Part = { type: 'chipUsed', place: 'bombay', colour: 'red', chip: 'day' };
const DELAYED: Part = { type: 'delayed', seats: [0, 2], days: 1 };
const PRESSED: Part = { type: 'pressed', seats: [0, 1], days: 1 } as Part;
const SENT: Part = { type: 'detectiveSent', place: 'paris', next: [ADA], there: [ÉLISE] };

describe('what befalls the reader', () => {
  test('a storm: its days, and the event cards it takes', () => {
    const line = (spoken: Spoken, viewer: Viewer) => storyTo(spoken, turn(TAKEN, STORM, SET_OUT, PAIR, CHIP), viewer);
    expect(line('en', ADA)).toContain('draws Storm (everyone +2 days; you lose the Offer and the Balloon)');
    expect(line('da', ADA)).toContain('trækker Storm (alle +2 dage; du mister Tilbud og Ballon)');
    expect(line('fr', ADA)).toContain('(+2 jours pour tous ; vous perdez');
    expect(line('de', ADA)).toContain('(alle +2 Tage; du verlierst „Angebot“ und „Ballon“)');
    expect(line('en', BRUNO)).toContain('(everyone +2 days)');
    expect(line('en', 3)).toContain('(everyone still travelling +2 days)');
  });

  test('a chip of somebody else', () => {
    const line = (spoken: Spoken, viewer: Viewer) => storyTo(spoken, turn(TAKEN, SET_OUT, PAIR, CHIP, DELAYED), viewer);
    expect(line('en', ADA)).toContain('uses the red chip (you and Élise lose 1 day)');
    expect(line('da', ADA)).toContain('1 dag');
    expect(line('fr', ADA)).toContain('1 jour');
    expect(line('de', ADA)).toContain('1 Tag');
  });

  test('time pressure, in the line of the turn before it', () => {
    const line = (viewer: Viewer) => storyTo('en', turn(TAKEN, PRESSED), viewer);
    expect(line(ADA)).toBe('Bruno takes train 6 and stays. You and Bruno lose 1 day to time pressure.');
    expect(line(BRUNO)).toBe('You take train 6 and stay. You and Ada lose 1 day to time pressure.');
  });

  test('the detective on the next stop, or where the reader stands', () => {
    expect(storyTo('en', turn(TAKEN, SENT), ADA)).toContain('moves the detective to Paris, your next stop');
    expect(storyTo('en', turn(TAKEN, SENT), ÉLISE)).toContain('moves the detective to Paris, where you are');
    expect(storyTo('de', turn(TAKEN, SENT), ADA)).toContain('schickt den Detektiv nach Paris, deinem nächsten Halt');
  });

  test('is never crowded out by what others did', () => {
    const much = turn(
      TAKEN,
      { type: 'watchTaken' },
      { type: 'bought', what: 'event', price: 2 },
      STORM,
      SENT,
      SET_OUT,
      PAIR,
      CHIP,
      DELAYED,
      ASKED,
      PRESSED,
    );
    for (const spoken of SPOKEN) {
      const line = storyTo(spoken, much, ADA) ?? '';
      expect(line).toMatch(/\+2 (days|dage|jours|Tage)/);
      expect(line.match(/1 (day|dag|jour|Tag)/g)).toHaveLength(2);
      expect(line).toContain('Paris');
    }
  });

  test('in the own turn everything, with cards and coins', () => {
    const own = turn(
      { type: 'taken', space: 'coin', card: 'S7' },
      { type: 'coinsReceived', coins: 1 },
      { type: 'bought', what: 'event', price: 2 },
      { type: 'eventDrawn', event: 'offer' },
      SET_OUT,
      PAIR,
      { type: 'discarded', card: 'T6' },
      { type: 'discarded', card: 'S8' },
    );
    expect(storyTo('en', own, BRUNO)).toBe(
      'You take ship 7, take 1 coin, buy 1 card for 2 coins, draw Offer, reach Bombay in 8 days (8 + 8, less 8 for the pair) and discard train 6 and ship 8.',
    );
  });
});

test('the days of the detective are named apart from those of the leg', () => {
  const asked = turn(TAKEN, SET_OUT, PAIR, ASKED);
  expect(storyTo('en', asked, ADA)).toBe(
    'Bruno takes train 6 and reaches Bombay in 10 days (8 + 8, less 8 for the pair, +2 for the detective’s questions).',
  );
  expect(storyTo('de', asked, ADA)).toContain('nach 10 Tagen (8 + 8, weniger 8 für das Paar, +2 für die Fragen des Detektivs)');
  expect(storyTo('en', turn(TAKEN, ASKED), ADA)).toContain('loses 2 days to the detective');
});

test('nobody stays before the turn is over', () => {
  const told = (isOver: boolean) => {
    const story = TEXTS.en.story?.(
      turn(TAKEN),
      { name: () => 'Bruno', isYou: () => false, tell: (_seat, _you, other) => other('Bruno') },
      isOver,
    );
    return story?.map(part => (typeof part === 'string' ? part : part.piece)).join('');
  };
  expect(told(false)).toBe('Bruno takes T6.');
  expect(told(true)).toBe('Bruno takes T6 and stays.');
});

/** The days that each event costs a reader. */
function daysOf(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'travelled':
    case 'questioned':
      return event.seat === seat ? event.days : 0;
    case 'blueStruck':
    case 'pressed':
    case 'delayed':
      return event.seats.includes(seat) ? event.days : 0;
    default:
      return 0;
  }
}

test.each(SPOKEN)('whole matches: every day that a turn costs the reader is in its line (%s)', spoken => {
  const kinds = new Set<string>();
  for (const { seats, turns } of HEARD) {
    for (const events of turns) {
      for (let reader = 0; reader < seats; reader++) {
        const asked = events.find(event => event.type === 'questioned')?.days ?? 0;
        for (const event of events) {
          const days = daysOf(event, reader);
          if (days === 0) continue;
          kinds.add(event.type);
          const line = storyTo(spoken, events, reader) ?? '';
          const figures = event.type === 'travelled' ? [days, days + asked] : [days];
          expect(
            figures.some(figure => new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(line)),
            `${JSON.stringify(event)}: ${line}`,
          ).toBe(true);
        }
      }
    }
  }
  expect([...kinds].sort()).toEqual(['blueStruck', 'delayed', 'pressed', 'questioned', 'travelled']);
});
