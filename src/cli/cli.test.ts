import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { tabletour } from '../testing/terminal.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tabletour-'));
const file = (name: string) => join(scratch, name);

async function answerOf(args: readonly string[]): Promise<Record<string, unknown>> {
  const { out } = await tabletour(args);
  return JSON.parse(out);
}

describe('simulate', () => {
  const simulate = ['simulate', 'eighty-days', '--seats', '3', '--bots', 'greedy,random', '--games', '12', '--seed', 'x', '--json'];

  test('prints one object with all that was promised', async () => {
    const summary = await answerOf(simulate);
    expect(summary).toMatchObject({ game: 'eighty-days', seats: 3, games: 12, finished: 12 });
    expect(summary.moves).toEqual({ mean: expect.any(Number), min: expect.any(Number), max: expect.any(Number) });
    expect(summary.bySeat).toHaveLength(3);
    expect(Object.keys(JSON.parse(JSON.stringify(summary)).bySeat[0])).toEqual(['bot', 'wins', 'winRate', 'low', 'high', 'score']);
    expect(summary.movesPerSecond).toBeGreaterThan(0);
  });

  test('gives the same result with one job and with two, with records and without', async () => {
    const figures = ({ finished, moves, bySeat }: Record<string, unknown>) => ({ finished, moves, bySeat });
    const one = figures(await answerOf([...simulate, '--jobs', '1']));
    const two = figures(await answerOf([...simulate, '--jobs', '2']));
    const saved = figures(await answerOf([...simulate, '--jobs', '2', '--save', file('same')]));
    expect(two).toEqual(one);
    expect(saved).toEqual(one);
  });

  test('writes one row a game and seat with --csv', async () => {
    await tabletour(['simulate', 'eighty-days', '--games', '3', '--csv', file('rows.csv')]);
    const rows = readFileSync(file('rows.csv'), 'utf8').trim().split('\n');
    expect(rows[0]).toBe('game,seed,seat,bot,rank,score,moves');
    expect(rows).toHaveLength(1 + 3 * 2);
  });

  test('reads well for a person', async () => {
    const { out, code } = await tabletour(['simulate', 'eighty-days', '--games', '5']);
    expect(code).toBe(0);
    expect(out).toContain('eighty-days, 2 seats: 5 of 5 games finished');
  });
});

describe('content files', () => {
  const example = (name: string) => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));

  test.each([
    ['bodensee', 'small-lake.json'],
    ['bodensee', 'attractions.csv'],
    ['city-tour', 'my-day.txt'],
    ['tour-operator', 'autumn-season.json'],
  ])('%s is played with the example %s, and the record replays anywhere', async (game, name) => {
    const { code } = await tabletour(['simulate', game, '--games', '2', '--content', example(name), '--save', file(name)]);
    expect(code).toBe(0);
    expect((await tabletour(['verify', join(file(name), `${game}-0.match`)])).code).toBe(0);
  });

  writeFileSync(file('cut.csv'), 'Category,NameEnglish,NameGerman,Value,Priority,PaysBonusEuro,GrantedAction,Notes\nGREEN,Hill,Berg,1\n');
  writeFileSync(
    file('roads.json'),
    JSON.stringify({ ...JSON.parse(readFileSync(example('small-lake.json'), 'utf8')), roads: [['bod', 'kon']] }),
  );
  writeFileSync(file('day.txt'), '40 free A=GA1');
  writeFileSync(file('weeks.json'), '{"tourists":{"T01":{"weeks":9}}}');

  test.each([
    ['bodensee', 'cut.csv', 'line 2: there must be 8 fields, not 4'],
    ['bodensee', 'roads.json', 'wan'],
    ['city-tour', 'day.txt', 'the day.card must be a whole number from 1 to 12, not 40'],
    ['eighty-days', 'day.txt', 'this is not JSON'],
    ['tour-operator', 'weeks.json', 'content.tourists.T01.weeks must be a whole number from 1 to 5, not 9; to mend it, make it 5'],
    ['on-tour-paris', 'weeks.json', 'content.tourists must not be there'],
  ])('%s refuses %s, and nothing starts', async (game, name, reason) => {
    const { code, out, err } = await tabletour(['play', game, '--content', file(name)]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(reason);
  });
});

describe("a game's own statistics", () => {
  test('bodensee writes its tables beside the rows of the games', async () => {
    await tabletour(['simulate', 'bodensee', '--games', '2', '--csv', file('lake.csv')]);
    const towns = readFileSync(file('lake-towns.csv'), 'utf8').trim().split('\n');
    expect(towns[0]).toBe('game,town,departures,arrivals,passed,built,visits,paid,ruined');
    expect(towns).toHaveLength(1 + 2 * 20);
  });
});

