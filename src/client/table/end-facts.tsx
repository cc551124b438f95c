// What the bar says of a match that is over: the game, how far it came, and how long it took.
import { useEffect, useState } from 'preact/hooks';
import type { ArrivalWords } from '../arrival/words/en.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { lastedFor, type Times } from './lasted.ts';

/** How far a match came, in the word of its game: its last round, week or turn; '' where it has none. */
export function lastChapter(kit: AnyKit, { past, words }: Scene): string {
  const { chapter } = boardOf(kit);
  const last = past.findLast(event => chapter(event, words) !== undefined);
  return (last && chapter(last, words)) ?? '';
}

interface FactsProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly words: ArrivalWords;
  /** When its table was set and when something happened there; none where that is not known. */
  readonly times: (() => Promise<Times | undefined>) | undefined;
}

export function EndFacts({ kit, scene, words, times }: FactsProps) {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => void times?.().then(found => setMinutes(found && lastedFor(found))), []);
  const facts = [lastChapter(kit, scene), minutes === undefined ? '' : words.minutes(minutes)];
  return (
    <p class="turn">
      <b>{scene.texts.title}</b>
      <span>{facts.filter(Boolean).join(', ')}</span>
    </p>
  );
}
