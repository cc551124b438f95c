import { expect, test } from 'vitest';
import { de as elided, LANGUAGES, typeset, voiceOf } from '../../kernel/index.ts';
import { da as endDa } from '../arrival/words/da.ts';
import { de as endDe } from '../arrival/words/de.ts';
import { en as endEn } from '../arrival/words/en.ts';
import { fr as endFr } from '../arrival/words/fr.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { called, type People, peopleAt } from './people.ts';
import type { Words } from './words.ts';

const WORDS = { en, da, fr, de };
const ENDS = { en: endEn, da: endDa, fr: endFr, de: endDe };
const YOU: People = { names: [], you: true };
const ADA = called('Ada');
const FRANZ = called('Franz');
const TWO: People = { names: ['Ada', 'Bruno'], you: false };
const YOU_TOO: People = { names: ['Élise'], you: true };

/** A sentence about you, Ada, Franz, Ada and Bruno, Élise and you. */
const toldOf = (say: (people: People) => string) => [YOU, ADA, FRANZ, TWO, YOU_TOO].map(say);

test('whose turn it is', () => {
  expect(toldOf(en.table.turnOf)).toEqual(['Your turn', 'Ada’s turn', 'Franz’s turn', 'Ada and Bruno’s turn', 'Your turn']);
  expect(toldOf(da.table.turnOf)).toEqual(['Din tur', 'Ada har tur', 'Franz har tur', 'Ada og Bruno har tur', 'Din tur']);
  expect(toldOf(fr.table.turnOf)).toEqual([
    'À vous de jouer',
    'Au tour d’Ada',
    'Au tour de Franz',
    'Au tour d’Ada et de Bruno',
    'À vous de jouer',
  ]);
  expect(toldOf(de.table.turnOf)).toEqual([
    'Du bist am Zug',
    'Ada ist am Zug',
    'Franz ist am Zug',
    'Ada und Bruno sind am Zug',
    'Du bist am Zug',
  ]);
});

test('who thinks', () => {
  expect(toldOf(en.table.thinks)).toEqual([
    'Waiting for you',
    'Ada is thinking',
    'Franz is thinking',
    'Waiting for Ada and Bruno',
    'Waiting for you and Élise',
  ]);
  expect(toldOf(da.table.thinks)).toEqual(['Venter på dig', 'Ada tænker', 'Franz tænker', 'Ada og Bruno tænker', 'Venter på Élise og dig']);
  expect(toldOf(fr.table.thinks)).toEqual([
    'Vous réfléchissez',
    'Ada réfléchit',
    'Franz réfléchit',
    'Ada et Bruno réfléchissent',
    'Vous et Élise réfléchissez',
  ]);
  expect(toldOf(de.table.thinks)).toEqual([
    'Du überlegst',
    'Ada überlegt',
    'Franz überlegt',
    'Ada und Bruno überlegen',
    'Élise und du überlegt',
  ]);
});

/** Who wins, as the end of a game says it. */
function winnersIn(language: keyof typeof ENDS): readonly string[] {
  return toldOf(({ names, you }) => ENDS[language].wins(names, you));
}

test('who wins', () => {
  expect(winnersIn('en')).toEqual(['You win.', 'Ada wins.', 'Franz wins.', 'Ada and Bruno win.', 'You and Élise win.']);
  expect(winnersIn('da')).toEqual(['Du vinder.', 'Ada vinder.', 'Franz vinder.', 'Ada og Bruno vinder.', 'Élise og du vinder.']);
  expect(winnersIn('fr')).toEqual(['Vous gagnez.', 'Ada gagne.', 'Franz gagne.', 'Ada et Bruno gagnent.', 'Vous et Élise gagnez.']);
  expect(winnersIn('de')).toEqual(['Du gewinnst.', 'Ada gewinnt.', 'Franz gewinnt.', 'Ada und Bruno gewinnen.', 'Élise und du gewinnt.']);
});

