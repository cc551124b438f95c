// All moves that draw luck, reveal something or end a part of the week, and the label each has.
import { expect, test } from 'vitest';
import { FINALS } from '../finals.testing.ts';
import { TourOperator } from '../index.ts';
import { AT, tour } from '../table.testing.ts';
import { HEARD, LANGUAGES } from './heard.testing.ts';

test('every move that drew luck is known as final', () => {
  const drew = new Set(HEARD.filter(({ luck }) => luck > 0).map(({ move }) => move.type));
  expect([...drew].filter(type => !FINALS[type])).toEqual([]);
});

test('the label of every final move says what happens', () => {
  const wrong = HEARD.flatMap(({ legal, view }) =>
    legal.flatMap(move => {
      const label = LANGUAGES.en.move(move, view);
      return FINALS[move.type]?.test(label) === false ? [label] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

const labelOf = (s: ReturnType<typeof tour>, text: string, seat = 0) => {
  const move = TourOperator.read(text);
  if (!move) throw new Error(`no move is written "${text}"`);
  return Object.values(LANGUAGES).map(texts => texts.move(move, TourOperator.view(s, seat)));
};

test('the end of a preparation says that somebody else rolls, or that the flights begin', () => {
  expect(labelOf(tour({ frames: [AT.prep(0)] }), 'done')).toEqual([
    'Done: the next player rolls',
    'Færdig: Den næste slår',
    'Terminé : au suivant de lancer',
    'Fertig: Die nächste Person würfelt',
  ]);
  expect(labelOf(tour({ frames: [AT.prep(1)] }), 'done', 1)[0]).toBe('Done: on to the flights');
});

test('a flight says that nobody is aboard, and that a city is closed', () => {
  const s = tour({ cities: { 0: 'CAI', 1: 'KYO' }, closed: ['KYO'], agencies: [{ at: 'CAI', office: ['T24'] }] });
  expect(labelOf(s, 'fly KYO')).toEqual([
    'Fly to Kyoto with no one aboard (closed)',
    'Flyv til Kyoto uden passagerer (lukket)',
    'Voler à vide vers Kyoto (fermée)',
    'Ohne Passagiere nach Kyoto fliegen (geschlossen)',
  ]);
});

test('an employee die says how many applicants it turns up', () => {
  const label = (employees: readonly 'O6'[]) =>
    labelOf(tour({ frames: [AT.reward(1, 0)], agencies: [{ employees }] }), 'reward employee')[0];
  expect([label([]), label(['O6'])]).toEqual(['Turn up three applicants', 'Turn up five applicants']);
});

test('TO-5.9 turning somebody away names all it costs', () => {
  const s = tour({
    frames: [AT.checkIn(0)],
    agencies: [{ aboard: { E1: 'T24' }, passengers: { fate: 'hotel', scored: 5 }, dirtyRooms: ['V', 'S1', 'S2', 'D'], employees: ['O2'] }],
  });
  expect(labelOf(s, 'turn away T24')).toEqual(['Turn Nika away (−8)', 'Afvis Nika (−8)', 'Refuser Nika (−8)', 'Nika abweisen (−8)']);
  expect(labelOf(s, 'turn away T24 with O2')[0]).toBe('Turn Nika away with the Complaints Officer (−5)');
});

test('TO-2.6 a tourist who comes impatient is shown so before being taken', () => {
  const s = tour({ frames: [{ phase: 'draft', round: 1, order: [0], display: ['T24', 'T25'], short: false }] });
  expect(labelOf(s, 'draft T24')).toEqual([
    'Take Nika (impatient)',
    'Tag Nika (utålmodig)',
    'Prendre Nika (impatient)',
    'Nika nehmen (ungeduldig)',
  ]);
  expect(labelOf(s, 'draft T25')[0]).toBe('Take Patrick');
});
