// Loads how a game ends, once one does.
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../kernel/index.ts';
import type { ArrivalWords } from '../arrival/words/en.ts';
import { type AnyKit, type Arrival, arrivalOf, boardOf, type Scene } from '../boards/kit.ts';

/** An arrival with its words, and the page that shows it. */
export interface Arrived {
  readonly arrival: Arrival<Scene, unknown>;
  readonly own: unknown;
  readonly words: ArrivalWords;
  readonly page: typeof import('./end.tsx');
}

const WORDS: Readonly<Record<Language, () => Promise<ArrivalWords>>> = {
  en: async () => (await import('../arrival/words/en.ts')).en,
  da: async () => (await import('../arrival/words/da.ts')).da,
  fr: async () => (await import('../arrival/words/fr.ts')).fr,
  de: async () => (await import('../arrival/words/de.ts')).de,
};

async function load(kit: AnyKit, language: Language): Promise<Arrived> {
  const { arrival: drawn = async () => (await import('./plain-arrival.tsx')).plainArrival(kit) } = boardOf(kit);
  const [page, found, house] = await Promise.all([import('./end.tsx'), drawn(), WORDS[language]()]);
  const arrival = arrivalOf(found);
  const spoken = { own: await arrival.words[language](), words: house };
  if (language !== 'fr') return { page, arrival, ...spoken };
  const { spaced } = await import('../locale/french.ts');
  return { page, arrival, ...spaced(spoken) };
}

/** How a game ends, as soon as it does and all is there. A table that ends before one's eyes stays in sight for a moment. */
export function useArrival(kit: AnyKit, language: Language, isOver: boolean, moment: number): Arrived | undefined {
  const [arrived, setArrived] = useState<Arrived>();
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver) return undefined;
    let isWanted = true;
    const pause = new Promise(resolve => setTimeout(resolve, wasOver ? 0 : moment));
    void Promise.all([load(kit, language), arrived ? undefined : pause]).then(([found]) => isWanted && setArrived(found));
    return () => {
      isWanted = false;
    };
  }, [kit, language, isOver]);
  return isOver ? arrived : undefined;
}
