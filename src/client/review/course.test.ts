import { describe, expect, test } from 'vitest';
import { courseOf, placeOf, prospectAt, sectionAt, swingsOf, unknownFrom } from './course.ts';
import { cornerFor, frameFor, placedTags } from './crop.ts';
import { REVIEW_KEYS, reviewKeyOf } from './key-list.ts';
import { decision, draw, figure, lostByCards } from './review.testing.ts';
import { isShown, mostIn, sheetOf } from './sheet.ts';

const review = lostByCards();
const course = courseOf(review, 20, [
  { name: 'Round 1', from: 1 },
  { name: 'Round 2', from: 5 },
  { name: 'Round 3', from: 6 },
  { name: 'Round 4', from: 30 },
]);

describe('the course of a match', () => {
  test('has a place for every line with a draw or a decision, and one for the end', () => {
    expect(course.lines).toEqual([0, 4, 9, 12, 20]);
    expect(course.steps.map(steps => steps.length)).toEqual([1, 2, 1, 1, 0]);
  });

  test('is in the sections of the log, as far as something happens in them', () => {
    expect(course.sections).toEqual([
      { name: 'Round 1', from: 0 },
      { name: 'Round 3', from: 2 },
    ]);
    expect(sectionAt(course, 1)).toBe('Round 1');
    expect(sectionAt(course, 4)).toBe('Round 3');
  });

  test('finds the place of a line, or the last before it', () => {
    expect(placeOf(course, 9)).toBe(2);
    expect(placeOf(course, 11)).toBe(2);
    expect(placeOf(course, 99)).toBe(4);
  });

  test('expects nothing where nobody has looked', () => {
    const begun = { ...review, steps: [decision(0, 0), decision(4, 1, { games: 0 })] };
    const short = courseOf(begun, 20, []);
    expect(prospectAt(short, 0, 0)?.score.value).toBe(76);
    expect(prospectAt(short, 1, 0)).toBeUndefined();
    expect(unknownFrom(short)).toBe(1);
    expect(unknownFrom(course)).toBeUndefined();
  });

  test('tells apart what luck, one’s own decisions and those of others did', () => {
    expect(swingsOf(course, review, 0, null)).toEqual({ luck: [0, 0, 0, -4.1, 0], skill: [0, 1.5, -2.2, 0, 0] });
    expect(swingsOf(course, review, 0, 'you').skill).toEqual([0, 0, -2.2, 0, 0]);
    expect(swingsOf(course, review, 0, 'others')).toEqual({ luck: [0, 0, 0, 0, 0], skill: [0, 1.5, 0, 0, 0] });
  });
});

const line = (at: number) => ({ line: at, seat: null, text: '', changes: [] });
const turn = (seat: number, at: number, text: string) => ({ seat, subject: 'You', story: [`You ${text}`], changes: [], lines: [line(at)] });

const madeAt = () => '';

describe('the scoresheet', () => {
  const chapters = [
    { heading: 'Round 1', turns: [turn(0, 1, 'stay'), turn(1, 5, 'trade')] },
    { heading: 'Round 2', turns: [turn(0, 10, 'sail on'), turn(0, 10, 'wait')] },
  ];
  const rows = sheetOf(review, chapters, {}, madeAt);

  test('has a row for each round and a column for each seat, with the worst mark of the turn', () => {
    expect(rows.map(({ name }) => name)).toEqual(['Round 1', 'Round 2']);
    expect(rows[0]?.squares[1]?.[0]).toMatchObject({ line: 4, text: 'Trade', given: 3, luck: -2, mark: 'blunder' });
    expect(rows[1]?.squares[0]?.[0]).toMatchObject({ line: 9, text: 'Sail on', mark: 'mistake' });
  });

  test('counts an entry once, though two turns tell of it', () => {
    expect(rows[1]?.squares[0]?.[1]).toMatchObject({ text: 'Wait', given: 0, mark: null, lines: [] });
  });

  test('gives a decision to whoever made it, though only the next turn tells of it', () => {
    const [row] = sheetOf(review, [{ heading: 'Round 1', turns: [turn(1, 2, 'arrive'), turn(0, 5, 'begin the round')] }], {}, madeAt);
    expect(row?.squares[1]?.[0]).toMatchObject({ line: 4, lines: [1, 4], text: 'Arrive', mark: 'blunder' });
    expect(row?.squares[0]?.[0]).toMatchObject({ lines: [], mark: null });
  });

  test('tells a decision that was made in secret by what was revealed when all had decided', () => {
    const turns = [
      turn(0, 1, 'have finished'),
      turn(0, 2, 'write 43 in Le Bal Blomet'),
      turn(1, 2, 'write 43 in Le Balajo'),
      turn(0, 3, 'roll first'),
    ];
    const secret = { ...review, steps: [decision(0, 0), decision(1, 1)] };
    const made = ['write 43 in Le Bal Blomet', 'write 43 in Le Balajo'];
    const [row] = sheetOf(secret, [{ heading: 'Round 1', turns }], {}, (at, seat) => (at === seat ? (made[at] ?? '') : ''));
    expect(row?.squares[0]).toMatchObject([
      { line: 0, text: 'Write 43 in Le Bal Blomet' },
      { line: 2, text: 'Roll first' },
    ]);
    expect(row?.squares[1]).toMatchObject([{ line: 1, text: 'Write 43 in Le Balajo' }]);
  });

  test('makes a round of turns of single players', () => {
    const single = [0, 1, 0, 1].map((seat, at) => ({ heading: `Turn ${at + 1}`, turns: [turn(seat, at + 1, 'stay')] }));
    expect(sheetOf(review, single, {}, madeAt).map(({ name }) => name)).toEqual(['Turn 1', 'Turn 3']);
  });

  test('has its longest bar for the largest figure of any square', () => {
    expect(mostIn(rows)).toBe(3);
    const swings = { ...review, steps: [decision(4, 1, { loss: figure(37) }), draw(9, 0, [-88.5, 88.5, 0, 0])] };
    expect(mostIn(sheetOf(swings, chapters, {}, madeAt))).toBe(88.5);
  });

  test('can be filtered', () => {
    const [square] = rows[0]?.squares[1] ?? [];
    const all = { isMistakes: false, isMine: false, isLucky: false, search: '' };
    expect(square && isShown(square, { ...all, isMistakes: true, isLucky: true, search: 'TRA' }, 0)).toBe(true);
    expect(square && isShown(square, { ...all, isMine: true }, 0)).toBe(false);
    expect(square && isShown(square, { ...all, search: 'sail' }, 0)).toBe(false);
  });
});

