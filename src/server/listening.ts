// A server begins to listen for browsers.
import type { AddressInfo } from 'node:net';
import type { Server } from './api/server.ts';
import type { Running, Serving } from './serving.ts';

export async function listening(
  app: Server,
  at: Pick<Serving, 'port' | 'host'> & { readonly backlog: number },
  close: () => Promise<void>,
): Promise<Running> {
  try {
    await app.listen(at);
  } catch (error) {
    await close();
    throw error;
  }
  return { address: addressOf(app.server.address() as AddressInfo), close };
}

function addressOf({ family, address, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}
