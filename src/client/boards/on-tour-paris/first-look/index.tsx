// The first look at On Tour: Paris.
import type { Language } from '../../../../kernel/index.ts';
import type { Look, LookAsked, LookWords } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';
import { Doubles, Exact, MarkPicture, RisingMap, Rolled, Tickets, TourMap, Written } from './drawings.tsx';
import guide from './guide.svg';
import { type Numbers, numbersOf } from './numbers.ts';
import wall from './wall.svg';
import './first-look.css';

const WORDS: Readonly<Record<Language, () => Promise<(n: Numbers) => LookWords>>> = {
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

export async function firstLook(asked: LookAsked<Words>): Promise<Look> {
  const n = numbersOf(asked);
  return {
    words: (await WORDS[asked.language]())(n),
    drawn: {
      guide,
      wall,
      goal: () => <TourMap />,
      steps: [
        { ground: 'deep', draw: () => <Tickets texts={asked.texts} /> },
        { ground: 'deep', draw: () => <Rolled marks={n.numbers} /> },
        { ground: 'pale', draw: () => <Written /> },
        { ground: 'pale', draw: () => <Exact /> },
        { ground: 'deep', draw: () => <Doubles /> },
      ],
      figures: [
        { kind: 'gain', draw: () => '+1' },
        { kind: 'gain', draw: () => '+1' },
        { kind: 'gain', draw: () => `+1–${n.ride.longest}` },
        { kind: 'plain', draw: () => <MarkPicture mark="*" /> },
        { kind: 'plain', draw: () => <MarkPicture mark="X" /> },
      ],
      advice: () => <RisingMap n={n} />,
    },
  };
}
