import { describe, expect, test } from 'vitest';
import { SHELF } from '../../../games/index.ts';
import { type AnyGame, type AnyTexts, fair, matchesOf, pick, seeded } from '../../../kernel/index.ts';
import { IslandMail } from '../../../testing/island-mail/index.ts';
import { en } from '../../../testing/island-mail/texts.ts';
import { sceneOf } from '../scene.testing.ts';
import { chapter, headline, moveGroup, prompt } from './prompt.ts';
import type { PlainScene } from './scene.ts';
import { changes, pointsOf, score } from './score.ts';
import { sightOf } from './sight.ts';
import { bindingsOf, noteOf, placesOf, touchablesOf } from './touchables.ts';
import { en as words } from './words/en.ts';

const MAIL: AnyGame = IslandMail;
const TEXTS: AnyTexts = en;

/** Island Mail after these moves, for three boats. */
function mail(...moves: string[]) {
  const luck = fair('mail');
  let { match } = matchesOf(MAIL).start({ options: MAIL.options.standard, seats: 3 }, luck, 'mail');
  for (const text of moves) {
    const [seat = 0] = MAIL.awaiting(match.state);
    const move = MAIL.read(text);
    const answer = move && matchesOf(MAIL).submit(match, seat, [move], luck);
    if (!answer?.ok) throw new Error(`${text} is not to be played`);
    match = answer.match;
  }
  return match;
}

const seen = (viewer: number | 'public', ...moves: string[]) => sceneOf({ game: MAIL, texts: TEXTS, words }, mail(...moves), { viewer });
const boundTo = (scene: PlainScene) =>
  [...bindingsOf(scene)].map(([{ key }, bound]) => [key, [...bound.values()].map(({ group }) => group)] as const);

describe('the parts of a view', () => {
  test('belong to the seats where there is one for each, whatever it is called', () => {
    const { table, seats } = sightOf(seen(0));

    expect(table.map(({ key }) => key)).toEqual(['round', 'quay', 'sack']);
    expect(seats.map(parts => parts.map(({ key }) => key))).toEqual(Array.from({ length: 3 }, () => ['at', 'points', 'coal', 'bag']));
  });

  test.each([
    ['eighty-days', 'travellers'],
    ['tour-operator', 'agencies'],
    ['bodensee', 'companies'],
    ['on-tour-paris', 'players'],
  ])('of %s belong to the seats where they should: %s', async (id, key) => {
    const game = await gameOf(id);
    // As many seats as Bodensee has buses, which belong to nobody.
    const { match } = matchesOf(game).start({ options: game.options.standard, seats: 4 }, fair('a'), 'a');

    const { table, seats } = sightOf(sceneOf({ game, texts: TEXTS, words }, match, { viewer: 'public' }));

    expect(table.map(part => part.key)).not.toContain(key);
    expect(seats.every(parts => parts.length > 0)).toBe(true);
    if (id === 'bodensee') expect(table.map(part => part.key)).toContain('buses');
  });
});

describe('what can be touched', () => {
  test('lies in the lists that hold it, and the rest are places', () => {
    const scene = seen(0);

    expect(boundTo(scene)).toEqual([['quay', ['letter', 'letter', 'letter', 'letter']]]);
    expect([...placesOf(scene)].map(([group, places]) => [group, places.length])).toEqual([['island', 6]]);
  });

  test('says what comes of it, or why nothing does', () => {
    const scene = seen(0);
    const notes = new Map(touchablesOf(scene).map(touchable => [touchable.touch, noteOf(scene, touchable)]));

    expect(notes.get('island:foehr')).toBe('Sail to Föhr, 1 coal');
    expect(notes.get('island:langeness')).toBe('Too far: 5 coal.');
    expect(notes.get('island:amrum')).toBe('A boat sails to another island than the one where it lies.');
  });

  test('is nothing for one who waits or looks on', () => {
    expect(touchablesOf(seen(1))).toEqual([]);
    expect(touchablesOf(seen('public'))).toEqual([]);
  });
});

