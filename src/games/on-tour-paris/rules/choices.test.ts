// The quick list of a number turn against the clauses, and the clause of OT-6.5 against its definition.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clause } from '../../../testing/clause.ts';
import { CARDS, type Card, CLUBS, type Club, isIn, regionOf } from '../components.ts';
import { OnTourParis } from '../index.ts';
import { write } from '../notation.ts';
import type { Agreement } from '../options.ts';
import { emptyBut, legal, scene } from '../table.testing.ts';

const tightTurn = fc.record({
  empty: fc.subarray([...CLUBS], { minLength: 3, maxLength: 7 }),
  shown: fc.subarray([...CARDS], { minLength: 3, maxLength: 3 }),
  xRule: fc.constantFrom<Agreement['xRule']>('strict', 'sequential', 'voluntary'),
  xPlace: fc.constantFrom<Agreement['xPlace']>('anywhere', 'cardRegions'),
});

interface Pair {
  readonly card: Card;
  readonly club: Club;
}

/** Every card with every empty club of its region. */
function pairsOf(shown: readonly Card[], empty: readonly Club[]): readonly Pair[] {
  return shown.flatMap(card => empty.filter(club => isIn(club, regionOf(card))).map(club => ({ card, club })));
}

/** Whether another number could follow this one. */
function isFollowed(first: Pair, pairs: readonly Pair[]): boolean {
  return pairs.some(second => second.card !== first.card && second.club !== first.club);
}

test('every list of choices is what the clauses allow, before and after the first choice', () => {
  fc.assert(
    fc.property(tightTurn, fc.nat(), ({ empty, shown, ...rules }, chosen) => {
      const s = scene({ phase: 'write', shown, boards: [emptyBut(...empty)], options: rules });
      const allowed = () => OnTourParis.candidates(s, 0).filter(move => !OnTourParis.refusal(s, 0, move));
      expect(legal(s)).toEqual(allowed().map(write));
      const choices = OnTourParis.legal(s, 0);
      OnTourParis.play(s, 0, choices[chosen % choices.length] ?? { type: 'submit' }, { chance: { below: () => 0 }, tell: () => {} });
      expect(legal(s)).toEqual(allowed().map(write));
    }),
    { numRuns: 400, seed: 11 },
  );
});

clause('OT-6.5', 'strict allows exactly the first writes after which as many numbers fit as could at best', () => {
  fc.assert(
    fc.property(tightTurn, ({ empty, shown }) => {
      const s = scene({ phase: 'write', shown, boards: [emptyBut(...empty)] });
      const pairs = pairsOf(shown, empty);
      const bothFit = pairs.some(pair => isFollowed(pair, pairs));
      const expected = pairs.filter(pair => !bothFit || isFollowed(pair, pairs)).map(({ card, club }) => `write 29 ${club} ${card}`);
      expect(legal(s).filter(text => text.startsWith('write 29'))).toEqual(expected);
    }),
    { numRuns: 400, seed: 12 },
  );
});