test('who asks for something, and who is waited for', () => {
  const asked = ({ consent }: Words) => [consent.back(YOU), consent.back(ADA), consent.pause(YOU), consent.waits(YOU_TOO)];
  expect(asked(en)).toEqual([
    'You would like to take back the last move.',
    'Ada would like to take back the last move.',
    'You would like to pause.',
    'Waiting for you and Élise.',
  ]);
  expect(asked(da)).toEqual([
    'Du vil gerne fortryde dit sidste træk.',
    'Ada vil gerne fortryde sit sidste træk.',
    'Du beder om en pause.',
    'Venter på Élise og dig.',
  ]);
  expect(asked(fr)).toEqual([
    'Vous demandez à annuler votre dernier coup.',
    'Ada demande à annuler son dernier coup.',
    'Vous demandez une pause.',
    'On vous attend, vous et Élise.',
  ]);
  expect(asked(de)).toEqual([
    'Du möchtest den letzten Schritt zurücknehmen.',
    'Ada möchte den letzten Schritt zurücknehmen.',
    'Du bittest um eine Pause.',
    'Warten auf Élise und dich.',
  ]);
});

test('a title or a name after the French “de”', () => {
  const after = ['Ada', 'Élise', 'Bruno', 'Hugo', 'Yves', 'Yokohama', 'Le Tour du monde en 80 jours', 'On Tour: Paris', 'La Havane', 'Leo'];
  expect(after.map(elided)).toEqual([
    'd’Ada',
    'd’Élise',
    'de Bruno',
    'de Hugo',
    'd’Yves',
    'de Yokohama',
    'du Tour du monde en 80 jours',
    'd’On Tour: Paris',
    'de la Havane',
    'de Leo',
  ]);
  expect(fr.rules.title('Le Tour du monde en 80 jours')).toBe('Règles du Tour du monde en 80 jours');
  expect(de.rules.title('In 80 Tagen um die Welt')).toBe('Regeln: In 80 Tagen um die Welt');
});

test('places are counted as each language counts them', () => {
  expect([1, 2, 3, 4, 11].map(ENDS.en.rank)).toEqual(['1st place', '2nd place', '3rd place', '4th place', '11th place']);
  expect([1, 2].map(ENDS.fr.rank)).toEqual(['1er', '2e']);
  expect([1, 2].map(ENDS.de.rank)).toEqual(['1. Platz', '2. Platz']);
  expect([1, 2].map(ENDS.da.rank)).toEqual(['Nr. 1', 'Nr. 2']);
});

test('French signs of two parts keep a space that never breaks', () => {
  const { shelf, table } = typeset('fr', fr);
  expect(shelf.dropSure).toBe('Supprimer cette partie pour de bon\u202f?');
  expect(table.noPartOf('Ada')).toBe('Ada\u00a0: pas dans ce choix.');
  expect(shelf.minutes(30, false)).toBe('30\u00a0min');
});

test('whoever listens is told apart from the others', () => {
  const voice = voiceOf(seat => ['Ida', 'Ada', 'Bruno'][seat] ?? '', 0);
  expect(peopleAt([0, 2], voice)).toEqual({ names: ['Bruno'], you: true });
  expect(peopleAt([1, 2], voice)).toEqual({ names: ['Ada', 'Bruno'], you: false });
});

/** "You" and its like with a verb of the third person, or in the wrong case. */
const WRONG: Readonly<Record<keyof typeof WORDS, RegExp>> = {
  en: /\bYou (is|has|wins|starts|takes|asks|thinks)\b|\bYou’s\b|\bof (You|you)\b/,
  da: /\bDig (vinder|tænker|har|beder|vil)\b|\b(på|til|for) du\b/i,
  fr: /\bVous (gagne|réfléchit|demande|est|a)\b|\bde (Vous|vous)\b|\bde [AEÉIOU]/,
  de: /\bDu (gewinnt|ist|hat|überlegt|bittet|möchte)\b|\b(auf|für|an) [Dd]u\b/,
};

test.each(LANGUAGES)('no sentence of the pages with people in it goes wrong in %s', language => {
  const { table, consent } = WORDS[language];
  const told = [table.turnOf, table.thinks, consent.back, consent.pause, consent.resume, consent.waits].flatMap(toldOf);
  const sentences = [...told, ...winnersIn(language)];
  expect(sentences.filter(sentence => WRONG[language].test(sentence))).toEqual([]);
});
