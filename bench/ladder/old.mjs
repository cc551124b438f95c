// The old bots: the program of an earlier commit, spoken to by the engine protocol.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OLD } from './pairings.mjs';

/** The checkout of the old bots: the folder that was named, or a worktree that is made and built here once. */
export function oldCheckout(folder = join(tmpdir(), `tabletour-${OLD}`)) {
  const run = (command, words, cwd) => execFileSync(command, words, { cwd, stdio: ['ignore', 2, 2] });
  if (!existsSync(folder)) run('git', ['worktree', 'add', '--detach', folder, OLD], import.meta.dirname);
  // The command of a checkout installs and builds what is missing.
  if (!existsSync(join(folder, 'dist/main.js'))) run(process.execPath, [join(folder, 'bin/tabletour.mjs'), '--help'], folder);
  return folder;
}

/** An old program that plays one game. */
export function oldEngine(folder, game) {
  const child = spawn(process.execPath, [join(folder, 'dist/main.js'), 'engine', game], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async question => {
    child.stdin.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error('the old program has ended');
    const answer = JSON.parse(value);
    if (!answer.ok) throw new Error(`the old program does not answer: ${answer.error}`);
    return answer;
  };
  return {
    /** A player of that name, for the referee. */
    player: bot => async (state, seat) => {
      await ask({ do: 'position', state });
      return (await ask({ do: 'best', seat, bot })).move;
    },
    end: () => child.stdin.end(),
  };
}
