import { describe, expect, test } from 'vitest';
import { refusalText } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { boxOf } from '../box.ts';
import { ACTIONS, MORNINGS } from '../components.ts';
import { Bodensee } from '../index.ts';
import type { State } from '../state.ts';
import { lake, play } from '../table.testing.ts';
import { da } from '../texts/da.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { WALKS } from '../texts/walk.testing.ts';

/** What is said of a touch that no candidate move has. */
function said(s: State, touch: string): string | undefined {
  const refusal = Bodensee.untouchable?.(s, 0, touch);
  return refusal && `${refusal.clause} ${refusalText(en, refusal)}`;
}

describe('what cannot be touched now', () => {
  clause('BT-3.3', 'another bus after one was chosen: which one it is, and that this can be taken back', () => {
    const s = lake();
    play(s, 'bus wan');
    expect(said(s, 'bus:dor')).toBe('BT-3.3 You’ve already chosen the bus in Wangen. Take that back to choose another one.');
    expect(said(s, 'bus:wan')).toBeUndefined();
    play(s, 'none');
    expect(said(s, 'bus:dor')).toBe('BT-3.3 This turn is for the bus in Wangen; a turn has only one.');
  });
  clause('BT-1.5', 'a town without a bus, while a bus is chosen', () => {
    expect(said(lake(), 'town:kon')).toBe('BT-1.5 There’s no bus in Konstanz.');
    expect(said(lake(), 'town:wan')).toBeUndefined();
  });
  clause('BT-4.2', 'a town in the morning: why the bus could not go there, or that it drives later', () => {
    const s = lake();
    play(s, 'bus wan');
    expect(said(s, 'town:rav')).toMatch(/^BT-4.2 Ravensburg has no appeal/);
    expect(said(s, 'town:dor')).toBe('BT-4.5 Another bus is in Dornbirn.');
    expect(said(s, 'town:lin')).toBe('BT-3.2 The bus drives only after the morning.');
  });
  clause('BT-7.2', 'the market: Build is offered, not offered, or too expensive', () => {
    const s = lake({ market: ['n01', 'g10'], money: [9, 9] });
    expect(said(s, 'tile:n01')).toMatch(/^BT-7.2 .* the action Build/);
    play(s, 'bus wan');
    expect(said(s, 'tile:n01')).toMatch(/^BT-7.2 /);
    const poor = lake({ market: ['n01'], money: [0, 9] });
    play(poor, 'bus wan');
    expect(said(poor, 'tile:n01')).toBe('BT-3.5 Building costs at least €1, and you have €0.');
    const far = lake({ market: ['n01'], money: [9, 9], buses: [['rad', 'red4'], ['wan'], ['dor'], ['wil']] });
    play(far, 'bus rad');
    expect(said(far, 'tile:n01')).toBe('BT-3.8 Radolfzell doesn’t offer Build.');
  });
  clause('BT-8.8', 'an attraction that stands already, while another is built', () => {
    const s = lake({ market: ['n01', 'n02'], money: [9, 9], built: [['kon', 'n05', 1]] });
    play(s, 'bus bod; build');
    expect(said(s, 'tile:n05')).toBe('BT-8.8 Base Jumping stands in Konstanz already.');
    expect(said(s, 'town:kon')).toBe('BT-8.1 First comes the attraction, then its town.');
    play(s, 'tile n01');
    expect(said(s, 'tile:n02')).toMatch(/^BT-8.1 You’re already building Bicycle Path/);
  });
  clause('BT-3.4', 'actions at another time of the turn', () => {
    const s = lake();
    expect(said(s, 'action:build')).toMatch(/^BT-3.4 .* none has been chosen yet/);
    play(s, 'bus wan');
    expect(said(s, 'action:ferry')).toBe('BT-3.4 Wangen has a different morning action.');
    play(s, 'none');
    expect(said(s, 'action:build')).toMatch(/^BT-3.8 All-day actions/);
    expect(said(s, 'action:ignore')).toMatch(/^BT-3.8 Morning actions/);
  });
  clause('BT-1.4', 'a town after the drive', () => {
    const s = lake({ buses: [['wan', 'red4'], ['bod'], ['dor'], ['wil']] });
    play(s, 'bus wan; none; drive lin');
    expect(said(s, 'town:kon')).toBe('BT-1.4 The bus has arrived in Lindau; it drives only once a turn.');
  });
  clause('BT-3.5', 'an all-day action that is impossible names what is missing', () => {
    const reason = (s: State, action: (typeof ACTIONS)[number]) =>
      refusalText(en, Bodensee.refusal(s, 0, { type: 'act', action }) ?? { clause: '' });
    const tour = lake({ buses: [['wil', 'red4'], ['bod'], ['dor'], ['wan']], built: [['kon', 'n05', 1]] });
    play(tour, 'bus wil; none; drive kon');
    expect(reason(tour, 'tour')).toBe('No tourist aboard would visit anything in Konstanz.');
    const full = lake({ buses: [['wei', 'red6', 'blue6'], ['bod'], ['dor'], ['wan']] });
    play(full, 'bus wei');
    expect(reason(full, 'pips')).toBe('No room for two more pips on this bus.');
  });
});

test('every touch in whole games has a sentence or none, and never the question of the step', () => {
  for (const { moments } of WALKS) {
    for (const { view, seat, candidates } of moments.filter((_, at) => at % 7 === 0)) {
      const tried = new Set(candidates.flatMap(move => Bodensee.touches(move)));
      const { towns, tiles } = boxOf(view.plan.options);
      const touches = [
        ...towns.flatMap(({ id }) => [`town:${id}`, `bus:${id}`]),
        ...tiles.map(({ id }) => `tile:${id}`),
        ...[...ACTIONS, ...MORNINGS].map(id => `action:${id}`),
        'die:red4',
        'button:none',
      ].filter(touch => !tried.has(touch));
      for (const touch of touches) {
        const refusal = Bodensee.untouchable?.(view, seat, touch);
        if (!refusal) continue;
        expect(refusal.facts?.step).toBeUndefined();
        for (const texts of [en, da, de, fr]) expect(refusalText(texts, refusal)).not.toMatch(/undefined|\baction:|BT-/);
      }
    }
  }
});