describe('the prompt', () => {
  test('names what there is to choose from, and the only button is the main one', () => {
    expect(prompt(seen(0))).toEqual({ sentence: 'Choose from: Islands, Letters, or Wait for the tide.', primary: 'button:wait' });
  });

  test('goes on from what was touched', () => {
    const match = mail();
    const scene = sceneOf({ game: MAIL, texts: TEXTS, words }, match, { viewer: 0, path: ['island:foehr'] });

    expect(prompt(scene).sentence).toMatch(/^Föhr: /);
  });

  test('groups the moves by what is touched first', () => {
    const scene = seen(0);

    expect([...new Set(scene.touching.moves.map(move => moveGroup(scene, move)))]).toEqual(['Other moves', 'Islands', 'Letters']);
  });

  test('is headed by how far the match is', () => {
    expect(headline(seen(0, 'wait', 'wait', 'wait'))).toBe('Round 2');
  });
});

describe('points', () => {
  test('are those of the view, and at the end those of the outcome', () => {
    expect(pointsOf(seen(0), 0)).toEqual({ value: 0, isEstimate: false });
    const over = sceneOf({ game: MAIL, texts: TEXTS, words }, mail(...Array.from({ length: 18 }, () => 'wait')), { viewer: 0 });
    expect(score({ ...over, outcome: { scores: [3, 2, 1], ranks: [1, 2, 3] } }, 1)).toMatchObject([{ label: 'Points', value: 2 }]);
  });

  test('are estimated where the view does not tell them', () => {
    const silent: AnyGame = {
      ...MAIL,
      view: (state, viewer) => ({ ...(MAIL.view(state, viewer) as object), boats: [{}, {}, {}] }),
      imagine: () => mail().state,
    };
    const scene = sceneOf({ game: silent, texts: TEXTS, words }, mail(), { viewer: 0 });

    expect(pointsOf(scene, 0)).toEqual({ value: 0, isEstimate: true });
    expect(score(scene, 0)).toMatchObject([{ label: 'Estimate' }]);
  });

  test('stand in the margin of the log where an event tells them', () => {
    expect(changes({ type: 'delivered', seat: 1, points: 4 } as { type: string })).toEqual([{ seat: 1, value: 4 }]);
    expect(changes({ type: 'waited', seat: 1 } as { type: string })).toEqual([]);
  });

  test('are told chapter by chapter where rounds are', () => {
    expect(chapter({ type: 'round', round: 3 } as { type: string }, words)).toBe('Round 3');
    expect(chapter({ type: 'waited', seat: 1 } as { type: string }, words)).toBeUndefined();
  });
});

async function gameOf(id: string): Promise<AnyGame> {
  const box = SHELF[id];
  if (!box) throw new Error(`no game ${id}`);
  return box.open();
}

describe('every game of the shelf', () => {
  test.each(Object.keys(SHELF))('%s can be played on a plain board: every legal move begins with something that is shown', async id => {
    const [game, texts] = [await gameOf(id), await SHELF[id]?.texts.en()];
    if (!texts) throw new Error(`no texts of ${id}`);
    const [luck, whim] = [fair(id), seeded(id)];
    let { match } = matchesOf(game).start({ options: game.options.standard, seats: Math.max(2, game.seats.least) }, luck, id);
    for (let moment = 0; moment < 60; moment++) {
      const [seat] = game.awaiting(match.state);
      if (seat === undefined) break;
      const scene = sceneOf({ game, texts, words }, match, { viewer: seat });
      const bound = [...bindingsOf(scene).values()].flatMap(list => [...list.values()]);
      const shown = new Set([...bound, ...[...placesOf(scene).values()].flat()].map(({ touch }) => touch));
      const hidden = scene.touching.moves.filter(move => {
        const [first = '', ...more] = game.touches(move);
        return !shown.has(first) && !(first.startsWith('button:') && more.length === 0);
      });

      expect(hidden.map(game.write)).toEqual([]);
      expect(prompt(scene).sentence).not.toBe('');
      for (const touchable of touchablesOf(scene)) noteOf(scene, touchable);
      const answer = matchesOf(game).submit(match, seat, [pick(game.legal(match.state, seat), whim)], luck);
      if (!answer.ok) throw new Error(answer.refusal.clause);
      match = answer.match;
    }
  });
});
