import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../bin/tabletour.mjs', import.meta.url));

/** What a run of the program printed, and its exit code. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program as a person would, with this typed into it. */
export function tabletour(args: readonly string[], typed = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', chunk => (out += chunk));
    child.stderr.on('data', chunk => (err += chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    // A program that ends before it has read everything is no failure of the test.
    child.stdin.on('error', () => {});
    child.stdin.end(typed);
  });
}
