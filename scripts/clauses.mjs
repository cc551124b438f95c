// `npm run clauses [game] [--quiet]`: which tests cite each clause of a rulebook. Fails when a clause has no test,
// or when a rule or a test names a clause that the rulebook does not have.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from './fresh.mjs';

const GAMES = join(ROOT, 'src', 'games');
const QUOTED_ID = /(['"`])([A-Z]{2}-[A-Z0-9]+(?:\.\d+)*[a-z]?)\1/g;
const ID = /\b[A-Z]{2}-[A-Z0-9]+(?:\.\d+)*[a-z]?\b/g;
const STRING = String.raw`(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|\x60((?:[^\x60\\]|\\.)*)\x60)`;
/** A test by its title; `clause` has its title in two parts, the clauses and the sentence. */
const TITLE = new RegExp(String.raw`\b(?:clause|test|it|describe)(?:\.\w+)*\(\s*${STRING}(?:\s*,\s*${STRING})?`, 'g');

/** What the folder of a game says of its clauses: those it has, the tests of each, and what is wrong. */
export function readGame(folder) {
  if (!existsSync(join(folder, 'rulebook.ts'))) return { citations: new Map(), problems: ['there is no rulebook.ts'] };
  const files = readdirSync(folder, { recursive: true }).map(name => name.replaceAll('\\', '/'));
  const sources = files.filter(name => name.endsWith('.ts') && !name.startsWith('texts/') && name !== 'rulebook.ts');
  const clauses = unique(quotedIds(readFileSync(join(folder, 'rulebook.ts'), 'utf8')));
  const prefix = clauses[0]?.slice(0, 3);
  const citations = new Map(clauses.map(id => [id, []]));
  const problems = [];
  for (const file of sources.sort()) {
    const text = readFileSync(join(folder, file), 'utf8');
    const titles = file.endsWith('.test.ts') ? titlesIn(text) : [];
    for (const title of titles) for (const id of unique(title.match(ID) ?? [])) citations.get(id)?.push({ file, title });
    const named = [...quotedIds(text), ...titles.flatMap(title => title.match(ID) ?? [])];
    for (const id of unique(named)) {
      if (id.startsWith(prefix) && !citations.has(id)) problems.push(`${file} names ${id}, which is not in the rulebook`);
    }
  }
  if (clauses.length === 0) problems.push('rulebook.ts lists no clause');
  for (const [id, tests] of citations) if (tests.length === 0) problems.push(`${id} has no test`);
  return { citations, problems };
}

function quotedIds(text) {
  return [...text.matchAll(QUOTED_ID)].map(([, , id]) => id);
}

function titlesIn(text) {
  return [...text.matchAll(TITLE)].map(([, ...strings]) => strings.filter(part => part !== undefined).join(' '));
}

function unique(list) {
  return [...new Set(list)];
}

function print(game, { citations, problems }, quiet) {
  const count = [...citations.values()].flat().length;
  const tested = [...citations.values()].filter(tests => tests.length > 0).length;
  if (!quiet) {
    for (const [id, tests] of citations) {
      console.log(`${id}${tests.length === 0 ? '  NO TEST' : ''}`);
      for (const { file, title } of tests) console.log(`    ${file}: ${title}`);
    }
  }
  for (const problem of problems) console.log(`${game}: ${problem}`);
  console.log(`${game}: ${tested} of ${citations.size} clauses tested, ${count} citations, ${problems.length} problems`);
}

function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { quiet: { type: 'boolean', default: false } } });
  const games = readdirSync(GAMES, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
  const unknown = positionals.filter(name => !games.includes(name));
  if (unknown.length > 0) {
    console.error(`no game ${unknown.join(', ')}; there are: ${games.join(', ')}`);
    return 2;
  }
  let problems = 0;
  for (const game of positionals.length > 0 ? positionals : games) {
    const found = readGame(join(GAMES, game));
    print(game, found, values.quiet);
    problems += found.problems.length;
  }
  return problems === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