describe('lesson', () => {
  test('is played to its end with nothing but Enter, in the language of the learner', async () => {
    const { code, out } = await tabletour(['lesson', 'eighty-days', '--lang', 'de'], '\n'.repeat(80));
    expect(code).toBe(0);
    expect(out).toContain('Schritt 12 von 12');
    expect(out).toContain('Jetzt gehört die Reise dir.');
  });

  test('tells why, goes back a step, skips one, and is played on from there with free luck', async () => {
    const { code, out } = await tabletour(['lesson', 'eighty-days'], 'w\n\n\nb\n\ns\np\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('Why? Everyone home within 80 days is in the running.');
    expect(out.match(/Step 2 of 12/g)).toHaveLength(2);
    expect(out).toContain('Step 4 of 12');
    expect(out).toMatch(/Around the World in 80 Days \(seed .+\)/);
  });

  test('names the games that have one', async () => {
    const { code, err } = await tabletour(['lesson', 'chess']);
    expect(code).toBe(2);
    expect(err).toContain('eighty-days');
  });
});

describe('practice', () => {
  test('a task is solved by moves, another is failed and tried again', async () => {
    const solution = 'h\ntake event\ndecline\ngo A\npay S6\nadd express 3\ndepart\nq\n';
    const solved = await tabletour(['practice', 'eighty-days', 'home'], solution);
    expect(solved.code).toBe(0);
    expect(solved.out).toContain('Task 3 of 3: The last leg');
    expect(solved.out).toContain('Hint: One card on the track makes a pair.');
    expect(solved.out).toContain('✓ Solved!');
    const failed = await tabletour(['practice', 'eighty-days', '--lang', 'fr'], 'end turn\n\nq\n');
    expect(failed.out.match(/Exercice 1 sur 3/g)).toHaveLength(2);
    expect(failed.out).toContain('ce n’est plus possible');
  });

  test('names the games and the tasks there are', async () => {
    expect((await tabletour(['practice', 'chess'])).err).toContain('eighty-days');
    expect((await tabletour(['practice', 'eighty-days', 'moon'])).err).toContain('hongkong, yokohama, home');
  });
});

describe('verify and replay', () => {
  const saved = tabletour(['simulate', 'eighty-days', '--games', '1', '--seed', 'v', '--bots', 'greedy', '--save', file('v')]).then(() =>
    file('v/eighty-days-0.match'),
  );
  const changed = async (name: string, change: (record: { entries: { move: string; luck: number[] }[] }) => void) => {
    const record = JSON.parse(readFileSync(await saved, 'utf8'));
    change(record);
    writeFileSync(file(name), JSON.stringify(record));
    return tabletour(['verify', file(name)]);
  };

  test('a saved record passes, and its luck follows from its seed', async () => {
    const { code, out } = await tabletour(['verify', await saved]);
    expect(code).toBe(0);
    expect(out).toMatch(/: ok, \d+ entries, final state [0-9a-f]{16}, all its random numbers follow from its seed/);
  });

  test('a lesson says that it was not dealt by chance, and a branch where it was played on', async () => {
    const lesson = await changed('lesson.match', record => Object.assign(record, { origin: { kind: 'lesson' } }));
    expect(lesson.out).toMatch(/: ok, \d+ entries, final state [0-9a-f]{16}, a lesson, not dealt by chance/);
    const branch = await changed('branch.match', record => Object.assign(record, { origin: { kind: 'branch', line: 7, of: 'lesson' } }));
    expect(branch.out).toContain('played on from line 7 of a lesson');
  });

  test('a record with one changed move fails with the number of the entry and a reason', async () => {
    const { code, out } = await changed('move.match', ({ entries }) => {
      const first = entries[0];
      if (first) first.move = first.move === 'take coin' ? 'take balloon' : 'take coin';
    });
    expect(code).toBe(1);
    expect(out).toMatch(/differs at entry 1: ".*" with luck \[\] does not fit its check number/);
  });

  test('a record with one changed number of luck fails with the number of the entry and a reason', async () => {
    let at = -1;
    const { code, out } = await changed('luck.match', ({ entries }) => {
      at = entries.findIndex(({ luck }) => luck.length > 0);
      const luck = entries[at]?.luck;
      if (luck) luck[0] = luck[0] === 0 ? 1 : 0;
    });
    expect(code).toBe(1);
    expect(out).toContain(`differs at entry ${at + 1}: `);
  });

  test('a match reads like a story, as anybody at the table heard it', async () => {
    const everybody = await tabletour(['replay', await saved]);
    const seat = await tabletour(['replay', await saved, '--as', '0', '--to', '20', '--lang', 'de']);
    expect(everybody.code).toBe(0);
    expect(everybody.out).toMatch(/Player \d is 1st home, after \d+ days/);
    expect(everybody.out).toMatch(/1\. Player \d: (home in|not home: in \D+ after) \d+ days/);
    expect(seat.out).toContain('Person 1');
  });
});

describe('rules', () => {
  test('prints the whole book, one section or one clause', async () => {
    const book = await tabletour(['rules', 'eighty-days']);
    const section = await tabletour(['rules', 'eighty-days', 'ED-4']);
    const clause = await tabletour(['rules', 'eighty-days', 'ed-4.2', '--lang', 'da']);
    expect(book.out).toContain('ED-15.7');
    expect(section.out.trim().split('\n')).toHaveLength(8);
    expect(clause.out.trim()).toMatch(/^ED-4\.2 {2}\S/);
  });

  test('teaches first, and finds cards and places by their names', async () => {
    const book = await tabletour(['rules', 'eighty-days', '--option', 'startCoins=2']);
    expect(book.out.indexOf('WHAT IT IS ABOUT')).toBeLessThan(book.out.indexOf('ED-1.1'));
    expect(book.out).toMatch(/Coins each +2 +2 +2 +2 +2$/m);
    const place = await tabletour(['rules', 'eighty-days', 'carpet', 'bag']);
    expect(place.out).toContain('Carpet Bag – You take 2 coins');
    const none = await tabletour(['rules', 'eighty-days', 'xyzzy']);
    expect(none.code).toBe(2);
    expect(none.err).toContain('says nothing about "xyzzy"; "tabletour rules eighty-days" prints all of it');
  });

  test('prints the numbers that are agreed on, and says so', async () => {
    const usual = await tabletour(['rules', 'eighty-days', 'ED-7.7']);
    const agreed = await tabletour(['rules', 'eighty-days', 'ED-7.7', '--option', 'offerDays=4', '--lang', 'de']);
    expect(usual.out).toMatch(/less 2 days for each Offer.*1 day\.$/m);
    expect(agreed.out).toMatch(/abzüglich 4 Tage je Angebot.*\(an diesem Tisch vereinbart\)$/m);
  });
});

describe('play', () => {
  test('answers questions about the rules with the numbers of the match', async () => {
    const { out } = await tabletour(['play', 'eighty-days', '--seed', 'p', '--option', 'offerDays=4'], '? ED-7.7\n? xyzzy\nq\n');
    expect(out).toContain('less 4 days for each Offer');
    expect(out).toContain('(agreed at this table)');
    expect(out).toContain('No rule mentions "xyzzy".');
  });

  test('plays a whole match from typed lines and saves a record that verifies', async () => {
    const typed = `?\n? detective\nh\nt\n99\nfly home\ntake start\n${'1\n'.repeat(400)}`;
    const { code, out } = await tabletour(['play', 'eighty-days', '--seed', 'p', '--save', file('p.match')], typed);
    expect(code).toBe(0);
    expect(out).toContain('Hint: ');
    expect(out).toContain('is neither a number from 1 to');
    expect(out).toContain('The bet is settled');
    expect((await tabletour(['verify', file('p.match')])).code).toBe(0);
  });

  test('a hint says what the move promises, why, and how the next best compare, in the language of the table', async () => {
    const asked = ['--seed', 'p', '--option', 'firstPlayer=0'];
    const english = await tabletour(['play', 'eighty-days', ...asked], 'h\nq\n');
    const german = await tabletour(['play', 'eighty-days', ...asked, '--lang', 'de'], 'h\nq\n');
    expect(english.out).toMatch(
      /Hint: .*\n\d+% to win if everyone plays equally well, (just in time|about \d+ days? (to spare|in all))\. (This [a-z0-9 ,]+\. )?“Take \w+ \d from the \w+ space” is (about as good|a little worse|clearly worse)/,
    );
    expect(german.out).toMatch(
      /Tipp: .*\n\d+\u00a0% Siegchance, wenn alle gleich gut spielen, [^.]+\. (Das [^.]+\. )?„\p{L}+ \d vom Feld ‚\p{L}+‘ nehmen“ ist (etwa ebenso gut|etwas schlechter|deutlich schlechter)/u,
    );
  });

  test('takes back a choice until a random draw', async () => {
    const { out } = await tabletour(['play', 'eighty-days', '--seed', 'p', '--option', 'firstPlayer=0'], 'take coin\nu\nu\nq\n');
    expect(out.match(/Take .* from the Coin space {2}\[take coin\]/g)).toHaveLength(2);
    expect(out).toContain('Nothing to undo');
  });
});

describe('engine', () => {
  test('answers every line with a line, and goes on after any bad one', async () => {
    const lines = [
      '{"do":"new","seats":3,"seed":"s"}',
      'no json',
      '[]',
      `"${'x'.repeat(10_000_000)}"`,
      '{"do":"dance"}',
      '{"do":"hash"}',
      '{"do":"quit"}',
      '{"do":"hash"}',
    ];
    const { out, code } = await tabletour(['engine', 'eighty-days'], `${lines.join('\n')}\n`);
    const answers = out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, false, true, true]);
    expect(answers[3]?.error).toBe('a line may have at most 1048576 characters');
  });
});

