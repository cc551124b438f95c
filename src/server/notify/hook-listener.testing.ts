import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where somebody's webhook leads to, and everything that it was told. */
export class HookListener {
  readonly calls: unknown[] = [];
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', chunk => {
      body += chunk;
    });
    request.on('end', () => {
      this.calls.push(JSON.parse(body));
      response.end();
    });
  }).listen(0, '127.0.0.1');

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.server.close();
  }
}
