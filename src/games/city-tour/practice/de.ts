import type { PracticeTexts } from '../../../kernel/index.ts';
import { AT_THE_BRIDGE } from './index.ts';

export const practiceTexts: PracticeTexts = {
  bridge: {
    title: 'Erst einsammeln',
    goal: `Bring in zwei Zügen ${AT_THE_BRIDGE} blaue Reisende zur Brücke.`,
    hint: 'Die Brücke kommt nur einmal. Wer kann noch einsteigen, bevor du dorthin abbiegst?',
    solved: 'Fünf auf einmal: Das Warten hat sich gelohnt.',
  },
  park: {
    title: 'Die Fahrscheine, bitte!',
    goal: 'Besuche in zwei Zügen den Park, obwohl jetzt die Kontrolleurin zusteigt.',
    hint: 'Die Brücke liegt am Weg und verlangt beide blauen Fahrgäste. Danach kann noch jemand in Blau einsteigen.',
    solved: 'Aus jeder Farbe jemand, trotz Kontrolle.',
  },
  last: {
    title: 'Noch drei Plättchen',
    goal: 'Gewinne den Tag mit den letzten drei Plättchen.',
    hint: 'Drei fehlen, und zwei orange Fahrgäste sind an Bord. Das Schloss nimmt alle auf, die du bringst.',
    solved: 'Zwölf sind angekommen, und der Bus ist draußen.',
  },
};
