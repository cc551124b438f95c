import type { RatedWords } from './en.ts';

export const de: RatedWords = {
  rated: 'Gewertet',
  help: 'Das Ergebnis ändert die Wertung. Eine Person, ein Platz; Optionen wie gedruckt; wer geht, wird Letzter.',
  title: 'Wertung',
  lead: 'Deine Stärke in jedem Spiel, aus gewerteten Online-Partien. Du brauchst kein Konto: Sie gehört zu diesem Gast, und dein Link für andere Geräte nimmt sie mit.',
  none: 'Du hast noch keine gewertete Partie gespielt. Wähle „Gewertet“, wenn du einen Online-Tisch einrichtest.',
  games: count => `${count} gewertete ${count === 1 ? 'Partie' : 'Partien'}`,
  unknown: 'Noch zu wenige Partien',
  give: (rating, give) => `${rating} ± ${give}`,
  ranking: 'Rangliste',
  nobody: 'Noch ist niemandes Stärke gut genug bekannt.',
  you: 'du',
  place: place => `${place}.`,
};
