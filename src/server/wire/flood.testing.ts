// Sends hostile messages in great numbers, and looks at everything that comes back.
import type { Tell } from '../../protocol/index.ts';
import type { HostileMessage, Scene, Who } from './hostile-messages.testing.ts';
import { RawHttp, RawSocket } from './raw-clients.testing.ts';

/** What an answer must not tell of the inside: traces, files, the database, kinds of errors. */
const INSIDE =
  /\bat [\w.<>]+ \(|\bat (?:file|node|async)\b|node_modules|node:internal|[\w-]+\.[cm]?[jt]sx?:\d|SQLITE|(?:Type|Range|Syntax|Reference)Error|\/tmp\//;
const LONGEST_SENTENCE = 400;

/** Everybody who may be up to something, each with a line of their own. */
export class Flood {
  sent = 0;
  private readonly http: RawHttp;
  private readonly sockets: ReadonlyMap<Who, RawSocket>;

  private constructor(
    address: string,
    private readonly scene: Scene,
    private readonly secrets: readonly string[],
    sockets: readonly (readonly [Who, RawSocket])[],
  ) {
    this.http = new RawHttp(address, scene.cookies);
    this.sockets = new Map(sockets);
  }

  static async of(address: string, scene: Scene, secrets: readonly string[]): Promise<Flood> {
    const names = Object.keys(scene.cookies) as Who[];
    const sockets = await Promise.all(names.map(async who => [who, await RawSocket.of(who, address, scene.cookies)] as const));
    return new Flood(address, scene, secrets, sockets);
  }

  /** Sends it all; fails where anything but a clear refusal comes back. */
  async send(all: readonly HostileMessage[]): Promise<void> {
    const written = all.flatMap(each => (each.by === 'http' ? [this.write(each)] : []));
    const spoken = [...this.sockets].map(([who, socket]) =>
      this.speak(
        socket,
        all.flatMap(each => (each.by === 'socket' && each.who === who ? [each.text] : [])),
      ),
    );
    const problems = (await Promise.all([...written, ...spoken])).filter(problem => problem !== undefined);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    this.sent += all.length;
  }

  close(): void {
    for (const socket of this.sockets.values()) socket.close();
    this.http.close();
  }

  private async write(message: Extract<HostileMessage, { by: 'http' }>): Promise<string | undefined> {
    const { status, text } = await this.http.send(message);
    const isRefusal = status === 200 ? /"type":"(?:denied|done|glanced)"/.test(text) : status >= 400 && status < 500;
    const problem = isRefusal ? this.problemOf(text) : `status ${status}: ${text.slice(0, 300)}`;
    return problem && `${problem}\nis the answer to ${JSON.stringify(message).slice(0, 500)}`;
  }

  private async speak(socket: RawSocket, texts: readonly (string | Uint8Array)[]): Promise<string | undefined> {
    const answers = await socket.say(texts, this.scene.targets[0]?.id ?? '');
    // Who speaks to a table is also shown who is there; a greeting and a heartbeat answer nothing.
    const told = answers.filter(answer => !/^\{(?:"hello"|"beat"|"table":"[^"]+","(?:row|chat)")/.test(answer));
    if (told.length < texts.length) return `${texts.length} messages, ${told.length} answers`;
    return told.map(answer => this.problemOf(answer)).find(problem => problem !== undefined);
  }

  private problemOf(text: string): string | undefined {
    if (INSIDE.test(text)) return `it tells about the inside: ${text.slice(0, 300)}`;
    if (this.secrets.some(secret => text.includes(secret))) return `it tells a secret: ${text.slice(0, 300)}`;
    const answer = readable(text);
    const tell = answer?.tell ?? answer;
    // Anybody may look back; that changes nothing.
    if (tell?.type === 'glanced') return undefined;
    if (tell?.type === 'done') return this.wasDone(tell.key) ? undefined : `it was done: ${text}`;
    const sentence = tell?.type === 'denied' ? tell.denial?.text : answer?.text;
    const isClear = typeof sentence === 'string' && /^[^\n]+$/.test(sentence) && sentence.length <= LONGEST_SENTENCE;
    return isClear ? undefined : `it is no clear sentence: ${text.slice(0, 600)}`;
  }

  /** Asked again, a key is answered again: nothing is done. */
  private wasDone(key: string | undefined): boolean {
    return this.scene.targets.some(({ usedKey }) => usedKey === key);
  }
}

interface Answer {
  readonly type?: Tell['type'];
  readonly key?: string;
  readonly denial?: { readonly text: string };
  readonly text?: string;
  readonly tell?: Answer;
}

function readable(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}
