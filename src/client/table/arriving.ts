// Loads how a game ends, once one does.
import { useEffect, useState } from 'preact/hooks';
import { type Language, typeset } from '../../kernel/index.ts';
import type { ArrivalWords } from '../arrival/words/en.ts';
import { type AnyKit, type Arrival, arrivalOf, boardOf, type Scene } from '../boards/kit.ts';

/** An arrival with its words. */
export interface Arrived {
  readonly arrival: Arrival<Scene, unknown>;
  readonly own: unknown;
  readonly words: ArrivalWords;
}

const WORDS: Readonly<Record<Language, () => Promise<ArrivalWords>>> = {
  en: async () => (await import('../arrival/words/en.ts')).en,
  da: async () => (await import('../arrival/words/da.ts')).da,
  fr: async () => (await import('../arrival/words/fr.ts')).fr,
  de: async () => (await import('../arrival/words/de.ts')).de,
};

/** How a game ends, in a language. */
export async function arrivedOf(kit: AnyKit, language: Language): Promise<Arrived> {
  const { arrival: drawn = async () => (await import('./plain-arrival.tsx')).plainArrival(kit) } = boardOf(kit);
  const [found, house] = await Promise.all([drawn(), WORDS[language]()]);
  const arrival = arrivalOf(found);
  const spoken = { own: await arrival.words[language](), words: house };
  return { arrival, ...typeset(language, spoken) };
}

interface Wanted<P> {
  readonly kit: AnyKit;
  readonly language: Language;
  readonly isOver: boolean;
  /** How long a table that ends before one's eyes stays in sight, in ms. */
  readonly moment: number;
  /** Loads what shows the end. */
  readonly load: () => Promise<P>;
}

/** How a game ends and what shows it, as soon as it does and all is there. */
export function useArrival<P>({ kit, language, isOver, moment, load: page }: Wanted<P>): (Arrived & { readonly page: P }) | undefined {
  const [arrived, setArrived] = useState<Arrived & { readonly page: P }>();
  const [wasOver] = useState(isOver);
  useEffect(() => {
    if (!isOver) return undefined;
    let isWanted = true;
    const pause = arrived || wasOver ? undefined : new Promise(resolve => setTimeout(resolve, moment));
    void Promise.all([arrivedOf(kit, language), page(), pause]).then(([found, shown]) => isWanted && setArrived({ ...found, page: shown }));
    return () => {
      isWanted = false;
    };
  }, [kit, language, isOver]);
  return isOver ? arrived : undefined;
}
