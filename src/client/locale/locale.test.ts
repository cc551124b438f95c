import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/index.ts';

const CLIENT = fileURLToPath(new URL('..', import.meta.url));
const BOARDS = readdirSync(join(CLIENT, 'boards'), { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'parts')
  .map(entry => entry.name);

/** The words of a place, and the folders where they are spoken. */
const PLACES = [
  {
    name: 'the house',
    words: join(CLIENT, 'locale'),
    spoken: ['pages', 'shell', 'table', 'local', 'online', 'together', 'coach', 'moments', 'app.tsx'].map(part => join(CLIENT, part)),
  },
  { name: 'every end', words: join(CLIENT, 'arrival', 'words'), spoken: ['arrival', 'table', 'pages'].map(part => join(CLIENT, part)) },
  ...BOARDS.filter(board => existsSync(join(CLIENT, 'boards', board, 'arrival'))).map(board => ({
    name: `the end of ${board}`,
    words: join(CLIENT, 'boards', board, 'arrival', 'words'),
    spoken: [join(CLIENT, 'boards', board, 'arrival')],
  })),
  { name: 'one’s own games', words: join(CLIENT, 'locale', 'mine'), spoken: [join(CLIENT, 'pages', 'mine')] },
  ...['daily', 'rated', 'about'].map(page => ({
    name: `the page ${page}`,
    words: join(CLIENT, 'pages', page, 'words'),
    spoken: [join(CLIENT, 'pages', page)],
  })),
  { name: 'one’s own page', words: join(CLIENT, 'profile', 'words'), spoken: [join(CLIENT, 'profile')] },
  { name: 'open games and reports', words: join(CLIENT, 'together', 'trust', 'words'), spoken: [join(CLIENT, 'together', 'trust')] },
  { name: 'the server’s answers', words: join(CLIENT, 'online', 'words'), spoken: ['online', 'together'].map(part => join(CLIENT, part)) },
  { name: 'company', words: join(CLIENT, 'together', 'words'), spoken: ['pages', 'together'].map(part => join(CLIENT, part)) },
  {
    name: 'play over days',
    words: join(CLIENT, 'together', 'correspondence', 'words'),
    spoken: [join(CLIENT, 'together')],
  },
  { name: 'the laboratory', words: join(CLIENT, 'lab-page', 'words'), spoken: [join(CLIENT, 'lab-page')] },
  { name: 'a review', words: join(CLIENT, 'review', 'words'), spoken: [join(CLIENT, 'review')] },
  {
    name: 'moments of a game',
    words: join(CLIENT, 'moments', 'words'),
    spoken: ['moments', 'table', 'pages'].map(part => join(CLIENT, part)),
  },
  {
    name: 'content editors',
    words: join(CLIENT, 'editor', 'words'),
    spoken: ['editor', 'pages', 'boards'].map(part => join(CLIENT, part)),
  },
  ...BOARDS.filter(board => existsSync(join(CLIENT, 'boards', board, 'editor'))).map(board => ({
    name: `the editor of ${board}`,
    words: join(CLIENT, 'boards', board, 'editor', 'words'),
    spoken: [join(CLIENT, 'boards', board, 'editor'), join(CLIENT, 'editor')],
  })),
  { name: 'the coach', words: join(CLIENT, 'coach', 'words'), spoken: ['coach', 'pages'].map(part => join(CLIENT, part)) },
  ...['evenings', 'clubs'].map(part => ({
    name: part,
    words: join(CLIENT, 'pages', part, 'words'),
    spoken: ['evenings', 'clubs'].map(each => join(CLIENT, 'pages', each)),
  })),
  { name: 'practice', words: join(CLIENT, 'coach', 'practice', 'words'), spoken: ['coach', 'pages'].map(part => join(CLIENT, part)) },
  ...BOARDS.map(board => ({
    name: board,
    words: join(CLIENT, 'boards', board, 'words'),
    spoken: [join(CLIENT, 'boards', board)],
  })),
];

type Tree = { readonly [key: string]: unknown };

async function wordsIn(folder: string, language: string): Promise<Tree> {
  const module: Record<string, Tree> = await import(join(folder, `${language}.ts`));
  const words = module[language] ?? Object.values(module)[0];
  if (!words) throw new Error(`${folder} has no ${language}`);
  return words;
}

/** Every key with its path; lists count as one. */
function pathsOf(tree: unknown, path: readonly string[] = []): string[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [path.join('.')];
  return Object.entries(tree).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

function sourcesIn(path: string): string {
  if (/[.]tsx?$/.test(path)) return readFileSync(path, 'utf8');
  const names = readdirSync(path, { withFileTypes: true }).filter(({ name }) => name !== 'words' && !name.includes('.test.'));
  const read = names.filter(entry => entry.isDirectory() || /[.]tsx?$/.test(entry.name));
  return read.map(({ name }) => sourcesIn(join(path, name))).join('\n');
}

describe.each(PLACES)('the words of $name', ({ words, spoken }) => {
  test.each(LANGUAGES)('are all there in %s', async language => {
    const english = await wordsIn(words, 'en');
    expect(pathsOf(await wordsIn(words, language)).sort()).toEqual(pathsOf(english).sort());
  });

  test.each(LANGUAGES.filter(language => language !== 'en'))('are not left in English in %s', async language => {
    const [english, other] = [await wordsIn(words, 'en'), await wordsIn(words, language)];
    const sentences = (tree: unknown): string[] => {
      if (typeof tree === 'string') return tree.includes(' ') ? [tree] : [];
      return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(sentences) : [];
    };
    const mine = new Set(sentences(other));
    expect(sentences(english).filter(sentence => mine.has(sentence) && sentence.length > 16)).toEqual([]);
  });

  test('are all used', async () => {
    const source = spoken.map(sourcesIn).join('\n');
    const unused = pathsOf(await wordsIn(words, 'en')).filter(path => !isUsed(path, source));
    expect(unused).toEqual([]);
  });
});

/** A word is read as a property, or taken apart by name, or its whole table is handed on or looked up by a name from elsewhere. */
function isUsed(path: string, source: string): boolean {
  const [word, table] = path.split('.').reverse();
  const isRead = new RegExp(`[.]${word}\\b|[{,]\\s*${word}\\s*[,:}]`).test(source);
  return isRead || (table !== undefined && new RegExp(`[.]${table}\\s*[}),;\\]]|\\b${table}\\s*\\[`).test(source));
}
