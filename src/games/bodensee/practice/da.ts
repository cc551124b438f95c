import type { PracticeTexts } from '../../../kernel/index.ts';

export const practiceTexts: PracticeTexts = {
  eleven: {
    title: 'Elleve euro',
    goal: 'Tjen 11\u00a0€ i denne tur.',
    hint: 'Hvilken morgenhandling gør hvert besøg mere værd? Og hvor kan en turist komme på besøg igen?',
    solved: 'Højere værdi, et sidste øje og en rundtur mere: 11\u00a0€.',
  },
  ferry: {
    title: 'Over søen',
    goal: 'Ruinér to turister i én tur.',
    hint: 'Din sidste euro rækker til færgen. Se så, hvilken turists øjne passer præcis til værdien.',
    solved: 'Slottet fik 4’eren, klosteret 2’eren. Begge er ruineret, og begge betalte dobbelt.',
  },
  last: {
    title: 'Den sidste turist',
    goal: 'Slut spillet i denne tur, og vind det.',
    hint: 'Posen er tom, så én ruineret turist slutter spillet. Lad det ske ved en attraktion, der er din.',
    solved: 'Den sidste turist blev ruineret hos dig. Spillet er slut, og du har flest penge.',
  },
};
