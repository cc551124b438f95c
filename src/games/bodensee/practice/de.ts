import type { PracticeTexts } from '../../../kernel/index.ts';

export const practiceTexts: PracticeTexts = {
  eleven: {
    title: 'Elf Euro',
    goal: 'Verdiene in diesem Zug 11\u00a0€.',
    hint: 'Welche Morgenaktion macht jeden Besuch mehr wert? Und wo kann jemand noch einmal hingehen?',
    solved: 'Ein höherer Wert, ein letztes Auge und ein Extra-Rundgang: 11\u00a0€.',
  },
  ferry: {
    title: 'Über den See',
    goal: 'Ruiniere zwei Touristen in einem Zug.',
    hint: 'Dein letzter Euro reicht für die Fähre. Schau dann, wessen Augen genau zum Wert passen.',
    solved: 'Das Schloss nahm die 4, das Kloster die 2. Beide sind ruiniert, und beide haben doppelt gezahlt.',
  },
  last: {
    title: 'Der letzte Tourist',
    goal: 'Beende die Partie in diesem Zug und gewinne sie.',
    hint: 'Der Beutel ist leer, also beendet ein ruinierter Tourist die Partie. Ruiniere ihn bei einer eigenen Attraktion.',
    solved: 'Der letzte Tourist wurde bei dir ruiniert. Die Partie ist zu Ende, und du hast das meiste Geld.',
  },
};
