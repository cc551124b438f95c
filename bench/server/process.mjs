// A server in a process of its own: started, asked what it has used, and stopped.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a server that keeps in a folder of its own, unless `where` tells otherwise. */
export async function startMeasured(file, where = {}, execArgv = []) {
  const data = mkdtempSync(join(tmpdir(), 'tabletour-bench-'));
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(file, [JSON.stringify({ keeping: { data }, ...where })], { execArgv, env, stdio: ['ignore', 2, 2, 'ipc'] });
  const ended = new Promise(resolve => child.once('exit', resolve));
  const heard = () =>
    new Promise((resolve, reject) => {
      child.once('message', resolve);
      ended.then(code => reject(new Error(`${file} ended with ${code}`)));
    });
  const { address } = await heard();
  return {
    address,
    pid: child.pid,
    /** CPU time so far in µs, memory in bytes. */
    usage() {
      const answer = heard();
      child.send('usage');
      return answer;
    },
    async stop() {
      child.send('stop');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
