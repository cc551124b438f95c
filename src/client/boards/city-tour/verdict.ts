// Asks whether the day can still be won: in a worker where there is one, for it may take most of a second.
import { useEffect, useState } from 'preact/hooks';
import { imagine, type Verdict, type View, verdict } from '../../../games/city-tour/index.ts';
import type { LastChance } from '../../arrival/ending.ts';

/** What is known of the question: not asked, being worked out, or the answer. */
export type Answer = 'unasked' | 'asking' | Verdict['answer'];

/** What the worker is asked: of a day as it is seen, or of the record of a lost one. */
export type Question = { readonly view: View } | { readonly record: unknown };

/** The answer for a view, and a way to ask; another view is another question. */
export function useVerdict(view: View): readonly [answer: Answer, ask: () => void] {
  const question = `${view.turn}/${view.board.join()}/${JSON.stringify(view.bus)}`;
  const [asked, setAsked] = useState<string>('');
  const [known, setKnown] = useState<{ readonly question: string; readonly answer: Answer }>({ question: '', answer: 'unasked' });
  const isAsked = asked === question;
  useEffect(() => (isAsked ? workOut(view, answer => setKnown({ question, answer })) : undefined), [isAsked, question]);
  const answer = known.question === question ? known.answer : isAsked ? 'asking' : 'unasked';
  return [answer, () => setAsked(question)];
}

/** Works it out and says so; the function it gives back calls it off. */
function workOut(view: View, tell: (answer: Verdict['answer']) => void): () => void {
  if (typeof Worker === 'undefined') {
    const timer = setTimeout(() => tell(verdict(imagine(view)).answer));
    return () => clearTimeout(timer);
  }
  return askWorker<Verdict['answer']>({ view }, tell, () => tell('unknown'));
}

/** Until when a lost day could be won, said once it is worked out and proved; the function it gives back calls it off. */
export function lastChance(record: unknown, tell: (chance: LastChance) => void): () => void {
  return askWorker<LastChance | undefined>(
    { record },
    chance => chance && tell(chance),
    () => {},
  );
}

function askWorker<A>(question: Question, tell: (answer: A) => void, fail: () => void): () => void {
  const worker = new Worker(new URL('./verdict.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<A>) => {
    worker.terminate();
    tell(data);
  });
  worker.addEventListener('error', fail);
  worker.postMessage(question);
  return () => worker.terminate();
}
