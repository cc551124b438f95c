// What is seen of a match to look back at: who played, and how things stood at a line.
import { cleanName, distinctName } from '../../host/names.ts';
import type { AnyGame, MatchRecord, Seat, Tagged, Told, Viewer } from '../../kernel/index.ts';
import type { Scene, SeatLook } from '../boards/kit.ts';
import { isNameless, TRAVELLERS } from '../device/travellers.ts';
import { isolated } from '../shell/isolated.ts';
import { voiceTo } from '../table/voice.ts';
import type { LoadedGame } from './loaded-game.ts';

/** A record that replays, with every state on the way. */
export interface Film {
  readonly id: string;
  readonly record: MatchRecord<Tagged, unknown>;
  /** The record as a file. */
  readonly file: string;
  /** The seats that this device played. */
  readonly mine: readonly Seat[];
  readonly states: readonly unknown[];
  readonly told: readonly (readonly Told[])[];
}

/** Who sat at the table. Names from a file are cleaned; whoever has none is called after a traveller. */
export function looksOf({ record, mine }: Pick<Film, 'record' | 'mine'>): readonly SeatLook[] {
  const looks: SeatLook[] = [];
  for (let seat = 0; seat < record.seats; seat++) {
    const player = record.players?.[seat];
    const clean = cleanName(player?.name ?? '');
    const traveller = TRAVELLERS[seat % TRAVELLERS.length] ?? '';
    const taken = looks.map(({ name }) => name);
    const name = isolated(distinctName(clean === '' || isNameless(clean) ? traveller : clean, taken));
    looks.push({ seat, name, kind: player?.kind ?? 'human', isMine: mine.includes(seat) });
  }
  return looks;
}

/** Through whose eyes one looks first: one's own. */
export function firstViewer({ mine }: Pick<Film, 'mine'>): Viewer {
  const [own, ...others] = mine;
  return own === undefined || others.length > 0 ? 'public' : own;
}

/** What happened, line by line, as a viewer may know it. */
export function toldTo({ told }: Pick<Film, 'told'>, game: AnyGame, viewer: Viewer): Film['told'] {
  return told.map(events => events.flatMap(event => game.viewEvent(event, viewer) ?? []));
}

/** One moment of a film, as the board is drawn: nothing can be touched. */
export function sceneAt(film: Film, { game, texts, boardWords, language }: LoadedGame, line: number, viewer: Viewer): Scene {
  const state = film.states[line];
  const seats = looksOf(film);
  return {
    game,
    view: game.view(state, viewer),
    viewer,
    seats,
    voice: voiceTo(seats),
    awaiting: game.awaiting(state),
    outcome: game.outcome(state) ?? null,
    touching: { path: [], moves: [], lit: () => false, chosen: () => false, press: () => {} },
    happening: null,
    past: toldTo({ told: film.told.slice(0, line + 1) }, game, viewer).flat(),
    texts,
    words: boardWords,
    language,
  };
}
