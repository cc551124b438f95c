// Whole games in a pseudo terminal of 80 × 24, by a player who knows nothing but what stands on the screen.
import { afterEach, describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../games/index.ts';
import { fast } from '../../kernel/index.ts';
import { chosenFrom } from '../../testing/part.ts';
import { PseudoTerminal } from '../../testing/pseudo-terminal.ts';

const MINUTES = 60_000;
const open: PseudoTerminal[] = [];
const opened = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const terminal = new PseudoTerminal(['play', ...args], env);
  open.push(terminal);
  return terminal;
};
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.close();
});

/** What is always on the map of a game, and the unit its results have. */
const MARKS: Readonly<Record<string, { readonly map: RegExp; readonly result: RegExp }>> = {
  'eighty-days': { map: /o[-=]T\+T[-=]+>o[-=]S/, result: /1\. Player \d.*: (home in|not home: in) .*days?/ },
  'tour-operator': { map: /\d\/\d\/\d\/\d [bshwd]+|\(closed\)/, result: /1\. Player \d.*: .*points? · / },
  bodensee: { map: /Konst~[_\d]{5}/, result: /1\. Player \d.*: € \d+ · .*attractions? · / },
  'on-tour-paris': { map: /=A/, result: /1\. Player \d.*: \d+ clubs? \+ \d+ circled \+ \d+ by boat = \d+ points?/ },
  'city-tour': { map: /---C--/, result: /the day is (won|lost): \d+ delivered, \d+ asked for/ },
};

/** The choices in sight: their numbers, without those that give the game up. */
function choicesOn(screen: readonly string[]): readonly string[] {
  const from = screen.findLastIndex(line => line.startsWith('Player 1 · '));
  expect(screen[from], 'the phase is named above the choices').toMatch(/^Player 1 · \S/);
  const below = screen.slice(from + 1).flatMap(line => /^ {0,2}(\d+) {2}(\S.*)/.exec(line) ?? []);
  const numbers = screen.slice(from + 1).flatMap(line => {
    const found = /^ {0,2}(\d+) {2}(\S.*)/.exec(line);
    return found?.[1] && !/Resign|give up/.test(found[2] ?? '') ? [found[1]] : [];
  });
  expect(below.length, 'choices are in sight').toBeGreaterThan(0);
  return numbers;
}

describe('a whole game is played from the screen alone', () => {
  test.each(chosenFrom('a game in the terminal', GAME_IDS))(
    '%s',
    async game => {
      const marks = MARKS[game];
      const terminal = opened([game, '--seed', `terminal ${game}`, '--bots', 'random']);
      const { screen } = terminal;
      const whim = fast(`whims ${game}`);
      let maps = 0;
      let asked = 0;
      for (let goesOn = await terminal.asks(); goesOn; asked++) {
        const text = screen.text.join('\n');
        const hasMore = /^Choices \d+ to \d+ of \d+\. m: more$/m.test(text);
        const numbers = choicesOn(screen.text);
        if (marks?.map.test(text)) maps++;
        const pages = hasMore && (numbers.length === 0 || whim.below(4) === 0);
        goesOn = await terminal.type(pages ? 'm' : (numbers[whim.below(numbers.length)] ?? 'm'));
      }
      expect(terminal.code).toBe(0);
      expect(maps, 'the map is in sight at every question').toBe(asked);
      expect(screen.text.join(' ').replace(/ +/g, ' ')).toMatch(marks?.result ?? /1\./);
      expect(screen.text.join('\n')).toMatch(/^(Final ranking|Result)$/m);
      expect(screen.hasWrapped, 'no line is longer than the screen').toBe(false);
      expect(screen.hasSeenColours).toBe(true);
    },
    4 * MINUTES,
  );
});

describe('colours', () => {
  test.each([
    [{}, true],
    [{ NO_COLOR: '1' }, false],
    [{ TERM: 'dumb' }, false],
  ])('with %j there are colours: %s', async (env, expected) => {
    const terminal = opened(['city-tour', '--seed', 'c'], env);
    await terminal.asks();
    expect(terminal.screen.hasSeenColours).toBe(expected);
  });
});

describe('at the prompt', () => {
  test('a refusal explains itself until something succeeds', async () => {
    const terminal = opened(['eighty-days', '--seed', 'p', '--option', 'firstPlayer=0']);
    await terminal.asks();
    await terminal.type('go A');
    await terminal.type('?');
    const refused = terminal.screen.text.join('\n');
    await terminal.type('take coin');
    await terminal.type('?');
    const after = terminal.screen.text.slice(terminal.screen.text.lastIndexOf('> ?'));
    expect(refused).toMatch(/> \?\nED-\d+\.\d+ {2}/);
    expect(after.join('\n')).not.toMatch(/^ED-\d+\.\d+ {2}/m);
  });

  test('a hint names the move in words and notation, and the others in words alone', async () => {
    const terminal = opened(['eighty-days', '--seed', 'p', '--option', 'firstPlayer=0', '--lang', 'de']);
    await terminal.asks();
    await terminal.type('h');
    const [, hint = ''] = terminal.screen.text
      .join(' ')
      .replace(/\s+/g, ' ')
      .split(/> h|Person 1 ·/)
      .slice(-3);
    expect(hint).toMatch(/Tipp: (Bahn|Schiff) \d vom Feld „\p{Lu}\p{Ll}+“ nehmen \[take \w+\]/u);
    expect(hint).toMatch(/„(Bahn|Schiff) \d vom Feld ‚\p{Lu}\p{Ll}+‘ nehmen“ ist/u);
    expect(hint.match(/take \w+/g)).toHaveLength(1);
  });

  test('City Tour says whether the day can still be won', async () => {
    const terminal = opened(['city-tour', '--seed', 'c', '--lang', 'de']);
    await terminal.asks();
    await terminal.type('possible?');
    expect(terminal.screen.text.join('\n')).toMatch(/12 sind (noch|vielleicht noch) möglich/);
    await terminal.type('möglich?');
    expect(terminal.screen.text.join('\n').match(/12 sind/g)?.length).toBeGreaterThan(1);
  });

  test('a long text is read page by page, with the choices below it', async () => {
    const terminal = opened(['tour-operator', '--seed', 't']);
    await terminal.asks();
    await terminal.type('t');
    expect(terminal.screen.text.join('\n')).toMatch(/\d+ more lines\. Enter: continue\nPlayer 1 · Choose a side\n {2}1 {2}/);
    const before = terminal.screen.text;
    await terminal.type('');
    expect(terminal.screen.text).not.toEqual(before);
    expect(choicesOn(terminal.screen.text).length).toBeGreaterThan(0);
  });
});
