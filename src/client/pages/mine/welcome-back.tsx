import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../locale/index.ts';
import { ownName } from '../../shell/own-name.ts';
import { Poster } from '../../shell/poster.tsx';
import { Icon } from '../../ui/index.ts';
import { addressOf, isMyTurn, type OwnGame } from './own-games.ts';
import { FinishedRow, RunningRow, TurnMark } from './own-row.tsx';
import { ownWords } from './own-words.ts';
import { nameOf, othersIn, whenIn } from './telling.ts';
import { useOwnGames } from './use-own-games.ts';
import '../../styles/own.css';

/** Games in play that are shown besides the one to go on with. */
const OTHERS = 4;
const FINISHED = 3;

interface WelcomeProps {
  /** Told once it is certain that there is nothing to come back to. */
  readonly nothing: () => void;
  /** What one may begin instead. */
  readonly children: ComponentChildren;
}

/** The top of the home page for somebody who has been here: what waits for them, one thing large, and what they finished. */
export function WelcomeBack({ nothing, children }: WelcomeProps) {
  const { games } = useOwnGames(FINISHED);
  const { shelf, settings } = words.value;
  useEffect(() => {
    if (games?.length === 0) nothing();
  }, [games]);
  const running = games?.filter(({ stage }) => stage !== 'over') ?? [];
  const [first, ...others] = running;
  return (
    <>
      <section class="own-hello">
        <div>
          <h1>{games && shelf.wait(running.filter(isMyTurn).length)}</h1>
          <p class="lead">{settings.cameBack(ownName())}</p>
        </div>
        {children}
      </section>
      {first && (
        <div class="own-now">
          <Now own={first} />
          {others.length > 0 && (
            <ul class="own-list">
              {others.slice(0, OTHERS).map(own => (
                <RunningRow key={own.id} own={own} />
              ))}
            </ul>
          )}
        </div>
      )}
      <Finished games={games ?? []} isMore={others.length > OTHERS} />
    </>
  );
}

/** The one to play now. */
function Now({ own }: { own: OwnGame }) {
  return (
    <a class="resume" data-game={own.game} href={addressOf(own)}>
      <Poster game={own.game} crop />
      <span class="resume-text">
        <span class="own-line">
          <TurnMark own={own} />
          <small>{whenIn(own)}</small>
        </span>
        <b>{nameOf(own)}</b>
        <span class="resume-names">{namesIn(own)}</span>
        <span class="button primary large">
          <Icon name="i-play" />
          {words.value.shelf.goOn}
        </span>
      </span>
    </a>
  );
}

function namesIn(own: OwnGame): string {
  return own.names.length > 1 ? own.names.filter(Boolean).join(', ') : othersIn(own) && (own.names[0] ?? '');
}

/** The last that were finished, and the way to all games. */
function Finished({ games, isMore }: { games: readonly OwnGame[]; isMore: boolean }) {
  const mine = ownWords.value;
  const finished = games.filter(({ stage }) => stage === 'over').slice(0, FINISHED);
  if (finished.length === 0 && !isMore) return null;
  return (
    <section class="own-finished">
      <h2>
        {finished.length > 0 && mine.finished} <a href="/games/mine">{mine.all(games.length)}</a>
      </h2>
      <ul class="own-list">
        {finished.map(own => (
          <FinishedRow key={own.id} own={own} />
        ))}
      </ul>
    </section>
  );
}
