import { expect, test } from 'vitest';
import { ATTRACTIONS, TOWNS } from './components.ts';
import {
  type Edition,
  editionOf,
  findingsIn,
  mendedBy,
  optionsOf,
  PRINTED,
  readAttractionsCsv,
  readContent,
  readContentJson,
  readRows,
  writeAttractionsCsv,
  writeContent,
} from './content.ts';
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
    'content.roads must be there, for towns and roads are given together; to mend it, take the printed ones',
  ]);
});

test('a broken road graph is refused', () => {
  const roads = SAMPLE.roads ?? [];
  expect(errorsOf(json({ roads: [...roads, ['bod', 'rom', 'x']] }))[0]).toMatch(/^content\.roads\[10\] must be a list of two towns/);
  expect(errorsOf(json({ roads: [...roads, ['bod', 'paris']] }))).toEqual([
    'content.roads[10] leads to "paris", which is not a town; to mend it, take the road away',
  ]);
  expect(errorsOf(json({ roads: [...roads, ['bod', 'bod']] }))).toEqual([
    'content.roads[10] leads from bod to itself; to mend it, take the road away',
  ]);
  expect(errorsOf(json({ roads: [...roads, ['kon', 'bod']] }))).toEqual([
    'content.roads[10] from kon to bod is already there as roads[0]; to mend it, take the road away',
  ]);
  expect(errorsOf(json({ roads: roads.slice(0, 3) }))[0]).toMatch(/^content\.roads must connect all towns; dor, rom, wil, mee, ror/);
});

test('equal ids, towns without room and ferries without harbours are refused', () => {
  const towns = SAMPLE.towns ?? [];
  const twice = [...(SAMPLE.attractions ?? []), ...(SAMPLE.attractions ?? []).slice(0, 1)];
  expect(errorsOf(json({ attractions: twice }))[0]).toMatch(/green-1 is also attractions\[0\]\.id/);
  expect(errorsOf(json({ towns: [...towns, ...towns.slice(0, 1)] }))[0]).toMatch(/bod is also towns\[0\]\.id/);
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, spaces: 1 })) }))).toEqual([
    'content.towns must have at least 20 spaces together, not 9; to mend it, add 11 spaces',
  ]);
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, harbour: false })) }))[0]).toBe(
    'content.towns.kon.morning must not be "ferry", for the ferry calls at harbours only and this town has none; to mend it, give kon a harbour',
  );
  expect(errorsOf(json({ towns: towns.map(town => ({ ...town, ferry: true })) }))[0]).toMatch(
    /^content\.towns\.bod\.ferry must not be there, but is true; allowed: id, name/,
  );
  expect(errorsOf(json({ towns: towns.slice(0, 3) }))[0]).toBe(
    'content.towns must be a list of 4 to 40, not of 3; to mend it, take the printed ones',
  );
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

test('every fault of an edition names its field, and its mending leaves one fault fewer', () => {
  const tile = (change: object): Edition => ({
    ...PRINTED,
    attractions: PRINTED.attractions.map((each, at) => (at === 3 ? { ...each, ...change } : each)),
  });
  const town = (change: object): Edition => ({
    ...PRINTED,
    towns: PRINTED.towns.map((each, at) => (at === 4 ? { ...each, ...change } : each)),
  });
  const cases: readonly (readonly [Edition, string, string])[] = [
    [tile({ value: 0 }), 'attractions.3.value', 'attractions.value'],
    [tile({ value: 7 }), 'attractions.3.value', 'dear'],
    [tile({ value: 2.5 }), 'attractions.3.value', 'attractions.value'],
    [tile({ priority: 113 }), 'attractions.3.priority', 'attractions.priority'],
    [tile({ english: 'x'.repeat(61) }), 'attractions.3.english', 'attractions.english'],
    [tile({ french: 'x'.repeat(61) }), 'attractions.3.french', 'attractions.french'],
    [tile({ effect: 'BUILD' }), 'attractions.3.effect', 'action'],
    [tile({ effect: 'FLY' }), 'attractions.3.effect', 'attractions.effect'],
    [tile({ category: 'pink' }), 'attractions.3.category', 'attractions.category'],
    [tile({ bonus: 'yes' }), 'attractions.3.bonus', 'attractions.bonus'],
    [tile({ id: 'N04' }), 'attractions.3.id', 'attractions.id'],
    [tile({ id: 'n01' }), 'attractions.3.id', 'repeated'],
    [{ ...PRINTED, attractions: PRINTED.attractions.filter(({ category }) => category !== 'blue').slice(0, 30) }, 'attractions', 'few'],
    [
      {
        ...PRINTED,
        attractions: Array.from({ length: 201 }, (_, at) => ({
          ...ATTRACTIONS[at % 62],
          id: `t${at}`,
          english: `${at}`,
        })) as unknown as Edition['attractions'],
      },
      'attractions',
      'attractions.count',
    ],
    [town({ spaces: 11 }), 'towns.4.spaces', 'towns.spaces'],
    [town({ x: -5 }), 'towns.4.x', 'towns.x'],
    [town({ y: 1001 }), 'towns.4.y', 'towns.y'],
    [town({ morning: 'ferry' }), 'towns.4.morning', 'ferry'],
    [town({ name: 'x'.repeat(61) }), 'towns.4.name', 'towns.name'],
    [{ ...PRINTED, towns: PRINTED.towns.map(each => ({ ...each, spaces: 0 })) }, 'towns', 'spaces'],
    [{ ...PRINTED, roads: PRINTED.roads.filter(([from, to]) => from !== 'dor' && to !== 'dor') }, 'roads', 'cutOff'],
    [{ ...PRINTED, roads: [...PRINTED.roads, ['ueb', 'bod']] }, 'roads.25', 'road'],
    [{ ...PRINTED, startTowns: ['bod', 'bod', 'paris', 'wil'] }, 'startTowns', 'start'],
    [{ ...PRINTED, name: 'x'.repeat(61) }, 'name', 'name'],
  ];
  for (const [edition, path, check] of cases) {
    const faults = findingsIn(edition).filter(({ isHint }) => !isHint);
    const found = faults.find(each => each.check === check);
    expect(found?.path.join('.'), check).toBe(path);
    if (!found?.mending) throw new Error(`${check} has no mending`);
    const left = findingsIn(mendedBy(edition, found.mending)).filter(({ isHint }) => !isHint);
    expect(left.length, check).toBeLessThan(faults.length);
  }
});

