// The first look at Bodensee Tourismus.
import { CATEGORIES, COLOURS } from '../../../../games/bodensee/table.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { Look, LookAsked } from '../../../first-look/look.ts';
import type { Words } from '../words/en.ts';
import { Buses, Drive, Kind, NextStop, Offers, Prices, Tour, Visit } from './drawings.tsx';
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
      goal: () => <Visit n={n} words={words} />,
      legend: COLOURS.map(colour => () => <Kind category={colour} />),
      steps: [
        { ground: 'pale', draw: () => <Buses /> },
        { ground: 'deep', draw: () => <Offers time="g-sunrise" actions={[words.build, n.ferryName]} /> },
        { ground: 'pale', draw: () => <Drive /> },
        { ground: 'pale', draw: () => <Tour /> },
        { ground: 'deep', draw: () => <Offers time="g-sun" actions={[words.build, words.pips]} /> },
      ],
      figures: [
        { kind: 'gain', draw: () => `+${n.visit}` },
        { kind: 'gain', draw: () => `+${n.visit}` },
        { kind: 'cost', draw: () => `−${n.build}`, more: () => <Prices categories={CATEGORIES} prices={n.prices} /> },
        { kind: 'cost', draw: () => `−${n.dearer}` },
        { kind: 'cost', draw: () => `−${n.ferry}` },
      ],
      advice: () => <NextStop n={n} />,
    },
  };
}
