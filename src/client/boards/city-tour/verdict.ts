// Asks whether the day can still be won: in a worker where there is one, for it may take most of a second.
import { useEffect, useState } from 'preact/hooks';
import { imagine, type Verdict, type View, verdict } from '../../../games/city-tour/index.ts';

/** What is known of the question: not asked, being worked out, or the answer. */
export type Answer = 'unasked' | 'asking' | Verdict['answer'];

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
  const worker = new Worker(new URL('./verdict.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Verdict['answer']>) => tell(data));
  worker.addEventListener('error', () => tell('unknown'));
  worker.postMessage(view);
  return () => worker.terminate();
}
