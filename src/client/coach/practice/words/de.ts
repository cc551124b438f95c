import type { PracticeWords } from './en.ts';

export const de: PracticeWords = {
  title: 'Üben: drei kleine Aufgaben',
  lead: 'Echte Tische, jeder um eine Idee herum aufgebaut. Oft führt mehr als ein Weg zum Ziel.',
  task: (task, tasks) => `Aufgabe ${task} von ${tasks}`,
  start: 'Starten',
  done: 'Gelöst',
  hint: 'Tipp',
  again: 'Von vorn',
  solved: 'Gelöst!',
  failed: 'Von hier aus geht es nicht mehr.',
  tryAgain: 'Noch einmal',
  next: 'Nächste Aufgabe',
  all: 'Alle Aufgaben',
  progress: (solved, tasks) => `${solved} von ${tasks} gelöst`,
  look: 'Den Tisch ansehen',
  loading: 'Die Aufgabe wird aufgebaut …',
};
