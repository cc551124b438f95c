// `npm start`: the server, with the arguments given. The command itself installs and builds what is not up to date.
import { fileURLToPath } from 'node:url';

const command = new URL('../bin/tabletour.mjs', import.meta.url);
process.argv.splice(1, 1, fileURLToPath(command), 'serve');
if (process.env.npm_lifecycle_event === 'start') endWithParent();
await import(command.href);

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
