// Why something that no move touches cannot be touched: the fact and the rule, never what to do instead.
import { describe, expect } from 'vitest';
import { refusalText } from '../../../kernel/index.ts';
import { clause } from '../../../testing/clause.ts';
import { emptyBut, filled, paper, play, scene, settingUp } from '../table.testing.ts';
import { ALL, CODES, TEXTS } from '../texts/walk.testing.ts';
import { untouchable } from './untouchable.ts';

const said = (...[state, touch]: [Parameters<typeof untouchable>[0], string]) => {
  const refusal = untouchable(state, 0, touch);
  if (!refusal) return undefined;
  for (const [, texts] of ALL) expect(refusalText(texts, refusal)).not.toMatch(CODES);
  return refusalText(TEXTS.en, refusal);
};

describe('what cannot be touched', () => {
  clause('OT-2.3', 'in set-up a club elsewhere', () => {
    expect(said(settingUp('P09-N', 0, [3, 8], filled({})), 'club:1a')).toBe(
      'Sunset-Sunside (I left) is outside arrondissement IX; a setup number goes in one of its two clubs.',
    );
  });

  clause('OT-4.2', 'a club that no card opens names what the cards open', () => {
    const s = scene({ phase: 'write', shown: ['P08-W', 'P16-W', 'P06-S'] });
    expect(said(s, 'club:20a')).toBe(
      'Studio de l’Ermitage (XX top) lies in North and East; a card opens only its own region, here West and South.',
    );
    expect(said(s, 'club:8a')).toBeUndefined();
    expect(said(s, 'card:P06-S')).toBeUndefined();
  });

  clause('OT-4.1', 'a club that only the card used opens, and that card', () => {
    const s = scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'] });
    play(s, 'write 29 1a P08-N');
    expect(said(s, 'club:2a')).toBe(
      'Only North VIII opens Harry’s New York Bar (II left), and you used it for your first number; each number needs a card of its own.',
    );
    expect(said(s, 'card:P08-N')).toBe('You used North VIII for your first number; each number needs a card of its own.');
    expect(said(s, 'number:29')).toBe('You have no 29 to write; each number of the roll is written once.');
    expect(said(s, 'club:1a')).toBe('Sunset-Sunside (I left) is already taken; what is written stays.');
  });

  clause('OT-7.2', 'in the last pair the numbers', () => {
    const s = scene({ phase: 'lastPair', boards: [emptyBut('1a', '2a')] });
    expect(said(s, 'number:29')).toBe(TEXTS.en.rules['OT-7.2']);
    expect(said(s, 'club:3a')).toContain('already taken');
  });

  const drawn = () => {
    const s = scene({ phase: 'route', boards: [paper('8a=10 16a=20 16b=30 1a=25 7a=40 15a=05 13b=50')], options: { dockUse: 'once' } });
    play(s, 'start 8a; step 16a; step 16b');
    return s;
  };

  clause('OT-8.4', 'a club without a line; a boat that goes there is named', () => {
    expect(said(drawn(), 'club:1a')).toBe(
      'No line leads from Maison de la Radio (XVI bottom) to Sunset-Sunside (I left); a route follows lines, or takes a boat.',
    );
    expect(said(drawn(), 'club:13b')).toBe(
      'No line leads from Maison de la Radio (XVI bottom) to Batofar (XIII right); only the boat from dock A to dock I goes there.',
    );
  });

  clause('OT-8.3', 'an X is named before the missing line', () => {
    expect(said(drawn(), 'club:20a')).toBe('There is an X in Studio de l’Ermitage (XX top); no route can visit it.');
  });

  clause('OT-8.7', 'so is a visit', () => {
    expect(said(drawn(), 'club:8a')).toBe(
      'Your route has already visited Théâtre des Champs-Élysées (VIII left); it visits no club twice.',
    );
  });

  clause('OT-9.1', 'a dock elsewhere, one without a landing, and any before the route begins', () => {
    expect(said(drawn(), 'dock:I')).toBe(
      'Dock I isn’t at Maison de la Radio (XVI bottom); a boat leaves from a dock at the last club of your route.',
    );
    const stuck = scene({ phase: 'route', boards: [paper('16b=30 15a=05')] });
    expect(said(stuck, 'dock:A')).toBe('Your route hasn’t begun; a boat leaves from a dock at its last club.');
    play(stuck, 'start 16b');
    expect(said(stuck, 'dock:A')).toBe('From dock A the boat can land nowhere; every club at another dock is closed, visited or too low.');
    expect(said(drawn(), 'dock:A')).toBeUndefined();
  });

  clause('OT-9.6', 'a dock that is used up', () => {
    const s = scene({ phase: 'route', boards: [paper('16b=30 15a=35 13b=50')], options: { dockUse: 'once' } });
    play(s, 'start 16b; ride A-B 15a');
    expect(said(s, 'dock:B')).toBe('Dock B has already been used; with this option a route uses each dock once.');
  });

  clause('OT-8.1', 'docks wait for the route', () => {
    expect(said(scene({ phase: 'write', shown: ['P08-N', 'P16-W', 'P06-S'] }), 'dock:A')).toBe(
      'Dock A waits for the route; boats sail once every club is filled.',
    );
  });
});
