// What can be done with a moment of a match that is looked back at: play on from it, or share it.
import { useState } from 'preact/hooks';
import type { Seat } from '../../kernel/index.ts';
import type { Scene } from '../boards/kit.ts';
import { boardOf } from '../boards/kit.ts';
import type { PlayableMoment } from '../moments/play-on.tsx';
import { momentSaid } from '../moments/said.ts';
import type { ShareProps } from '../moments/share-panel.tsx';
import { arrivedOf } from '../table/arriving.ts';
import { Icon, later } from '../ui/index.ts';
import type { LoadedGame } from './loaded-game.ts';
import { type Film, looksOf, sceneAt } from './moment.ts';
import '../styles/moments.css';

const SharePanel = later(async () => (await import('../moments/share-panel.tsx')).SharePanel);
const PlayOnSheet = later(async () => (await import('../moments/play-on.tsx')).PlayOnSheet);

interface PlayOnProps {
  readonly film: Film;
  readonly opened: LoadedGame;
  readonly line: number;
  /** A move that is better than the one made there. */
  readonly better?: PlayableMoment['better'];
  readonly look?: 'primary' | 'second';
  /** Whether the sheet is open from the first. */
  readonly isOpen?: boolean;
}

/** Plays on from a line of a match, unless it is over there; whoever has been asked goes on from that line, whatever is looked at meanwhile. */
export function PlayOnButton({ film, opened, line, better, look = 'second', isOpen: isOpenFirst = false }: PlayOnProps) {
  const { game, entry } = opened;
  const state = film.states[line];
  const canBePlayed = game.awaiting(state).length > 0;
  const moment: PlayableMoment = {
    game,
    record: film.record,
    line,
    state,
    seats: looksOf(film),
    hasSecrets: entry.cover.hasSecrets,
    resultOf: seat => resultOf(film, opened, seat),
    better,
  };
  const [asked, ask] = useState(isOpenFirst && canBePlayed ? moment : undefined);
  return (
    <>
      {canBePlayed && (
        <button type="button" class={`button ${look}`} onClick={() => ask(moment)}>
          <Icon name="i-play" /> {momentSaid.value.playOn.here}
        </button>
      )}
      {asked && <PlayOnSheet moment={asked} close={() => ask(undefined)} />}
    </>
  );
}

/** Shares a match; what the picture shows, and where the link leads, is for the page to say. */
export function ShareButton({ lineNow, ...props }: Omit<ShareProps, 'close' | 'line'> & { readonly lineNow: () => number }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" class="button second" onClick={() => open(true)}>
        <Icon name="i-share" /> {momentSaid.value.share.open}
      </button>
      {isOpen && <SharePanel {...props} line={lineNow()} close={() => open(false)} />}
    </>
  );
}

/** What a seat came to, as the end of the match tells it. */
async function resultOf(film: Film, opened: LoadedGame, seat: Seat): ReturnType<PlayableMoment['resultOf']> {
  const scene = sceneAt({ ...film, mine: [seat] }, opened, film.states.length - 1, seat);
  if (!scene.outcome) return {};
  const [{ endingOf }, arrived] = await Promise.all([import('../table/end-page.tsx'), arrivedOf(opened.kit, opened.language)]);
  const { result, missed } = endingOf(arrived, scene, opened.entry.cover.isTeam);
  return { result, isWon: scene.outcome.ranks[seat] === 1, ...(missed === undefined ? {} : { missed }) };
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

/** Under the controls of a replay. */
export function MomentActs({ film, opened, scene, line, playsOn }: ActsProps) {
  return (
    <div class="projector-acts">
      <PlayOnButton film={film} opened={opened} line={line} isOpen={playsOn} />
      <ShareButton
        game={opened.game}
        file={film.file}
        lineNow={() => line}
        page="replay"
        headline={boardOf(opened.kit).headline(scene)}
        places={placesOf(scene, opened)}
      />
    </div>
  );
}
