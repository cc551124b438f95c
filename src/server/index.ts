import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { servePages } from './web.ts';

/** The pages lie beside the program, wherever that was built to. */
const PAGES = fileURLToPath(new URL('./web', import.meta.url));

/** How to serve. */
export interface Serving {
  readonly port: number;
  readonly host: string;
  /** The folder of the built pages. */
  readonly pages?: string;
}

/** Listens for browsers; gives the address and the way to stop. */
export async function listen({
  port,
  host,
  pages = PAGES,
}: Serving): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true });
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  await servePages(app, pages);
  await app.listen({ port, host });
  const bound = app.server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return { address: `http://${name}:${bound.port}/`, close: () => app.close() };
}
