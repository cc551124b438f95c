import { once } from 'node:events';
import { openForBots } from '../../kernel/index.ts';
import { entryNamed, noMoreWords, parse } from '../usage.ts';
import { lines } from './lines.ts';
import { type Answer, EngineSession } from './session.ts';

const MOST_CHARACTERS = 1024 * 1024;

/** The line protocol: one JSON question a line in, one JSON answer a line out. */
export async function engine(args: readonly string[]): Promise<number> {
  const { words } = parse(args, {});
  noMoreWords(words, 1);
  const entry = entryNamed(words[0]);
  const reasons = await (await entry.trained?.())?.reasons?.();
  const session = new EngineSession(await openForBots(entry), await entry.texts.en(), reasons?.en);
  process.stdin.setEncoding('utf8');
  for await (const line of lines(process.stdin, MOST_CHARACTERS)) {
    if ('text' in line && line.text.trim() === '') continue;
    const { answer, isLast } = 'text' in line ? replyTo(session, line.text) : { answer: TOO_LONG, isLast: false };
    if (!process.stdout.write(`${JSON.stringify(answer)}\n`)) await once(process.stdout, 'drain');
    if (isLast) break;
  }
  process.stdin.destroy();
  return 0;
}

const TOO_LONG: Answer = { ok: false, error: `a line may have at most ${MOST_CHARACTERS} characters` };

function replyTo(session: EngineSession, text: string): { answer: Answer; isLast: boolean } {
  const ask = parsed(text);
  if (ask === undefined)
    return { answer: { ok: false, error: 'a line must be one JSON object such as {"do":"new","seats":2}' }, isLast: false };
  const answer = session.answer(ask);
  return { answer, isLast: answer.ok && typeof ask === 'object' && ask !== null && 'do' in ask && ask.do === 'quit' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
