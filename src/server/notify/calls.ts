import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { Counts } from '../api/counts.ts';
import { Gate } from './gate.ts';
import { publicAgent, readAddress } from './public-address.ts';

const PATIENCE = 5000;
const MOST_AT_ONCE = 20;
/** Nobody is called by us more often at once, so that one who does not answer holds up few others. */
const MOST_AT_HOST = 2;
/** Calls for one guest, for one host and in all that are under way or wait for their turn; what comes on top of them is left out. */
const MOST_FOR_GUEST = 10;
const MOST_FOR_HOST = 200;
const MOST = 5000;

/** What is sent. */
export interface Call {
  readonly address: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Calls addresses of guests, a few at a time: guests take turns, and so do hosts. */
export class Calls {
  private readonly gate: Gate;
  private readonly hosts = new Map<string, Gate>();
  private readonly guests = new Counts();
  private count = 0;

  constructor(
    private readonly isPrivateAllowed: boolean,
    mostAtOnce = MOST_AT_ONCE,
  ) {
    this.gate = new Gate(mostAtOnce);
  }

  /** The status of the answer to a call for a guest; redirects are not followed, and nothing else of the answer is read. */
  async make(call: Call, guest: string): Promise<number> {
    const url = readAddress(call.address, this.isPrivateAllowed);
    if (typeof url === 'string') throw new Error(`this address is not called: ${url}`);
    const host = this.hosts.get(url.hostname) ?? new Gate(MOST_AT_HOST);
    if (this.guests.of(guest) >= MOST_FOR_GUEST || host.size >= MOST_FOR_HOST || this.count >= MOST)
      throw new Error('too many calls wait already');
    this.hosts.set(url.hostname, host);
    this.guests.add(guest);
    this.count++;
    try {
      return await host.pass(guest, () => this.gate.pass(guest, () => this.post(url, call)));
    } finally {
      this.count--;
      this.guests.drop(guest);
      if (host.size === 0) this.hosts.delete(url.hostname);
    }
  }

  private async post(url: URL, { headers, body }: Call): Promise<number> {
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
