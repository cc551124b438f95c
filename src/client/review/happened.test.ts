import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryOf } from '../../games/index.ts';
import { matchesOf, readRecord, textsIn } from '../../kernel/index.ts';
import { looksOf } from '../pages/moment.ts';
import { doneAt, drawnAt, happenedAt, sentencesIn } from './happened.ts';
import { readersOf } from './sight.ts';

/** A recorded match, as far as its log is told. */
async function matchOf(id: string, name: string): Promise<Parameters<typeof drawnAt>[0]> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`no game ${id}`);
  const [game, texts] = [await entry.open(), await textsIn(entry, 'en')];
  const reading = readRecord(game, JSON.parse(readFileSync(new URL(`../../games/${id}/matches/${name}.match`, import.meta.url), 'utf8')));
  if (!reading.ok) throw new Error('the record cannot be read');
  const { record } = reading;
  const again = matchesOf(game).replay(record);
  if (!again.ok) throw new Error(again.reason);
  const film = { id, record, file: '', mine: [], states: matchesOf(game).states(record), told: again.events };
  return { film, opened: { game, texts } as Parameters<typeof drawnAt>[0]['opened'], looks: looksOf(film) };
}

test('the seat of this device is “you”, even where a bot finished the match for its person', async () => {
  const match = await matchOf('eighty-days', 'version-2-two-players');
  const { film } = match;
  const record = { ...film.record, players: film.record.players?.map(player => ({ ...player, kind: 'bot' as const })) };
  const own = { ...film, record, mine: [1] } as typeof film;
  expect(drawnAt({ ...match, film: own, looks: readersOf(own) }, 16, 1)[0]).toMatch(/^You draw the Storm/);
});

describe('a draw is told by what was drawn', () => {
  test('the tiles of City Tour, not those that were placed', async () => {
    const match = await matchOf('city-tour', 'day-8-lost-at-a-special-site');
    expect(happenedAt(match, 3, 2)[0]).toContain('places a double bend');
    expect(drawnAt(match, 3, 2)).toEqual(['Turn 5: a double bend (green) and a double bend (blue, green).']);
  });

  test('the cards and dice of On Tour, not what was written', async () => {
    const match = await matchOf('on-tour-paris', 'solo');
    expect(drawnAt(match, 16, 0)).toEqual(['Turn 8: South XIII, East XX and North II; Phileas rolls 9 and 2.']);
  });

  test('the cards of 80 Days, not who starts', async () => {
    const match = await matchOf('eighty-days', 'version-2-two-players');
    expect(drawnAt(match, 10, 0)).toEqual(['On the track: train 4, ship 6 and ship 5.']);
    expect(drawnAt(match, 16, 1)[0]).toMatch(/draws the Storm/);
  });
});

test('what somebody did is told by the log, with their name', async () => {
  const match = await matchOf('eighty-days', 'version-2-two-players');
  expect(doneAt(match, 14, 1, 'Buy an event card for 2 coins')).toBe('Nellie pays 2 coins for an event card.');
});

test('that somebody has finished does not tell what was written to finish', async () => {
  const match = await matchOf('on-tour-paris', 'eight-seats');
  const told = match.film.told.findIndex(events => events.some(event => event.type === 'finished')) - 1;
  const { seat = 0, move = { type: '' } } = match.film.record.entries[told] ?? {};
  const { game, texts } = match.opened;
  expect(happenedAt(match, told, seat)).toEqual([]);
  expect(texts.move(move, game.view(match.film.states[told], seat))).toMatch(/ and finish$/);
  expect(doneAt(match, told, seat, texts.move(move, game.view(match.film.states[told], seat)))).toBeUndefined();
});

test('what came of a move is not told for the move', async () => {
  const match = await matchOf('tour-operator', 'two-players');
  const flight = match.film.told.findIndex(events => events.findIndex(event => event.type === 'flown') > 0) - 1;
  const { seat = 0, move = { type: '' } } = match.film.record.entries[flight] ?? {};
  const { game, texts } = match.opened;
  const text = texts.move(move, game.view(match.film.states[flight], seat));
  expect(happenedAt(match, flight, seat)[0]).toContain('dirty seat');
  expect(doneAt(match, flight, seat, text)).toMatch(/ flies to /);
  expect(doneAt(match, flight, seat, 'Stay and end your turn')).toBeUndefined();
});

test('a full stop in brackets ends no sentence', () => {
  expect(sentencesIn('Ada writes 47 in China Club (XII) and 74 in New Morning (arr. X). Doubles: a star for everyone!')).toEqual([
    'Ada writes 47 in China Club (XII) and 74 in New Morning (arr. X).',
    'Doubles: a star for everyone!',
  ]);
  expect(sentencesIn('')).toEqual([]);
});
