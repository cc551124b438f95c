// The first look at Tour Operator.
import { INTERESTS } from '../../../../games/tour-operator/table.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { Look, LookAsked, LookWords } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';
import { Dice, Drafted, Flight, Landing, Love, Moods, Rooms, Three } from './drawings.tsx';
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
      goal: () => <Landing speech={asked} n={n} />,
      legend: INTERESTS.map(interest => () => <Love interest={interest} />),
      steps: [
        { ground: 'pale', draw: () => <Drafted speech={asked} /> },
        { ground: 'deep', draw: () => <Dice /> },
        { ground: 'sea', draw: () => <Flight /> },
        { ground: 'pale', draw: () => <Rooms /> },
        { ground: 'deep', draw: () => <Moods /> },
      ],
      figures: [
        { kind: 'gain', draw: () => `+${n.cities.join('–')}` },
        { kind: 'gain', draw: () => `+${n.rows.join('–')}` },
        { kind: 'cost', draw: () => `−${n.slip}` },
        { kind: 'cost', draw: () => `−${n.angry}` },
        { kind: 'cost', draw: () => `−${n.angry}` },
      ],
      advice: () => <Three speech={asked} n={n} />,
    },
  };
}