describe('the part of a board that is looked at', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 600 };
  const room = { width: 450, height: 270 };

  test('holds all that is compared, in the shape of the room, and stays on the board', () => {
    const boxes = [
      { x: 900, y: 500, width: 60, height: 60 },
      { x: 700, y: 400, width: 20, height: 20 },
    ];
    const seen = frameFor(boxes, [], whole, room);
    expect(seen.width / seen.height).toBeCloseTo(room.width / room.height);
    expect(seen.x).toBeLessThan(700);
    expect(seen.x + seen.width).toBeLessThanOrEqual(1000);
    expect(seen.y + seen.height).toBeCloseTo(600);
  });

  test('holds one’s own figure too, unless that is too far away to be recognized together', () => {
    const [low, beside, far] = [
      { x: 300, y: 560, width: 100, height: 40 },
      { x: 420, y: 500, width: 20, height: 20 },
      { x: 500, y: 10, width: 20, height: 20 },
    ];
    const high = { width: 450, height: 200 };
    expect(frameFor([low], [beside], whole, high)).not.toEqual(frameFor([low], [], whole, high));
    expect(frameFor([low], [far], whole, high)).toEqual(frameFor([low], [], whole, high));
    expect(frameFor([], [far], whole, high).width).toBe(420);
  });

  test('is never so near that nobody knows where it is, nor farther than the whole', () => {
    expect(frameFor([{ x: 500, y: 300, width: 4, height: 4 }], [], whole, room).width).toBe(420);
    expect(frameFor([], [], whole, room)).toEqual({ x: 0, y: 0, width: 1000, height: 600 });
  });
});

test('every key of a review has one meaning', () => {
  const keys = REVIEW_KEYS.flatMap(each => each.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(reviewKeyOf('ArrowRight', true)).toBe('turning');
  expect(reviewKeyOf('o', false)).toBe('open');
  expect(reviewKeyOf('p', false)).toBe('playOn');
  expect(reviewKeyOf('?', true)).toBeUndefined();
});

describe('the tags on a board', () => {
  const room = { width: 452, height: 270 };
  const tag = (box: { x: number; y: number; width: number; height: number }, isAbove: boolean) => ({ box, width: 80, height: 26, isAbove });
  const isInside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
    x >= 0 && y >= 0 && x + width <= room.width && y + height <= room.height;
  const meet = (one: { x: number; y: number; width: number; height: number }, other: typeof one) =>
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

  test('stay inside the frame, whichever edge their move is at', () => {
    for (const x of [-30, 0, 200, 440])
      for (const y of [-30, 0, 120, 260])
        for (const isAbove of [true, false])
          expect(placedTags([tag({ x, y, width: 40, height: 40 }, isAbove)], room, []).every(isInside), `${x} ${y}`).toBe(true);
  });

  test('lie neither under the name of the moment nor on one another', () => {
    const chip = { x: 6, y: 6, width: 140, height: 34 };
    const tiles = [
      { x: 20, y: 44, width: 40, height: 40 },
      { x: 66, y: 44, width: 40, height: 40 },
    ];
    const [better, made] = placedTags(
      tiles.map((box, at) => tag(box, at === 0)),
      room,
      [chip],
    );
    if (!better || !made) throw new Error('there are two tags');
    expect([meet(better, chip), meet(made, chip), meet(better, made)]).toEqual([false, false, false]);
  });

  test('and the name of the moment leaves the corner where a move is marked', () => {
    const chip = { width: 140, height: 34 };
    expect(cornerFor(chip, room, [])).toBe('left');
    expect(cornerFor(chip, room, [{ x: 0, y: 0, width: 60, height: 60 }])).toBe('right');
    expect(cornerFor(chip, room, [{ x: 0, y: 0, width: 452, height: 60 }])).toBe('low');
  });
});
