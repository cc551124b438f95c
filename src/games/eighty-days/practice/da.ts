import type { PracticeTexts } from '../../../kernel/index.ts';
import { HONG_KONG, YOKOHAMA } from './positions.ts';

export const practiceTexts: PracticeTexts = {
  hongkong: {
    title: 'Gennem Indien',
    goal: `Nå Hongkong i denne tur på højst ${HONG_KONG.most} dage.`,
    hint: 'Spil Forbindelse, så kan du rejse to etaper. Et Tilbud sparer to dage, men ingen etape varer under én dag.',
    solved: 'To etaper på ti dage. Tilbuddene hørte til på den lange vej over land.',
  },
  yokohama: {
    title: 'Et kort og dets felt',
    goal: `Slut din tur i Yokohama, og brug højst ${YOKOHAMA.most} dage.`,
    hint: 'To ens skibe tæller kun én gang. Og detektiven står i Yokohama: Han koster to dage.',
    solved: 'To ens skibe, og ingen på kajen, der stiller spørgsmål.',
  },
  home: {
    title: 'Den sidste etape',
    goal: 'Kom hjem i denne tur senest på dag 80.',
    hint: 'Ét kort på handlingssporet giver dig to ens. Med Eksprestog tager et tog kun én dag.',
    solved: 'Dag 80, og væddemålet er vundet.',
  },
};
