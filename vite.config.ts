import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const WEB = process.env.PAGES_INTO ?? fileURLToPath(new URL('dist/web', import.meta.url));
const WORKER = fileURLToPath(new URL('src/client/service-worker.js', import.meta.url));

/** Writes the service worker once everything else is built: it keeps each file of this version, and is named after what is in them. */
function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    closeBundle: {
      order: 'post',
      handler() {
        const paths = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
          .map(name => join(WEB, name))
          .filter(path => statSync(path).isFile() && !path.endsWith('.map') && !path.endsWith('sw.js') && !path.includes('.vite'))
          .sort();
        const digest = createHash('sha256');
        for (const path of paths) digest.update(relative(WEB, path)).update(readFileSync(path));
        const files = ['/', ...paths.map(path => `/${relative(WEB, path)}`)];
        const text = readFileSync(WORKER, 'utf8')
          .replace('__VERSION__', digest.digest('hex').slice(0, 16))
          .replace("'__FILES__'", files.map(file => JSON.stringify(file)).join(', '));
        writeFileSync(join(WEB, 'sw.js'), text);
      },
    },
  };
}

const PALETTES = fileURLToPath(new URL('src/lab/palettes', import.meta.url));
const PALETTES_SHEET = 'virtual:palettes.css';

/** Makes one stylesheet of the palettes: the house's, and one for each game, known by the name of its file. */
function palettes(): Plugin {
  return {
    name: 'palettes',
    resolveId: id => (id === PALETTES_SHEET ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${PALETTES_SHEET}`) return;
      const read = (file: string): { light: object; dark: object; both: object } => {
        this.addWatchFile(join(PALETTES, file));
        return JSON.parse(readFileSync(join(PALETTES, file), 'utf8'));
      };
      const house = read('house.json');
      const rules = [
        // What is printed keeps the inks of the day.
        rule(':root, [data-print]', house.both, house.light),
        rule('[data-theme="dark"]', house.dark),
        // Until the first script has run there is no theme but the system's.
        `@media (prefers-color-scheme: dark) { ${rule(':root:not([data-theme])', house.dark)} }`,
      ];
      for (const file of readdirSync(join(PALETTES, 'games'))) {
        const game = read(join('games', file));
        const here = `[data-game="${basename(file, '.json')}"]`;
        rules.push(rule(`${here}, ${here} [data-print]`, game.both, game.light), rule(`[data-theme="dark"] ${here}`, game.dark));
      }
      return rules.join('\n');
    },
  };
}

function rule(selector: string, ...colours: readonly object[]): string {
  const lines = colours.flatMap(Object.entries).map(([name, value]) => `--${name}: ${value};`);
  return `${selector} { ${lines.join(' ')} }`;
}

/** Loading a file of the kernel does nothing by itself: a page that uses nothing of it need not load it. */
const PURE = /[/]src[/]kernel[/]/;
/** What every page needs, in one file instead of many: its frame, its words, the shelf; and the kernel, which the home page does not need. What writes rulebooks comes with the first that is opened. */
const GROUPS = [
  { name: 'kernel', test: /[/]src[/]kernel[/](?!(texts|entry|french)[.]|handbook[/])/, priority: 1 },
  {
    name: 'house',
    test: /[/]src[/](kernel[/](?!handbook[/])|games[/](index|[^/]+[/](entry|cover))[.]|client[/]((shell|device|ui)[/]|locale[/](index|en)[.]|boards[/](index[.]|[^/]+[/]poster)))/,
  },
  // What a game's table, its end, its rulebook and its editor all use, and small parts of boards: one file packs better than many.
  {
    name: 'lake',
    test: /[/]client[/]boards[/]bodensee[/](scene|geometry|places|hyphenation|tile-picture|drawings[/](pieces|motifs|decoration|road-lines))[.]/,
  },
  {
    name: 'city',
    test: /[/]client[/]boards[/]city-tour[/]((kinds|sites|day|outskirts|preview|track|progress|own-levels|score)[.]|drawings[/])/,
  },
  {
    name: 'world-box',
    test: /[/]games[/]eighty-days[/]((components|content-shape|options|state|moves|events|notation|view|score|position)[.]|rules[/])/,
  },
  { name: 'lake-box', test: /[/]games[/]bodensee[/](components|content-shape|content-sample|options|own-names|box)[.]/ },
];
/** What the pages open of a game's entry, and what their workers do: a worker says nothing, and only workers know what bots have learned; only those of the laboratory count. */
const OPENED = {
  pages: /^[.][/](cover|index|table|texts[/]\w+)[.]ts$/,
  workers: /^[.][/](cover|index|trained)[.]ts$/,
  labWorkers: /^[.][/](cover|index|trained|analysis)[.]ts$/,
};

/** Leaves what is never opened out of the build; the service worker would keep it on every device. */
function onlyOpened(usually: RegExp): Plugin {
  let opened = usually;
  return {
    name: 'only-opened',
    apply: 'build',
    enforce: 'pre',
    buildStart({ input }) {
      if (Object.values(input).some(path => path.includes('lab.worker.ts'))) opened = OPENED.labWorkers;
    },
    resolveId(source, importer) {
      const isUnopened = /[/]games[/][^/]+[/]entry[.]ts$/.test(importer ?? '') && source.startsWith('./') && !opened.test(source);
      return isUnopened ? { id: source, external: true } : null;
    },
  };
}

export default defineConfig({
  // Whatever directory somebody builds from.
  root: fileURLToPath(new URL('src/client', import.meta.url)),
  publicDir: 'public',
  plugins: [palettes(), onlyOpened(OPENED.pages), offline()],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: () => [onlyOpened(OPENED.workers)] },
});
