// Every end is told to everybody in every language, and what it counts adds up to the result.
import { describe, expect, test } from 'vitest';
import { LONDON } from '../../games/eighty-days/index.ts';
import { SHELF } from '../../games/index.ts';
import {
  type AnyGame,
  LANGUAGES,
  type Language,
  type Match,
  matchesOf,
  seeded,
  type Tagged,
  type Told,
  type Viewer,
  voiceOf,
} from '../../kernel/index.ts';
import { amount, someFrom } from '../../testing/part.ts';
import type { Ending } from '../arrival/ending.ts';
import type { Scene } from './kit.ts';
import { sceneOf } from './scene.testing.ts';

type Tell = (scene: Scene, own: unknown) => Ending;
type Loaded = Readonly<Record<string, unknown>>;

// By their files and not by their kits, which draw.
const TELLS = import.meta.glob<Tell>('./*/arrival/tell.ts', { import: 'tell', eager: true });
const OWN = import.meta.glob<Loaded>('./*/arrival/words/*.ts', { eager: true });
const WORDS = import.meta.glob<Loaded>('./*/words/*.ts', { eager: true });
const NAMES = ['Ada', 'Bruno', 'Clara', 'Élise', 'Franz', 'Greta', 'Hugo', 'Ida'];

interface Ended {
  readonly match: Match<unknown, Tagged, unknown>;
  readonly told: readonly Told[];
}

/** A match that sensible players, or now and then wild ones, have played to its end. */
function played(game: AnyGame, seats: number, seed: string, chosen: object): Ended {
  const chance = seeded(seed);
  const reading = game.options.read(chosen, seats);
  if (!reading.ok) throw new Error(reading.problem);
  let { match, told } = matchesOf(game).start({ seats, options: reading.options }, chance);
  const past = told.flat();
  for (let [seat] = game.awaiting(match.state); seat !== undefined; [seat] = game.awaiting(match.state)) {
    const legal = game.legal(match.state, seat).filter(move => !game.surrenders?.(move) || chance.below(40) === 0);
    const isWild = chance.below(12) === 0;
    const move = (isWild ? undefined : game.policy?.(match.state, seat, legal, chance)) ?? legal[chance.below(legal.length)];
    if (!move) throw new Error('nobody can move');
    const answer = matchesOf(game).submit(match, seat, [move], chance);
    if (!answer.ok) throw new Error(answer.refusal.clause);
    ({ match, told } = answer);
    past.push(...told.flat());
  }
  return { match, told: past };
}

function wordsOf(modules: Readonly<Record<string, Loaded>>, path: string, language: Language): unknown {
  const module = modules[`${path}/${language}.ts`];
  return module?.[language] ?? module?.words;
}

/** The end as a viewer is told it in a language. */
async function endingOf(id: string, game: AnyGame, { match, told }: Ended, viewer: Viewer, language: Language): Promise<Ending> {
  const texts = await SHELF[id]?.texts[language]();
  const tell = TELLS[`./${id}/arrival/tell.ts`];
  if (!texts || !tell) throw new Error(`${id} tells no end`);
  const scene = sceneOf({ game, texts, words: wordsOf(WORDS, `./${id}/words`, language) }, match, { viewer });
  const you = viewer === 'public' ? null : viewer;
  const seats = scene.seats.map(each => ({ ...each, name: NAMES[each.seat] ?? '' }));
  const past = told.flatMap(event => game.viewEvent(event, viewer) ?? []);
  return tell(
    { ...scene, seats, past, language, voice: voiceOf(seat => NAMES[seat] ?? '', you) },
    wordsOf(OWN, `./${id}/arrival/words`, language),
  );
}

/** All that an end says in words. */
function saidIn({ title, voice, reasons, places, standing, board }: Ending): readonly string[] {
  const why = reasons.map(({ strong = '', text }) => `${strong} ${text}`);
  return [title, ...voice, ...why, ...places.map(({ name, note }) => `${name} ${note}`), standing.text, board];
}

