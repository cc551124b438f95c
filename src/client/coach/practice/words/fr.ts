import type { PracticeWords } from './en.ts';

export const fr: PracticeWords = {
  title: 'S’exercer : trois petits problèmes',
  lead: 'De vraies tables, chacune préparée autour d’une idée. Souvent, plusieurs chemins mènent au but.',
  task: (task, tasks) => `Problème ${task} sur ${tasks}`,
  start: 'Commencer',
  done: 'Résolu',
  hint: 'Indice',
  again: 'Recommencer',
  solved: 'Résolu !',
  failed: 'À partir d’ici, ce n’est plus possible.',
  tryAgain: 'Réessayer',
  next: 'Problème suivant',
  all: 'Tous les problèmes',
  loading: 'Le problème se prépare…',
};
