// Every game drawn in every language: nothing wider than a line, nothing unnamed, everything found by its name.
import { describe, expect, test } from 'vitest';
import { entryOf, GAME_IDS } from '../../games/index.ts';
import { DRAWING_WIDTH, type DrawnLine, fast, LANGUAGES, silent, voiceOf } from '../../kernel/index.ts';
import { chosenFrom } from '../../testing/part.ts';
import { namesIn } from '../names.ts';
import { piecesNamed } from './piece-search.ts';

const CHOSEN = chosenFrom('language of the drawings', LANGUAGES);
const MOST_MOVES = 2000;
/** Rows of a map, where the choices still have room below it. */
const MOST_ROWS = 17;
const lengthOf = (line: DrawnLine) => line.reduce((all, part) => all + [...(typeof part === 'string' ? part : part.text)].length, 0);

async function opened(id: string) {
  const entry = entryOf(id);
  if (!entry?.drawing) throw new Error(`${id} has no drawing`);
  return { entry, game: await entry.open(), draw: await entry.drawing() };
}

describe.each(GAME_IDS)('%s', id => {
  test.each(CHOSEN)('is drawn within 80 columns from the first move to the last (%s)', async language => {
    const { entry, game, draw } = await opened(id);
    const drawing = draw(language, await entry.texts[language]());
    const voice = namesIn(language);
    const chance = fast(`drawn ${id}`);
    const seats = game.seats.most;
    const reading = game.options.read({}, seats);
    if (!reading.ok) throw new Error(reading.problem);
    const state = game.setup({ options: reading.options, seats, version: game.version }, silent(chance));
    for (let move = 0; move < MOST_MOVES && !game.outcome(state); move++) {
      const [seat] = game.awaiting(state);
      if (seat === undefined) break;
      const view = game.view(state, seat);
      if (move % 7 === 0) {
        const lines = drawing.map(view, voice, MOST_ROWS);
        // A sentence of one piece is broken between words; what is drawn is not.
        for (const line of lines) if (line.length > 1) expect(lengthOf(line)).toBeLessThanOrEqual(DRAWING_WIDTH);
        expect(drawing.phase(view)).not.toBe('');
      }
      const legal = game.legal(state, seat).filter(each => !game.surrenders?.(each));
      const chosen = legal[chance.below(legal.length)];
      if (chosen) game.play(state, seat, chosen, silent(chance));
    }
    expect(game.outcome(state)).toBeDefined();
    for (let seat = 0; seat < seats; seat++) expect(drawing.result(game.view(state, 'public'), seat, [])).toMatch(/\d/);
  });

  test.each(CHOSEN)('every piece is found by its name (%s)', async language => {
    const { entry, game, draw } = await opened(id);
    const texts = await entry.texts[language]();
    const drawing = draw(language, texts);
    const reading = game.options.read({}, game.seats.least);
    if (!reading.ok) throw new Error(reading.problem);
    const state = game.setup({ options: reading.options, seats: game.seats.least, version: game.version }, silent(fast('found')));
    const seen = { texts, drawing, view: game.view(state, 0), voice: voiceOf(seat => `${seat}`) };
    for (const [piece, name] of Object.entries(texts.pieces)) {
      if (!piece.startsWith('effect:')) expect(piecesNamed(seen, name), name).not.toEqual([]);
    }
    for (const touch of drawing.pieces(seen.view)) expect(texts.explain?.(touch, seen.view, seen.voice), touch).toBeDefined();
  });
});

test('City Tour marks the way that the bus has come, and nothing before it has driven', async () => {
  const { entry, game, draw } = await opened('city-tour');
  const drawing = draw('en', await entry.texts.en());
  const reading = game.options.read({}, 1);
  if (!reading.ok) throw new Error(reading.problem);
  const chance = fast('way');
  const state = game.setup({ options: reading.options, seats: 1, version: game.version }, silent(chance));
  const marks = () => JSON.stringify(drawing.map(game.view(state, 0), namesIn('en'), MOST_ROWS)).split('*').length - 1;
  expect(marks()).toBe(0);
  for (let turn = 0; turn < 40 && marks() === 0 && game.awaiting(state).length > 0; turn++) {
    const legal = game.legal(state, 0).filter(each => !game.surrenders?.(each));
    const move = legal[chance.below(legal.length)];
    if (move) game.play(state, 0, move, silent(chance));
  }
  expect(marks()).toBeGreaterThanOrEqual(2);
});

test.each([
  ['eighty-days', 'suez', /^Suez \(/],
  ['eighty-days', 'Passepartout', /^Passepartout \(.*\): \S/],
  ['bodensee', 'hotel', /^Hotel \(.*\): \S/],
  ['tour-operator', 'flight engineer', /^Flight Engineer \(.*\): .*fuel/],
  ['tour-operator', 'reykjavik', /^Reykjavík \(/],
])('%s: "%s" is explained', async (id, wanted, expected) => {
  const { entry, game, draw } = await opened(id);
  const texts = await entry.texts.en();
  const reading = game.options.read({}, 2);
  if (!reading.ok) throw new Error(reading.problem);
  const state = game.setup({ options: reading.options, seats: 2, version: game.version }, silent(fast('found')));
  const drawing = draw('en', texts);
  expect(piecesNamed({ texts, drawing, view: game.view(state, 0), voice: namesIn('en') }, wanted)[0]).toMatch(expected);
});
