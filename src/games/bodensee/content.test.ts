import { expect, test } from 'vitest';
import { ATTRACTIONS, TOWNS } from './components.ts';
import { readAttractionsCsv, readContentJson, writeAttractionsCsv } from './content.ts';
import { SAMPLE } from './content-sample.ts';
import { OPTIONS } from './options.ts';
import { lake, legal, play } from './table.testing.ts';

const HEADING = 'Category,NameEnglish,NameGerman,Value,Priority,PaysBonusEuro,GrantedAction,Notes';
const csv = (...rows: readonly string[]) => readAttractionsCsv([HEADING, ...rows].join('\n'));
const json = (change: object) => readContentJson(JSON.stringify({ ...SAMPLE, ...change }));
const errorsOf = (reading: { ok: boolean; errors?: readonly string[] }) => reading.errors ?? [];

test('a table of attractions is read with quotes, either name of grey, and a Danish name if there is one', () => {
  const reading = readAttractionsCsv(
    `${HEADING},NameDanish\r\nNATURE,"Path, long","Weg ""lang""",1,1,TRUE,,"two\nlines",Sti\r\nGRAY,Casino,Kasino,2,1,false,REROLL,,\r\nUTILITY,Casino,Kasino,3,1,0,REROLL,,\r\n`,
  );
  expect(reading).toEqual({
    ok: true,
    warnings: [],
    content: {
      towns: null,
      roads: null,
      attractions: [
        {
          id: 'path-long',
          category: 'green',
          value: 1,
          priority: 1,
          bonus: true,
          effect: null,
          english: 'Path, long',
          german: 'Weg "lang"',
          danish: 'Sti',
        },
        {
          id: 'casino',
          category: 'grey',
          value: 2,
          priority: 1,
          bonus: false,
          effect: 'REROLL',
          english: 'Casino',
          german: 'Kasino',
          danish: 'Casino',
        },
        {
          id: 'casino-2',
          category: 'grey',
          value: 3,
          priority: 1,
          bonus: false,
          effect: 'REROLL',
          english: 'Casino',
          german: 'Kasino',
          danish: 'Casino',
        },
      ],
    },
  });
});

test('every wrong line of a table is named with its reason', () => {
  const errors = errorsOf(
    csv(
      'NATURE,Path,Weg,1,1,,,',
      'PINK,X,X,1,1,,,',
      'RED,Y,Y,0,1,,,',
      'RED,Z,Z,1,100,,,',
      'RED,Q',
      'RED,E,E,1,1,maybe,,',
      'GRAY,F,F,1,1,,FLY,',
      'RED,,G,1,1,,,',
      'RED,H,H,1,1,,BUILD,',
    ),
  );
  expect(errors).toHaveLength(8);
  expect(errors[0]).toMatch(/^line 3: Category must be one of/);
  expect(errors[1]).toMatch(/^line 4: value must be a whole number from 1 to 10, not 0/);
  expect(errors[2]).toMatch(/^line 5: priority must be a whole number from 1 to 99/);
  expect(errors[3]).toBe('line 6: there must be 8 fields, not 2');
  expect(errors[4]).toMatch(/^line 7: PaysBonusEuro/);
  expect(errors[5]).toMatch(/^line 8: GrantedAction must be empty or one of BUILD/);
  expect(errors[6]).toBe('line 9: NameEnglish must not be empty');
  expect(errors[7]).toMatch(/^line 10: effect must be null, not "BUILD", for only a grey attraction grants an action/);
});

test('a table that breaks off, has no heading or no rows is refused', () => {
  expect(errorsOf(csv('NATURE,"Path,Weg,1,1,,,'))).toEqual(['line 2: a quoted field is not closed']);
  expect(errorsOf(readAttractionsCsv(''))).toEqual(['line 1: the heading is missing']);
  expect(errorsOf(readAttractionsCsv('Category,Value'))[0]).toMatch(/^line 1: the heading must name NameEnglish/);
  expect(errorsOf(csv())).toEqual(['line 2: there is no attraction']);
});

test('the printed attractions survive being written and read', () => {
  const reading = readAttractionsCsv(writeAttractionsCsv(ATTRACTIONS));
  const bare = (tiles: readonly object[] | null | undefined) => tiles?.map(tile => ({ ...tile, id: '' }));
  expect(bare(reading.ok ? reading.content.attractions : null)).toEqual(bare(ATTRACTIONS));
});

test('content is read from JSON, and missing parts are the printed ones', () => {
  expect(json({})).toEqual({ ok: true, content: SAMPLE, warnings: [] });
  const tilesOnly = readContentJson(JSON.stringify({ attractions: SAMPLE.attractions }));
  expect(tilesOnly).toMatchObject({ ok: true, content: { towns: null, roads: null } });
});

test('a few harbours are worth a warning', () => {
  const towns = SAMPLE.towns?.map(town => ({ ...town, harbour: town.id === 'kon', morning: 'increase' }));
  const reading = json({ towns });
  expect(reading.ok && reading.warnings[0]).toMatch(/^with 1 harbours/);
});

test('every wrong row of JSON is named with its reason', () => {
  const [first, second, ...rest] = SAMPLE.attractions ?? [];
  const errors = errorsOf(json({ attractions: [{ ...first, value: 11 }, { ...second, effect: 'FLY' }, ...rest], weather: [] }));
  expect(errors).toHaveLength(3);
  expect(errors[0]).toMatch(/^content\.weather must not be there, but is \[\]/);
  expect(errors[1]).toMatch(/^content\.attractions\.green-1\.value must be a whole number from 1 to 10, not 11/);
  expect(errors[2]).toMatch(/^content\.attractions\.green-2\.effect must be/);
});

