import type { PracticeWords } from './en.ts';

export const fr: PracticeWords = {
  title: 'S’entraîner : trois petits exercices',
  lead: 'De vraies tables, chacune préparée autour d’une idée. Souvent, plusieurs chemins mènent au but.',
  task: (task, tasks) => `Exercice ${task} sur ${tasks}`,
  start: 'Commencer',
  done: 'Réussi',
  hint: 'Conseil',
  again: 'Recommencer',
  solved: 'Réussi !',
  failed: 'À partir d’ici, ce n’est plus possible.',
  tryAgain: 'Réessayer',
  next: 'Exercice suivant',
  all: 'Tous les exercices',
  progress: (solved, tasks) => `${solved} sur ${tasks} réussi${solved > 1 ? 's' : ''}`,
  look: 'Voir la table',
  loading: 'L’exercice se prépare…',
};
