import { expect, test } from 'vitest';
import { LANGUAGES } from '../kernel/index.ts';
import { faultOf } from './speech.ts';

const WRONG = {
  en: ['You starts.', 'You’s plane', 'Turn of You', 'Ada and You win.', 'Bruno take the bus.'],
  da: ['Dig bygger Kirke.', '2 € til du.', 'Dus plan', 'Ada og Du vinder.'],
  fr: [
    'Vous commence !',
    'Au tour de Vous',
    'Vous prend le bus.',
    'Le bus de Arbon',
    'Bruno prenez le bus.',
    'Vous le prend.',
    'Vous ne joue pas.',
  ],
  de: ['Du nimmt den Bus.', 'Am Zug ist Du', '2 € für du', 'Du gewinnt!', 'Bruno nimmst den Bus.'],
};
const RIGHT = {
  en: ['You pass.', 'You win!', 'Bruno’s turn', 'Bruno and you win together.', 'BT-4.3', 'From dock C to dock D'],
  da: ['Du bygger Kirke.', 'Bruno og du deler sejren.', '2 € til dig.', 'Det er din tur. Du slår.'],
  fr: [
    'Vous commencez !',
    'À vous de jouer',
    'Le détective vous interroge à Brindisi.',
    'Au tour d’Ada',
    'Vous le lancez au départ.',
    'Vous y êtes.',
    'Vous en avez deux.',
    'Vous ne l’avez pas.',
    'Vous les leur rendez.',
  ],
  de: ['Du nimmst den Bus.', 'Jetzt hier: du und Bruno.', 'Dann darfst du den Detektiv schicken.', 'Punkte können unter null fallen.'],
};

test.each(LANGUAGES)('the wrong person is found, the right one is not (%s)', language => {
  expect(WRONG[language].filter(text => !faultOf(text, language, ['Bruno']))).toEqual([]);
  expect(RIGHT[language].filter(text => faultOf(text, language, ['Bruno']))).toEqual([]);
});

test('codes and holes are found in every language', () => {
  const codes = ['S8', 'T06', 'r2c4', '39c in Ib', '1b 2a ~H-A~', '(– | –)', 'P08-N', 'n07', 'tile:n', 'dirtySeat'];
  const holes = ['undefined', 'NaN points', '[object Object]'];
  expect(LANGUAGES.flatMap(language => [...codes, ...holes].filter(text => !faultOf(text, language)))).toEqual([]);
});
