import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tabletour } from '../../testing/terminal.ts';

const MATCH = fileURLToPath(new URL('../../games/city-tour/matches/day-1-won.match', import.meta.url));
/** A match of which luck and decisions can be told with few games. */
const LOST = fileURLToPath(new URL('../../games/city-tour/matches/day-8-lost-at-a-special-site.match', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'tabletour-review-'));

test('says in a sentence how it ended, in tables why, and where it turned', async () => {
  const { out, code } = await tabletour(['review', LOST, '--budget', '6000', '--jobs', '2']);
  expect(code).toBe(0);
  expect(out).toMatch(/^The team lost[.]/);
  expect(out).toMatch(/Result +0 +a win counts as 100, a defeat as 0/);
  expect(out).toMatch(/\n +win chance \d+%; (with an average draw|after the (better|next best) move) \d+%/);
  for (const row of ['Seat', 'Luck', 'Decisions', 'Open', 'Result']) expect(out).toContain(`\n  ${row}`);
  expect(out).toMatch(/Turning points, with|No clear turning point/);
  expect(out).toContain('given away');
});

test('gives the same figures in one thread and in two', async () => {
  const review = (jobs: string) => tabletour(['review', MATCH, '--budget', '3000', '--json', '--jobs', jobs]);
  const [one, two] = await Promise.all([review('1'), review('2')]);
  expect(JSON.parse(one.out)).toEqual(JSON.parse(two.out));
});

test('tells in place of figures that are not certain one sentence, and counts moments in points of win chance', async () => {
  const file = fileURLToPath(new URL('../../games/eighty-days/matches/version-2-two-players.match', import.meta.url));
  const { out } = await tabletour(['review', file, '--budget', '100', '--jobs', '2']);
  expect(out.replace(/\s+/g, ' ')).toContain('How much was luck and how much was decided cannot be said of this game');
  expect(out).not.toContain('± holds');
  expect(out).not.toMatch(/\n +(Luck|Open|Result) /);
  expect(out).toMatch(/in points of win chance:|No clear turning point/);
});

test('names no margin of a traveller who never got home', async () => {
  const file = fileURLToPath(new URL('../../games/eighty-days/matches/resignation.match', import.meta.url));
  const { out } = await tabletour(['review', file, '--seat', '1', '--budget', '100', '--jobs', '2']);
  expect(out).toMatch(/^Player 2 lost[.]/);
  expect(out).toMatch(/\nPlayer 1 +86 /);
  expect(out).toMatch(/\nPlayer 2 +about 102 /);
});

test('says of whoever shares the first place that the victory is shared', async () => {
  const file = fileURLToPath(new URL('../../games/on-tour-paris/matches/closed-boards.match', import.meta.url));
  const { out } = await tabletour(['review', file, '--seat', '2', '--budget', '100', '--jobs', '2', '--lang', 'fr']);
  expect(out).toMatch(/^Victoire partagée pour Joueur 3[.]/);
  expect(out.replaceAll('\n', ' ')).toContain('aux choix\u00a0: trop peu de choses sont certaines.');
});

test.each([
  ['da', 'Holdet tabte.', ['I procentpoint vinderchance', 'Plads', 'Held', 'Valg', 'Åbent', 'Resultat', 'foræret væk']],
  ['de', 'Das Team hat verloren.', ['In Punkten Siegchance', 'Platz', 'Zufall', 'Entscheidungen', 'Offen', 'Ergebnis', 'verschenkt']],
  ['fr', 'L’équipe perd.', ['En points de chances', 'Place', 'Hasard', 'Choix', 'Reste', 'Résultat', 'perdu']],
] as const)('speaks %s throughout', async (lang, begins, words) => {
  const { out } = await tabletour(['review', LOST, '--budget', '6000', '--jobs', '1', '--lang', lang]);
  expect(out.startsWith(begins)).toBe(true);
  for (const word of words) expect(out).toContain(word);
  expect(out).not.toMatch(/\b(Luck|Seat|Open|Result|luck|unclear|better|accuracy)\b|\d[.]\d/);
});

test('refuses a match that is not over, and a seat that there is not, in one sentence', async () => {
  const record = JSON.parse(readFileSync(MATCH, 'utf8'));
  const begun = join(scratch, 'begun.match');
  writeFileSync(begun, JSON.stringify({ ...record, entries: record.entries.slice(0, 4) }));
  const early = await tabletour(['review', begun]);
  expect([early.code, early.err]).toEqual([2, `tabletour: ${begun}: a match can be reviewed once it is over\n`]);
  const nobody = await tabletour(['review', MATCH, '--seat', '7']);
  expect([nobody.code, nobody.err]).toEqual([2, 'tabletour: --seat, counted from 0, must be a whole number from 0 to 1, not "7"\n']);
});
