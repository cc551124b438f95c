// What can be done with a moment of a match that is looked back at: play on from it, or share it.
import { useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import { boardOf } from '../boards/kit.ts';
import type { PlayableMoment } from '../moments/play-on.tsx';
import { momentSaid } from '../moments/said.ts';
import { arrivedOf } from '../table/arriving.ts';
import { Icon, later } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Film, looksOf, sceneAt } from './moment.ts';
import '../styles/moments.css';

const SharePanel = later(async () => (await import('../moments/share-panel.tsx')).SharePanel);
const PlayOnSheet = later(async () => (await import('../moments/play-on.tsx')).PlayOnSheet);

/** A moment of a film as the sheet wants it. */
export function playableAt(film: Film, opened: LoadedGame, line: number): PlayableMoment {
  const { game, entry } = opened;
  return {
    game,
    record: film.record,
    line,
    state: film.states[line],
    seats: looksOf(film),
    hasSecrets: entry.cover.hasSecrets,
    resultOf: seat => resultOf(film, opened, seat),
  };
}

/** What a seat came to, as the end of the match tells it. */
async function resultOf(film: Film, opened: LoadedGame, seat: Seat): Promise<{ readonly result?: number; readonly isWon?: boolean }> {
  const scene = sceneAt({ ...film, mine: [seat] }, opened, film.states.length - 1, seat);
  if (!scene.outcome) return {};
  const [{ endingOf }, arrived] = await Promise.all([import('../table/end-page.tsx'), arrivedOf(opened.kit, opened.language)]);
  const { result } = endingOf(arrived, scene, opened.entry.cover.isTeam);
  return { result, isWon: scene.outcome.ranks[seat] === 1 };
}

/** The results so far, the best first. */
function placesOf(scene: Scene, opened: LoadedGame) {
  const parts = boardOf(opened.kit);
  const places = scene.seats.map(({ seat, name }) => {
    const value = parts.score(scene, seat).reduce((sum, part) => sum + part.value, 0);
    return { seat, name, figure: `${value} ${parts.unit(value, scene.words)}`.replace('-', '−') };
  });
  const ranks = scene.outcome?.ranks ?? [];
  return places.toSorted((one, other) => (ranks[one.seat] ?? 0) - (ranks[other.seat] ?? 0));
}

interface ActsProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly scene: Scene;
  readonly line: number;
  readonly playsOn: boolean;
}

export function MomentActs({ film, opened, scene, line, playsOn }: ActsProps) {
  const [open, setOpen] = useState<'share' | 'play on' | null>(playsOn ? 'play on' : null);
  const { playOn, share } = momentSaid.value;
  const isOver = scene.awaiting.length === 0;
  const close = () => setOpen(null);
  return (
    <div class="projector-acts">
      {!isOver && (
        <button type="button" class="button second" onClick={() => setOpen('play on')}>
          <Icon name="i-dice" /> {playOn.here}
        </button>
      )}
      <button type="button" class="button second" onClick={() => setOpen('share')}>
        <Icon name="i-share" /> {share.open}
      </button>
      {open === 'play on' && !isOver && <PlayOnSheet moment={playableAt(film, opened, line)} close={close} />}
      {open === 'share' && (
        <SharePanel
          game={opened.game}
          file={film.file}
          line={line}
          page="replay"
          headline={boardOf(opened.kit).headline(scene)}
          places={placesOf(scene, opened)}
          close={close}
        />
      )}
    </div>
  );
}
