// The first look at City Tour.
import { SITES, TRAVELLERS } from '../../../../games/city-tour/index.ts';
import type { Language } from '../../../../kernel/index.ts';
import type { Look, LookAsked } from '../../../first-look/look.ts';
import { PawnIcon } from '../drawings/pawn.tsx';
import type { Words } from '../words/en.ts';
import { Aboard, AtStop, Corner, Drive, Journey, Pawns, TurnedTile, TwoTiles } from './drawings.tsx';
import guide from './guide.svg';
import { ENOUGH, type Numbers, numbersOf, TOO_FEW } from './numbers.ts';
import wall from './wall.svg';
import type { Told } from './words/en.ts';
import './first-look.css';

const WORDS: Readonly<Record<Language, () => Promise<(n: Numbers) => Told>>> = {
  en: async () => (await import('./words/en.ts')).en,
  da: async () => (await import('./words/da.ts')).da,
  fr: async () => (await import('./words/fr.ts')).fr,
  de: async () => (await import('./words/de.ts')).de,
};

/** So many of a stop's colour, and what they bring. */
function Come({ at: { site, come }, sign }: { at: typeof ENOUGH | typeof TOO_FEW; sign: string }) {
  return (
    <>
      <Pawns colour={SITES[site].colour} count={come} /> {sign}
    </>
  );
}

export async function firstLook(asked: LookAsked<Words>): Promise<Look> {
  const n = numbersOf(asked);
  const told = (await WORDS[asked.language]())(n);
  const { words } = asked;
  return {
    words: told,
    drawn: {
      guide,
      wall,
      goal: () => <Journey n={n} told={told} words={words} />,
      legend: TRAVELLERS.map(colour => () => <PawnIcon colour={colour} />),
      steps: [
        { ground: 'pale', draw: () => <TwoTiles /> },
        { ground: 'pale', draw: () => <TurnedTile /> },
        { ground: 'pale', draw: () => <Drive /> },
        { ground: 'pale', draw: () => <Aboard /> },
        { ground: 'pale', draw: () => <AtStop words={words} /> },
      ],
      figures: [
        { kind: 'gain', draw: () => <Come at={ENOUGH} sign={`+${n.enough.come}`} /> },
        { kind: 'cost', draw: () => <Come at={TOO_FEW} sign="0" /> },
        { kind: 'plain', draw: () => n.seats },
        { kind: 'plain', draw: () => '1×' },
        { kind: 'cost', draw: () => '0' },
      ],
      advice: () => <Corner />,
    },
  };
}
