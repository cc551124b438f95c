import { expect, test } from 'vitest';
import type { MatchRecord, Player, Tagged } from '../../kernel/index.ts';
import { voiceTo } from '../table/voice.ts';
import { firstViewer, looksOf } from './moment.ts';

const BARE: MatchRecord<Tagged, unknown> = { game: 'toy', options: {}, seats: 3, version: 1, dealt: [], check: '', entries: [] };

function played(players: readonly Player[], mine: readonly number[] = []) {
  return looksOf({ record: { ...BARE, players }, mine });
}

test('people and bots keep their names in a replay', () => {
  const looks = played([
    { name: 'Ada', kind: 'human' },
    { name: 'Bruno', kind: 'bot' },
    { name: 'Chloé', kind: 'human' },
  ]);

  expect(looks.map(({ name, kind }) => `${name} ${kind}`)).toEqual(['Ada human', 'Bruno bot', 'Chloé human']);
});

test('a record without names is told of travellers', () => {
  expect(looksOf({ record: BARE, mine: [] }).map(({ name }) => name)).toEqual(['Phileas', 'Nellie', 'Ida']);
});

test('a name from a file is cleaned and told apart from the others, and "You" is no name', () => {
  const looks = played([
    { name: 'You', kind: 'human' },
    { name: 'A\u202eda\u0000', kind: 'human' },
    { name: 'Ada', kind: 'bot' },
  ]);

  expect(looks.map(({ name }) => name)).toEqual(['Phileas', 'Ada', 'Ada 2']);
});

test('a replay speaks to whoever sat at the table alone at the device, and by name to all others', () => {
  const people: readonly Player[] = [
    { name: 'Ada', kind: 'human' },
    { name: 'Bruno', kind: 'human' },
  ];
  const told = (mine: readonly number[]) => {
    const voice = voiceTo(played(people, mine));
    return [0, 1].map(seat => voice.tell(seat, 'you', name => name));
  };

  expect(told([1])).toEqual(['Ada', 'you']);
  expect(told([])).toEqual(['Ada', 'Bruno']);
  expect(told([0, 1])).toEqual(['Ada', 'Bruno']);
});

test('one looks through one’s own eyes first', () => {
  expect([[2], [], [0, 1]].map(mine => firstViewer({ mine }))).toEqual([2, 'public', 'public']);
});
