import type { PracticeTexts } from '../../../kernel/index.ts';
import { BEST_FLIGHT } from './index.ts';

export const practiceTexts: PracticeTexts = {
  flight: {
    title: 'En god flyvning',
    goal: `Få mindst ${BEST_FLIGHT} point med denne flyvning, når straffen er trukket fra.`,
    hint: 'Find først byen: Tre af dine fire turister elsker den. Brug så din sædebrik.',
    solved: 'Et fuldt fly og glade passagerer. Det kunne ikke gøres bedre.',
  },
  rooms: {
    title: 'Værelser til fire',
    goal: 'Giv alle fire gæster et værelse uden at miste et point.',
    hint: 'To af dem har sovesalssymbolet. Én brik rengør ét værelse, så vælg det med omhu.',
    solved: 'Alle sover godt, og ingen point gik tabt.',
  },
  row: {
    title: 'Det sidste felt',
    goal: 'Fuldfør en aktivitetsrække i denne uge som den første.',
    hint: 'Din forsyningschef bytter brikker. Uden en gæst i et rent værelse må du ikke lægge en markør.',
    solved: 'Eventyrbuffeten er din: 5 point.',
  },
};
