import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runTask, type Task } from '../../review/index.ts';
import { handsOf } from './hands.ts';
import { openedRecord } from './opened-record.ts';

const text = readFileSync(new URL('../../games/city-tour/matches/day-1-won.match', import.meta.url), 'utf8');

test('the desk plays itself: it finds the same, one task after the other, and tells of a fault', async () => {
  const film = await openedRecord(text);
  const hands = handsOf(film, text, 1);
  const task: Task = { line: 0, what: 'value', games: 4, pass: 0 };
  const again: Task = { ...task, pass: 1 };
  const replies = await Promise.all([task, again].map(each => hands.ask(each, 'a value')));
  expect(replies).toEqual([{ found: runTask(film, task) }, { found: runTask(film, again) }]);

  const others = handsOf({ ...film, states: [] }, text, 1);
  expect(await others.ask(task, 'a value')).toEqual({ fault: expect.any(String) });
  hands.close();
  others.close();
});

test('whoever is told of touches goes on, and finds the same', async () => {
  const film = await openedRecord(text);
  const hands = handsOf(film, text, 1);
  const task: Task = { line: 0, what: 'value', games: 3, pass: 0 };
  hands.touched();
  const asked = hands.ask(task, 'a value');
  hands.touched();
  expect(await asked).toEqual({ found: runTask(film, task) });
  hands.close();
});
