import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { page } from './page.ts';

/** Listens for browsers; gives the address and the way to stop. */
export async function listen(port: number, host: string): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const html = await page();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end('Only GET and HEAD are allowed.\n');
    if (request.url === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n');
    if (request.url !== '/')
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here; the home page is at /.\n');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    };
    response.writeHead(200, headers).end(html);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    address: `http://${name}:${bound.port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
