import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A module as a script without modules, which an empty page can run; there its exports have this name. */
export async function scriptOf(module: URL, name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: name,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
