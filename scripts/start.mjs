// `npm start`: the server, with the arguments given. The command itself installs and builds what is not up to date.
// `npm start -- --prototype <folder>`: a game that is on no shelf, straight from its sources.
import { fileURLToPath } from 'node:url';

const command = new URL('../bin/tabletour.mjs', import.meta.url);
const args = process.argv.slice(2);
if (process.env.npm_lifecycle_event === 'start') endWithParent();
if (args.some(arg => arg.startsWith('--prototype'))) {
  const { servePrototype } = await import('./prototype.mjs');
  process.exitCode = await servePrototype(args);
} else {
  process.argv.splice(1, 1, fileURLToPath(command), 'serve');
  await import(command.href);
}

/** A signal to npm ends npm and its shell, but does not reach us: without them, stop as if it had. */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
