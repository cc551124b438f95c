import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that outgoing connections get, so that a service finds its port still free when it starts again. */
const FIRST = 20_000;
const END = 32_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  for (;;) {
    const port = randomInt(FIRST, END);
    const free = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    if (!(await free)) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
