import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { publicAgent, readAddress } from './public-address.ts';

const PATIENCE = 5000;
const MOST_AT_ONCE = 20;
/** Calls that wait for their turn; what comes on top of them is left out. */
const MOST_WAITING = 1000;

/** What is sent. */
export interface Call {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Calls addresses of guests, a few at a time. */
export class Calls {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly isPrivateAllowed: boolean) {}

  /** The status of the answer; redirects are not followed, and nothing else of the answer is read. */
  async make(call: Call): Promise<number> {
    if (this.underWay >= MOST_AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING) throw new Error('too many calls wait already');
      await new Promise<void>(resolve => this.waiting.push(resolve));
    }
    this.underWay++;
    try {
      return await this.post(call);
    } finally {
      this.underWay--;
      this.waiting.shift()?.();
    }
  }

  private async post({ address, headers, body }: Call): Promise<number> {
    const url = readAddress(address, this.isPrivateAllowed);
    if (typeof url === 'string') throw new Error(`this address is not called: ${url}`);
    const guard = this.isPrivateAllowed ? {} : { agent: publicAgent };
    const options: RequestOptions = { method: 'POST', headers, signal: AbortSignal.timeout(PATIENCE), ...guard };
    return new Promise((resolve, reject) => {
      const sent = url.protocol === 'https:' ? request(url, options) : plainRequest(url, options);
      sent.on('error', reject);
      sent.on('response', response => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      });
      sent.end(body);
    });
  }
}
