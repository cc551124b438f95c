import type { PracticeTexts } from '../../../kernel/index.ts';
import { AT_THE_BRIDGE } from './index.ts';

export const practiceTexts: PracticeTexts = {
  bridge: {
    title: 'Saml op først',
    goal: `Kør ${AT_THE_BRIDGE} blå rejsende til Broen inden for to ture.`,
    hint: 'Broen kommer kun én gang. Hvem kan nå at stige på, før du drejer derhen?',
    solved: 'Fem på én gang: Det var værd at vente på.',
  },
  park: {
    title: 'Billetterne, tak!',
    goal: 'Besøg Parken inden for to ture, selv om kontrolløren stiger på nu.',
    hint: 'Broen ligger på vejen og kræver begge blå passagerer. Derefter kan en ny blå stige på.',
    solved: 'En af hver farve trods kontrollen.',
  },
  last: {
    title: 'Tre brikker tilbage',
    goal: 'Vind dagen med de sidste tre brikker.',
    hint: 'Der mangler tre, og to orange passagerer er om bord. Slottet tager alle, du har med.',
    solved: 'Tolv er fremme, og bussen er ude.',
  },
};
