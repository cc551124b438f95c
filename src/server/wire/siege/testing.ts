// All of the mischief at once, and a look at everything that comes back.
import type { Tell } from '../../../protocol/index.ts';
import type { Mischief, Scene, Who } from '../mischief/testing.ts';
import { Letters, Voice } from '../speaking/testing.ts';

/** What an answer must not tell of the inside: traces, files, the database, kinds of errors. */
const INSIDE =
  /\bat [\w.<>]+ \(|\bat (?:file|node|async)\b|node_modules|node:internal|[\w-]+\.[cm]?[jt]sx?:\d|SQLITE|(?:Type|Range|Syntax|Reference)Error|\/tmp\//;
const LONGEST_SENTENCE = 400;

/** Everybody who may be up to something, each with a line of their own. */
export class Siege {
  sent = 0;
  private readonly letters: Letters;
  private readonly voices: ReadonlyMap<Who, Voice>;

  private constructor(
    address: string,
    private readonly scene: Scene,
    private readonly secrets: readonly string[],
    voices: readonly (readonly [Who, Voice])[],
  ) {
    this.letters = new Letters(address, scene.cookies);
    this.voices = new Map(voices);
  }

  static async of(address: string, scene: Scene, secrets: readonly string[]): Promise<Siege> {
    const names = Object.keys(scene.cookies) as Who[];
    const voices = await Promise.all(names.map(async who => [who, await Voice.of(who, address, scene.cookies)] as const));
    return new Siege(address, scene, secrets, voices);
  }

  /** Sends it all; fails where anything but a clear refusal comes back. */
  async attack(all: readonly Mischief[]): Promise<void> {
    const written = all.flatMap(each => (each.by === 'http' ? [this.write(each)] : []));
    const spoken = [...this.voices].map(([who, voice]) =>
      this.speak(
        voice,
        all.flatMap(each => (each.by === 'socket' && each.who === who ? [each.text] : [])),
      ),
    );
    const problems = (await Promise.all([...written, ...spoken])).filter(problem => problem !== undefined);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    this.sent += all.length;
  }

  close(): void {
    for (const voice of this.voices.values()) voice.close();
    this.letters.close();
  }

  private async write(letter: Extract<Mischief, { by: 'http' }>): Promise<string | undefined> {
    const { status, text } = await this.letters.send(letter);
    const isRefusal = status === 200 ? /"type":"(?:denied|done)"/.test(text) : status >= 400 && status < 500;
    const problem = isRefusal ? this.problemOf(text) : `status ${status}: ${text.slice(0, 300)}`;
    return problem && `${problem}\nis the answer to ${JSON.stringify(letter).slice(0, 500)}`;
  }

  private async speak(voice: Voice, texts: readonly (string | Uint8Array)[]): Promise<string | undefined> {
    const answers = await voice.say(texts, this.scene.targets[0]?.id ?? '');
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
