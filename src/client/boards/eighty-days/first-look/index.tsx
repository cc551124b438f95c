// The first look at Around the World in 80 Days.
import type { Language } from '../../../../kernel/index.ts';
import type { Look, LookAsked } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';
import { Cards, DetectivePicture, LegPicture, Pair, PairSum, Spaces, Watch } from './drawings.tsx';
import guide from './guide.svg';
import { type Numbers, numbersOf } from './numbers.ts';
import wall from './wall.svg';
import type { Told } from './words/en.ts';
import './first-look.css';

const WORDS: Readonly<Record<Language, () => Promise<(n: Numbers) => Told>>> = {
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

export async function firstLook(asked: LookAsked<Words>): Promise<Look> {
  const n = numbersOf(asked);
  const words = (await WORDS[asked.language]())(n);
  return {
    words,
    drawn: {
      guide,
      wall,
      goal: () => <Watch n={n} dial={words.dial} />,
      steps: [
        { ground: 'deep', draw: () => <Cards cards={['T2', 'S5']} n={n} /> },
        { ground: 'deep', draw: () => <Spaces /> },
        { ground: 'sea', draw: () => <LegPicture /> },
        { ground: 'deep', draw: () => <DetectivePicture days={n.detective} /> },
      ],
      figures: [
        { kind: 'plain', draw: () => n.train.join('–') },
        { kind: 'plain', draw: () => n.ship.join('–') },
        { kind: 'gain', draw: () => <PairSum equal={n.equal} /> },
        { kind: 'cost', draw: () => `+${n.detective}` },
        { kind: 'cost', draw: () => `+${n.pressure}` },
      ],
      advice: () => <Pair n={n} days={words.days} />,
    },
  };
}
