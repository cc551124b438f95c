import { cleanName } from '../host/index.ts';
import { type Language, type Player, type Voice, voiceOf } from '../kernel/index.ts';

const PLAYER: Readonly<Record<Language, string>> = { en: 'Player', da: 'Spiller', fr: 'Joueur', de: 'Person' };

/** Players are called by their seat, counted from 1 as people do; bots by their kind as well. */
export function namesIn(language: Language, bots: readonly (string | undefined)[] = []): Voice {
  return voiceOf(seat => (bots[seat] ? `${PLAYER[language]} ${seat + 1} (${bots[seat]})` : `${PLAYER[language]} ${seat + 1}`));
}

/** The names in a record; whoever has none there is called by the seat. */
export function namesOf(players: readonly Player[], language: Language): Voice {
  const bySeat = namesIn(language);
  return voiceOf(seat => cleanName(players[seat]?.name ?? '') || bySeat.name(seat));
}