test('what is no JSON, no object or no content is refused', () => {
  expect(errorsOf(readContentJson('{'))[0]).toMatch(/^this is not JSON/);
  expect(errorsOf(readContentJson('[]'))[0]).toMatch(/^content must be an object/);
  expect(errorsOf(readContentJson('{}'))).toEqual(['content must hold attractions, or towns and roads']);
  expect(errorsOf(readContentJson('{"towns": 3}'))[0]).toBe('content.towns must be a list, not 3');
  expect(errorsOf(readContentJson(JSON.stringify({ towns: SAMPLE.towns })))).toEqual([
    'content.towns and content.roads must be given together',
  ]);
});

test('a broken road graph is refused', () => {
  const roads = SAMPLE.roads ?? [];
  expect(errorsOf(json({ roads: [...roads, ['bod', 'rom', 'x']] }))[0]).toMatch(/^content\.roads\[10\] must be a list of two towns/);
  expect(errorsOf(json({ roads: [...roads, ['bod', 'paris']] }))).toEqual(['content.roads[10] leads to "paris", which is not a town']);
  expect(errorsOf(json({ roads: [...roads, ['bod', 'bod']] }))).toEqual(['content.roads[10] leads from bod to itself']);
  expect(errorsOf(json({ roads: [...roads, ['kon', 'bod']] }))).toEqual([
    'content.roads[10] from kon to bod is already there as content.roads[0]',
  ]);
  expect(errorsOf(json({ roads: roads.slice(0, 3) }))[0]).toMatch(/^content\.roads must connect all towns; dor, rom, wil, mee, ror/);
});

test('equal ids, towns without room and ferries without harbours are refused', () => {
  const towns = SAMPLE.towns ?? [];
  const twice = [...(SAMPLE.attractions ?? []), ...(SAMPLE.attractions ?? []).slice(0, 1)];
  expect(errorsOf(json({ attractions: twice }))[0]).toMatch(/green-1 is also content\.attractions\[0\]\.id/);
  expect(errorsOf(json({ towns: [...towns, ...towns.slice(0, 1)] }))[0]).toMatch(/bod is also content\.towns\[0\]\.id/);
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, spaces: 1 })) }))).toEqual([
    'content.towns must have at least 20 spaces together, not 9',
  ]);
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, harbour: false })) }))[0]).toBe(
    'content.towns.kon.morning must not be "ferry", for the ferry calls at harbours only and content.towns.kon.harbour is false',
  );
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, ferry: true })) }))[0]).toMatch(
    /^content\.towns\.bod\.ferry must not be there, but is true; allowed: id, name/,
  );
  expect(errorsOf(json({ towns: towns.slice(0, 3) }))[0]).toBe('content.towns must be a list of 4 to 40, not of 3');
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, id: town.id.toUpperCase() })) }))[0]).toMatch(/lower-case letters/);
});

test('own content travels in the agreement and is played with', () => {
  const s = lake({ options: { content: SAMPLE }, market: ['green-1', 'bank'], money: [9, 9] });
  play(s, 'bus bod; build; tile bank; town kon');
  expect(legal(s)).toEqual(['drive kon', 'drive mee']);
  play(s, 'drive kon');
  expect(legal(s)).toEqual(['none']);
});

const problem = (options: object, seats = 2) => {
  const reading = OPTIONS.read(options, seats);
  return reading.ok ? '' : reading.problem;
};

test('options out of range or at odds are refused with what is allowed', () => {
  expect(problem({ weather: 1 })).toMatch(/no option "weather"/);
  expect(problem({ marketSize: 7 })).toBe('option marketSize must be a whole number from 1 to 6, not 7');
  expect(problem({ startMoney: [6, 7] }, 3)).toMatch(/list of 3 to 6/);
  expect(problem({ startPlayer: 2 })).toMatch(/a seat from 0 to 1/);
  expect(problem({ startTourists: 5 })).toMatch(/from 1 to seatsPerBus \(4\)/);
  expect(problem({ dicePerColour: 3 })).toMatch(/from 4 to 20/);
  expect(problem({ buses: 5 })).toMatch(/a list of 5 towns for 5 buses/);
  expect(problem({ startTowns: ['bod', 'wan', 'dor', 'paris'] })).toMatch(/not paris/);
  expect(problem({ startTowns: ['bod', 'wan', 'dor', 'dor'] })).toMatch(/each town once/);
  expect(problem({ capacity: { paris: 1 } })).toMatch(/not paris/);
  expect(problem({ capacity: { kon: 11 } })).toMatch(/option capacity.kon must be a whole number from 0 to 10/);
  expect(problem({ capacity: 3 })).toMatch(/printed, unlimited/);
  expect(problem({ content: SAMPLE, dieSides: 4 })).toMatch(
    /^option content\.attractions\.red-3\.value must be a whole number from 1 to 4/,
  );
  expect(problem({ content: SAMPLE, marketSize: 4 })).toMatch(/at least 4 green attractions/);
  expect(problem({ content: { ...SAMPLE, roads: [] } })).toMatch(/^option content\.roads must connect/);
  const towns = SAMPLE.towns?.slice(0, 4).map((town, at) => ({ ...town, spaces: 5, id: ['bod', 'wan', 'dor', 'wil'][at] }));
  const roads = [
    ['bod', 'wan'],
    ['wan', 'dor'],
    ['dor', 'wil'],
  ];
  expect(problem({ content: { attractions: null, towns, roads } })).toMatch(/from 2 to 3 for 4 towns/);
});

test('the printed board is whole', () => {
  expect(TOWNS).toHaveLength(20);
  expect(TOWNS.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(59);
  expect(TOWNS.filter(({ harbour }) => harbour).map(({ morning }) => morning)).toEqual(Array(6).fill('ferry'));
  expect(TOWNS.filter(({ drop }) => drop)).toHaveLength(13);
});