/** Agreements under which each game ends in different ways. */
const AGREED: Readonly<Record<string, readonly object[]>> = {
  'eighty-days': [{}, { resignation: 'on' }, { eventDeck: 'expedition' }],
  'tour-operator': [{ rounds: 2 }, {}],
  bodensee: [{}, { winCondition: 'mixed' }, { winCondition: 'netProfit' }, { winCondition: 'ruined' }],
  'on-tour-paris': [{}, { dockUse: 'once' }],
  'city-tour': [{}, { day: 5 }, { day: 8 }, { day: 12 }],
};

/** Codes, holes, and somebody else's verb behind "you". */
const WRONG =
  /undefined|NaN|null|\[object|\b[A-Z]{1,2}\d+\b|\b[Yy]ou (is|has|wins|ends|was)\b|\bDu (ist|hat|gewinnt|beendet)\b|\bVous (est|a|gagne|rentre)\b/;
const YOU: Readonly<Record<Language, RegExp>> = {
  en: /\b[Yy]ou(r)?\b/,
  da: /\b([Dd]u|[Dd]ig|[Dd]ine?|[Dd]it)\b/,
  fr: /\b([Vv]ous|[Vv]otre)\b/,
  de: /\b([Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?)\b/,
};

const CHOSEN = someFrom('games whose ends are told', Object.keys(SHELF), 3);

describe.each(CHOSEN)('the ends of %s', id => {
  const ends = async () => {
    const game = await SHELF[id]?.open();
    if (!game) throw new Error(`no game ${id}`);
    const { least, most } = game.seats;
    const counts = [...new Set([least, Math.min(most, 3), most])].slice(0, amount(2, 3));
    const agreed = AGREED[id] ?? [{}];
    const all = counts.flatMap((seats, at) =>
      agreed.slice(0, amount(at === 0 ? 4 : 1, 4)).map((options, nth) => ({ seats, options, nth })),
    );
    return { game, all: all.map(({ seats, options, nth }) => ({ seats, ended: played(game, seats, `${id} ${seats} ${nth}`, options) })) };
  };

  test('have sums that add up to the result, for everybody', { timeout: 60_000 }, async () => {
    const { game, all } = await ends();
    for (const { seats, ended } of all) {
      const scores = game.outcome(ended.match.state)?.scores ?? [];
      for (let seat = 0; seat < seats; seat++) {
        const { result, sums, seat: told } = await endingOf(id, game, ended, seat, 'en');
        const sum = sums.reduce((total, each) => total + each, 0);
        const score = id === 'eighty-days' ? 80 - (scores[seat] ?? 0) : scores[seat];
        expect([told, result, sum], `${id}, ${seats} seats`).toEqual([seat, score, score]);
      }
    }
  });

  test('have a figure for whoever reached the goal, and a word for whoever did not', { timeout: 60_000 }, async () => {
    const { game, all } = await ends();
    for (const { seats, ended } of all) {
      const { travellers = [] } = game.view(ended.match.state, 0) as { readonly travellers?: readonly { readonly position: number }[] };
      for (let seat = 0; seat < seats; seat++) {
        const { missed } = await endingOf(id, game, ended, seat, 'en');
        const isHome = (travellers[seat]?.position ?? LONDON) >= LONDON;
        expect(missed ?? '').toMatch(isHome ? /^$/ : /^(not home, in \p{Lu}.*|resigned)$/u);
      }
    }
  });

  test.each(LANGUAGES)('are told to whoever played, and by name to whoever did not, in %s', { timeout: 60_000 }, async language => {
    const { game, all } = await ends();
    for (const { seats, ended } of all) {
      for (const viewer of [0, seats - 1, 'public'] as const) {
        const ending = await endingOf(id, game, ended, viewer, language);
        const said = saidIn(ending);
        expect(said.filter(each => WRONG.test(each))).toEqual([]);
        expect(ending.title).toMatch(/\p{L}/u);
        expect(ending.reasons.length).toBeGreaterThan(0);
        expect(ending.places).toHaveLength(seats);
        if (viewer === 'public') expect(said.filter(each => YOU[language].test(each))).toEqual([]);
      }
    }
  });
});
