import { expect } from 'vitest';
import { frameOf } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { agencyOf, begin, legal, play, refusal, tour } from '../table.testing.ts';
import { participants } from './draft.ts';

const FULL = ['T01', 'T02', 'T03', 'T04'] as const;

clause('TO-2.1', 'a draft goes on until every office has four tourists', () => {
  const s = tour({ agencies: [{ office: [...FULL] }, { office: ['T05', 'T06'] }] });
  begin(s, 'draft');
  play(s, legal(s, 1)[0] ?? '', { seat: 1 });
  play(s, legal(s, 1)[0] ?? '', { seat: 1 });
  expect(participants(s)).toEqual([]);
  expect(s.frames[0]?.phase).toBe('dice');
});

clause('TO-2.2', 'without a participant there is no draft', () => {
  const s = tour({ agencies: [{ office: [...FULL] }, { office: ['T05', 'T06', 'T07', 'T08'] }] });
  begin(s, 'checkOut');
  expect(s.frames[0]?.phase).toBe('dice');
});

clause('TO-2.3', 'one tourist more than there are participants is revealed', () => {
  const s = tour({ seats: 4 });
  begin(s, 'draft', [8, 24, 30, 0, 1]);
  expect(frameOf(s, 'draft').display).toEqual(['T09', 'T25', 'T31', 'T01', 'T02']);
});

clause('TO-2.4', 'a tourist that is not on display cannot be taken, and nobody may pass', () => {
  const s = tour();
  begin(s, 'draft', [0, 0, 0]);
  expect(refusal(s, 'draft T40')).toEqual({ clause: 'TO-2.4', facts: { tourist: 'T40' } });
  expect(legal(s)).toEqual(['draft T01', 'draft T60', 'draft T59']);
});

clause('TO-2.4', 'even draft rounds run backwards', () => {
  const s = tour({ start: 1 });
  begin(s, 'draft');
  expect(frameOf(s, 'draft').order).toEqual([1, 0]);
  play(s, legal(s, 1)[0] ?? '', { seat: 1 });
  play(s, legal(s)[0] ?? '');
  expect(frameOf(s, 'draft').order).toEqual([0, 1]);
});

clause('TO-2.5', 'the card left is discarded', () => {
  const s = tour();
  begin(s, 'draft', [0, 0, 0]);
  play(s, 'draft T60');
  play(s, 'draft T01', { seat: 1 });
  expect(s.touristDiscard).toEqual(['T59']);
});

clause('TO-2.6', 'the tourist takes the lowest free desk with the patience of the card', () => {
  const s = tour({ agencies: [{ office: ['T01', null, 'T03', null] }] });
  begin(s, 'draft', [1, 0, 0]);
  play(s, `draft ${frameOf(s, 'draft').display[0]}`);
  expect(agencyOf(s, 0).desks[1]).toEqual({ tourist: 'T04', patience: 'happy' });
});

clause('TO-2.7', 'a full office is skipped, the others keep their order', () => {
  const s = tour({ seats: 4, start: 2, agencies: [{}, { office: [...FULL] }] });
  expect(participants(s)).toEqual([2, 3, 0]);
});

clause('TO-2.8', 'where the cards run out, whoever comes last stays short and the phase ends', () => {
  const s = tour({ seats: 3, touristDeck: ['T10', 'T11'] });
  begin(s, 'draft');
  play(s, 'draft T10');
  play(s, 'draft T11', { seat: 1 });
  expect(s.frames[0]?.phase).toBe('dice');
  expect(agencyOf(s, 2).desks).toEqual([null, null, null, null]);
});

clause('TO-2.9', 'tourists in the plane take up no desk', () => {
  const s = tour({ agencies: [{ office: ['T01', 'T02', 'T03'], aboard: { E1: 'T04' }, passengers: { fate: 'stay' } }] });
  expect(participants(s)).toContain(0);
});
