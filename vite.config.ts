import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  plugins: [offline()],
  build: {
    outDir: WEB,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
});
