import type { PracticeTexts } from '../../../kernel/index.ts';

export const practiceTexts: PracticeTexts = {
  eleven: {
    title: 'Onze euros',
    goal: 'Gagnez 11 € pendant ce tour.',
    hint: 'Quelle action du matin fait mieux payer chaque visite ? Et où un touriste peut-il revenir ?',
    solved: 'Une valeur augmentée, un dernier point et une visite de plus : 11 €.',
  },
  ferry: {
    title: 'Traverser le lac',
    goal: 'Ruinez deux touristes en un seul tour.',
    hint: 'Votre dernier euro paie le ferry. Cherchez ensuite qui a exactement la valeur en points.',
    solved: 'Le château a pris le 4, le monastère le 2. Les deux sont ruinés, et les deux ont payé double.',
  },
  last: {
    title: 'Le dernier touriste',
    goal: 'Terminez la partie pendant ce tour, et gagnez-la.',
    hint: 'Le sac est vide : un touriste ruiné suffit pour finir. Ruinez-le dans une attraction à vous.',
    solved: 'Le dernier touriste s’est ruiné chez vous. La partie est terminée, et c’est vous qui avez le plus d’argent.',
  },
};