describe('serve', () => {
  test('a port that is taken, or none at all, is refused in one sentence', async () => {
    const { code, err } = await tabletour(['serve', '--port', '70000']);
    expect(code).toBe(2);
    expect(err).toBe('tabletour: --port must be a whole number from 0 to 65535, not "70000"\n');
  });
});

describe('bad input', () => {
  writeFileSync(file('broken.match'), '{"game":');
  writeFileSync(file('strange.match'), '{"game":"chess"}');
  writeFileSync(file('newer.match'), '{"game":"eighty-days","version":7,"seats":2}');
  writeFileSync(file('half.match'), '{"game":"eighty-days","seats":9}');

  test.each([
    [['dance'], 'there is no command "dance"; commands: serve, play'],
    [['simulate'], 'which game? choose from: eighty-days'],
    [['simulate', 'chess'], 'unknown game "chess"; choose from: eighty-days'],
    [['simulate', 'eighty-days', '--seats', '7'], '--seats of eighty-days must be a whole number from 2 to 6, not "7"'],
    [['simulate', 'eighty-days', '--option', 'handLimit=99'], 'option handLimit must be a whole number from 5 to 9, not 99'],
    [['simulate', 'eighty-days', '--option', 'speed=9'], 'there is no option "speed"; allowed: eventDeck, firstPlayer'],
    [['simulate', 'eighty-days', '--option', 'handLimit'], '--option must be name=value, not "handLimit"'],
    [['simulate', 'eighty-days', '--option', 'firstPlayer=4'], 'option firstPlayer must be random or a seat from 0 to 1, not 4'],
    [
      ['simulate', 'eighty-days', '--bots', 'deepblue'],
      'there is no bot "deepblue" in eighty-days; bots: random, greedy, easy, medium, hard, expert',
    ],
    [['simulate', 'eighty-days', '--bots', 'random,random,random'], '--bots names 3 bots for 2 seats; name at most 2'],
    [['simulate', 'eighty-days', '--games', 'many'], '--games must be a whole number from 1 to 10000000, not "many"'],
    [['simulate', 'eighty-days', '--jobs', '0'], '--jobs must be a whole number from 1 to 64, not "0"'],
    [['simulate', 'eighty-days', '--fast'], "Unknown option '--fast'"],
    [['simulate', 'eighty-days', 'now'], 'unexpected argument "now"; "--help" after the command shows what it takes'],
    [['simulate', 'eighty-days', '--games', '1', '--csv', '/no/such/place/x.csv'], 'cannot be written (ENOENT)'],
    [['play', 'eighty-days', '--seats', '2', '--bots', 'random,random'], '--bots names 2 bots for 2 seats; leave one for yourself'],
    [['replay'], 'name the file of a recorded game'],
    [['replay', '/no/such/file'], 'there is no file /no/such/file'],
    [['replay', file('.')], 'is a folder, not a file'],
    [['verify'], 'name at least one file of a recorded game'],
    [['verify', file('broken.match')], 'is not a record of a match: it is not JSON'],
    [['verify', file('strange.match')], 'unknown game "chess"'],
    [
      ['verify', file('newer.match')],
      'played by version 7 of the rules of eighty-days, and this program knows versions up to 2: update it',
    ],
    [
      ['replay', file('newer.match')],
      'played by version 7 of the rules of eighty-days, and this program knows versions up to 2: update it',
    ],
    [['verify', file('half.match')], 'record.seats must be a whole number from 2 to 6, not 9'],
    [['rules', 'eighty-days', 'ED-99'], 'eighty-days has no clause "ED-99"'],
    [['rules', 'eighty-days', '--lang', 'eo'], '--lang must be one of en, da, fr, de, not "eo"'],
    [['engine', 'chess'], 'unknown game "chess"'],
    [['serve', '--proxy', 'everybody'], '--proxy must be a number of proxies from 0 to 10, or their addresses'],
    [['bench', '--slow'], "Unknown option '--slow'"],
  ])('%j is refused in one line that says what is allowed', async (args, reason) => {
    const { code, out, err } = await tabletour(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(reason);
  });
});
