import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { noMoreWords, parse, UsageError } from './usage.ts';

/** Measures the engine beside its peers; the peers live in a folder of their own. */
export async function bench(args: readonly string[]): Promise<number> {
  const { words } = parse(args, { json: 'flag', quick: 'flag' });
  noMoreWords(words, 0);
  const script = fileURLToPath(new URL('../bench/run.mjs', import.meta.url));
  if (!existsSync(script)) throw new UsageError('the benchmarks come with the source code of Tabletour, not with the installed package');
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit' });
  return new Promise(resolve => child.on('exit', code => resolve(code ?? 1)));
}
