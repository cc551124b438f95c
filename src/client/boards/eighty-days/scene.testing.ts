// For tests only: the moments of a journey as scenes.
import { EightyDays, type Event } from '../../../games/eighty-days/index.ts';
import { da as textsDa } from '../../../games/eighty-days/texts/da.ts';
import { de as textsDe } from '../../../games/eighty-days/texts/de.ts';
import { en as textsEn } from '../../../games/eighty-days/texts/en.ts';
import { fr as textsFr } from '../../../games/eighty-days/texts/fr.ts';
import { type Language, matchesOf, seeded, voiceOf } from '../../../kernel/index.ts';
import type { EdScene } from './scene.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';

export const WORDS = { en, da, fr, de };
const TEXTS = { en: textsEn, da: textsDa, fr: textsFr, de: textsDe };
const NAMES = ['Ada', 'Bruno', 'Élise', 'Franz', 'Max', 'Yves'];

/** Plays by the game's own judgement and gives every moment as a scene of the seat in turn. */
export function* moments(seats: number, seed: string): Generator<EdScene> {
  const chance = seeded(seed);
  const dealt = matchesOf(EightyDays).start({ options: { ...EightyDays.options.standard, eventDeck: 'expedition' }, seats }, chance);
  let { match } = dealt;
  const past: Event[] = dealt.told.flat();
  for (;;) {
    const [seat] = EightyDays.awaiting(match.state);
    yield sceneOf(match.state, seat ?? 0, past);
    if (seat === undefined) return;
    const move = EightyDays.policy?.(match.state, seat, EightyDays.legal(match.state, seat), chance);
    const answer = move && matchesOf(EightyDays).submit(match, seat, [move], chance);
    if (!answer?.ok) throw new Error('the policy made no legal move');
    match = answer.match;
    past.push(...answer.told.flat());
  }
}

function sceneOf(state: Parameters<typeof EightyDays.view>[0], viewer: number, past: readonly Event[]): EdScene {
  const moves = EightyDays.awaiting(state).includes(viewer) ? EightyDays.legal(state, viewer) : [];
  const lit = (touch: string) => moves.some(move => EightyDays.touches(move)[0] === touch);
  return {
    game: EightyDays as unknown as EdScene['game'],
    view: EightyDays.view(state, viewer),
    viewer,
    seats: state.travellers.map((_, seat) => ({ seat, name: NAMES[seat] ?? '', kind: 'human', isMine: true })),
    voice: voiceOf(seat => NAMES[seat] ?? '', viewer),
    awaiting: EightyDays.awaiting(state),
    outcome: EightyDays.outcome(state) ?? null,
    touching: { path: [], moves, lit, chosen: () => false, press: () => {} },
    happening: null,
    past: [...past],
    ...spokenIn('en'),
  };
}

/** The same scene in a language. */
export function inLanguage(scene: EdScene, language: Language): EdScene {
  return { ...scene, ...spokenIn(language) };
}

function spokenIn(language: Language): Pick<EdScene, 'texts' | 'words' | 'language'> {
  return { texts: TEXTS[language] as unknown as EdScene['texts'], words: WORDS[language], language };
}
