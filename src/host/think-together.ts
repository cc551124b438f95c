import type { Pool } from '../workers/pool.ts';
import { mergeThoughts, type Question, splitQuestion, type Thought } from './think.ts';

/** What a worker found. */
export type Reply = { readonly thought: Thought } | { readonly fault: string };

/** What several workers found about one decision, each with luck of its own. */
export async function thinkTogether(
  pool: Pool<Question, Reply>,
  question: Question,
  { count, share = [] }: { readonly count: number; readonly share?: readonly string[] },
): Promise<Thought> {
  const parts = splitQuestion(question, count).map(part => pool.ask(part, question.bot, share));
  return mergeThoughts((await Promise.all(parts)).map(thoughtIn));
}

function thoughtIn(reply: Reply): Thought {
  if ('thought' in reply) return reply.thought;
  throw new Error(reply.fault);
}
