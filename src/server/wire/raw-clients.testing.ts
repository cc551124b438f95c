// Ways to send what no decent client would send, and to see what comes back.
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { HostileMessage, Scene, Who } from './hostile-messages.testing.ts';

/** What came back over HTTP. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** Sends requests as they are written, well-formed or not. */
export class RawHttp {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(
    private readonly address: string,
    private readonly cookies: Scene['cookies'],
  ) {}

  send(message: Extract<HostileMessage, { by: 'http' }>): Promise<Reply> {
    const { who, method, path, headers, body } = message;
    const { hostname, port } = new URL(this.address);
    const cookie = this.cookies[who];
    return new Promise((resolve, reject) => {
      const call = request(
        { hostname, port, method, path, agent: this.agent, headers: { ...(cookie ? { cookie } : {}), ...headers } },
        response => {
          let text = '';
          response.setEncoding('utf8').on('data', part => {
            text += part;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      // A connection that was kept may be closed from the other side in the very moment it is used again.
      call.on('error', error => (call.reusedSocket ? this.send(message).then(resolve, reject) : reject(error)));
      call.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

const CLOSED = 'closed with';

/** Somebody's socket: what is sent is answered in order. */
export class RawSocket {
  private answers: string[] = [];
  private wake: () => void = () => {};
  private count = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', data => {
      this.answers.push(String(data));
      this.wake();
    });
    socket.on('close', code => {
      this.answers.push(`${CLOSED} ${code}`);
      this.wake();
    });
    socket.on('error', () => {});
  }

  static async of(who: Who, address: string, cookies: Scene['cookies']): Promise<RawSocket> {
    const headers = cookies[who] ? { cookie: cookies[who] } : {};
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { headers });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new RawSocket(socket);
  }

  /** Sends it all, and gives everything that came back until the last of it was answered. */
  async say(all: readonly (string | Uint8Array)[], table: string): Promise<readonly string[]> {
    this.answers = [];
    for (const each of all) this.socket.send(each);
    const key = `mark ${++this.count}`;
    this.socket.send(JSON.stringify({ table, ask: { type: 'agree', key, seat: 15, isAgreed: false } }));
    const isEnd = (answer: string) => answer.includes(`"${key}"`) || answer.startsWith(CLOSED);
    while (!this.answers.some(isEnd)) {
      await new Promise<void>(resolve => {
        this.wake = resolve;
      });
    }
    return this.answers.filter(answer => !answer.includes(`"${key}"`));
  }

  close(): void {
    this.socket.terminate();
  }
}
