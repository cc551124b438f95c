import type { PracticeTexts } from '../../../kernel/index.ts';
import { ASKED } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  land: {
    title: 'Tolv klubber',
    goal: `Tegn den bedste rute gennem disse tolv klubber: ${ASKED.land} point.`,
    hint: 'Begynd med 12. Vejen over 18 er længere end vejen over 24, selv om 24 har cirkel.',
    solved: 'Ni klubber og fire cirkler. Ingen rute på planen giver mere.',
  },
  boats: {
    title: 'Op og ned ad Seinen',
    goal: `Tegn en rute, der giver mindst ${ASKED.boats} point.`,
    hint: 'Begynd ved anløbsbro A, og tag den længste sejltur. Anløbsbroer må bruges igen og igen.',
    solved: 'Floden gav dig de fleste point.',
  },
  numbers: {
    title: 'To tal',
    goal: `Skriv 46 og 64, så en rute til ${ASKED.numbers} point er mulig.`,
    hint: 'Hvilke tomme klubber ligger mellem et lavere og et højere tal? En cirkel hjælper også.',
    solved: 'Begge tal står rigtigt, og ruten går videre.',
  },
};
