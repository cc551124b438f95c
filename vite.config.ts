import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/client',
  publicDir: 'public',
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022', sourcemap: true },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
});
