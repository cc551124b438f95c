import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The command as it is installed, which first looks whether the build is up to date. */
const BIN = fileURLToPath(new URL('../../bin/tabletour.mjs', import.meta.url));
/** What it runs then. */
const PROGRAM = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** What a run of the program printed, and its exit code. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let fresh: Promise<Ran> | undefined;

/** The path of the program. It is brought up to date once: looking at all sources takes as long as many a test. */
export async function freshProgram(): Promise<string> {
  fresh ??= ran(BIN, ['help']);
  await fresh;
  return PROGRAM;
}

/** Runs the real program as a person would, with this typed into it. */
export async function tabletour(args: readonly string[], typed = ''): Promise<Ran> {
  return ran(await freshProgram(), args, typed);
}

function ran(program: string, args: readonly string[], typed = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args]);
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
