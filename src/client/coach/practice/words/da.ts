import type { PracticeWords } from './en.ts';

export const da: PracticeWords = {
  title: 'Øvelse: tre små opgaver',
  lead: 'Rigtige borde, hvert stillet op omkring én idé. Ofte fører mere end én vej til målet.',
  task: (task, tasks) => `Opgave ${task} af ${tasks}`,
  start: 'Start',
  done: 'Løst',
  hint: 'Tip',
  again: 'Begynd forfra',
  solved: 'Løst!',
  failed: 'Herfra kan den ikke længere løses.',
  tryAgain: 'Prøv igen',
  next: 'Næste opgave',
  all: 'Alle opgaver',
  progress: (solved, tasks) => `${solved} af ${tasks} løst`,
  look: 'Se på bordet',
  loading: 'Opgaven stilles op …',
};