test('hints are told and keep nobody from playing', () => {
  const [first, second, ...rest] = PRINTED.attractions;
  const twins = { ...PRINTED, attractions: [{ ...first, english: 'Zoo' }, { ...second, english: 'Zoo' }, ...rest] } as Edition;
  expect(findingsIn(twins)).toMatchObject([{ path: ['attractions', 1, 'english'], check: 'twin', isHint: true }]);
  const nameless = { ...PRINTED, attractions: [{ ...first, english: '' }, second, ...rest] } as Edition;
  expect(findingsIn(nameless)).toMatchObject([{ check: 'nameless', mending: { act: 'rename', value: 'n01' } }]);
  const dry = { ...PRINTED, towns: PRINTED.towns.map(town => ({ ...town, harbour: town.id === 'kon', morning: 'increase' as const })) };
  expect(findingsIn(dry)).toMatchObject([{ check: 'harbours', mending: { act: 'harbour' } }]);
});

test('an edition becomes options, a file, and an edition again; what is printed stays out of them', () => {
  expect(optionsOf(PRINTED)).toEqual({});
  expect(findingsIn(PRINTED)).toEqual([]);
  const attractions = PRINTED.attractions.map(tile =>
    tile.id === 'n01' ? { ...tile, english: 'Maze', german: '', french: 'Dédale' } : tile,
  );
  const edition: Edition = { ...PRINTED, name: 'Winter', attractions, startTowns: ['bod', 'wan', 'dor', 'wil', 'kon'] };
  const options = optionsOf(edition);
  expect(options).toMatchObject({ content: { name: 'Winter', towns: null, roads: null }, buses: 5 });
  expect(problem(options)).toBe('');
  const read = readContent(writeContent(edition), 'winter.json');
  expect(read).toMatchObject({ ok: true, options });
  const again = editionOf(options);
  expect(again.startTowns).toEqual(edition.startTowns);
  expect(again.attractions[0]).toMatchObject({ english: 'Maze', german: 'Maze', danish: 'Cykelsti', french: 'Dédale' });
  expect(optionsOf(again)).toEqual(options);
});

test('a file is told where it is wrong and how it could be mended', () => {
  const [first, ...rest] = SAMPLE.attractions ?? [];
  expect(errorsOf(json({ attractions: [{ ...first, priority: 113 }, ...rest] }))).toEqual([
    'content.attractions.green-1.priority must be a whole number from 1 to 99, not 113; to mend it, make it 3',
  ]);
  expect(errorsOf(json({ startTowns: 'bod' }))[0]).toMatch(/^content\.startTowns must be a list of 2 to 6/);
  expect(errorsOf(json({ name: 7 }))[0]).toMatch(/^content\.name must be a string/);
  expect(errorsOf(json({ attractions: [3] }))[0]).toMatch(/^content\.attractions\[0\] must be an object/);
});

test('rows are pasted from a spreadsheet, with and without a heading; the sound rows of a broken table are kept', () => {
  const pasted = readRows('RED\tMaze\tIrrgarten\t2\t3\tx\t\nRED\tMaze\t\t9\t3\nPINK\tX\t\t1\t1', PRINTED.attractions);
  expect(pasted).toMatchObject([
    { line: 1, attraction: { id: 'maze', category: 'red', value: 2, bonus: true } },
    { line: 2, attraction: { id: 'maze-2', german: 'Maze' } },
    { line: 3, problem: expect.stringContaining('Category must be one of') },
  ]);
  const heading = `${HEADING};NameFrench`.replaceAll(',', ';');
  expect(readRows(`${heading}\nRED;A;B;1;1;;;;Dédale`, [])).toMatchObject([{ attraction: { french: 'Dédale' } }]);
  const broken = csv('NATURE,Path,Weg,1,1,,,', 'PINK,X,X,1,1,,,');
  expect(broken.ok ? null : broken.sound?.attractions).toMatchObject([{ id: 'path' }]);
  expect(writeAttractionsCsv([{ ...(ATTRACTIONS[0] as (typeof ATTRACTIONS)[number]), french: 'Piste' }])).toContain(
    'NameDanish,NameFrench',
  );
});
