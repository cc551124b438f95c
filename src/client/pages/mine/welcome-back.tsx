import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Figure } from '../../boards/kit.ts';
import { meaningOf } from '../../device/key-map.ts';
import { isWriting, settings } from '../../device/settings.ts';
import { words } from '../../locale/index.ts';
import { prototype } from '../../prototype.ts';
import { ownName } from '../../shell/own-name.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { SHOW_SINCE, SinceList } from '../../table/since-list.tsx';
import { Icon } from '../../ui/index.ts';
import { DailyToday } from '../daily/today.tsx';
import { Campaigns } from './campaigns.tsx';
import { Deadline } from './deadline.tsx';
import { addressOf, type OwnGame, waitsHere } from './own-games.ts';
import { FinishedRow, RunningRow, TurnMark } from './own-row.tsx';
import { ownWords } from './own-words.ts';
import { type Standing, standingOf } from './standing.ts';
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
  const { shelf, settings: said } = words.value;
  useEffect(() => {
    if (games?.length === 0) nothing();
  }, [games]);
  const running = games?.filter(({ stage }) => stage !== 'over') ?? [];
  const [first, ...others] = running;
  useGoOn(first);
  const waiting = running.filter(waitsHere).length;
  const welcome = said.cameBack(ownName());
  return (
    <>
      <section class="own-hello">
        <div>
          <h1>{games && (waiting > 0 ? shelf.wait(waiting) : welcome)}</h1>
          <p class="lead">{waiting > 0 ? welcome : running.length > 0 && shelf.othersMove(running.length)}</p>
        </div>
        {children}
      </section>
      <div class="own-now">
        {first && <Now own={first} />}
        {others.length > 0 && (
          <ul class="own-list">
            {others.slice(0, OTHERS).map(own => (
              <RunningRow key={own.id} own={own} />
            ))}
          </ul>
        )}
        {games && !prototype && <DailyToday />}
      </div>
      <Campaigns />
      <Finished games={games ?? []} isMore={others.length > OTHERS} />
    </>
  );
}

/** The one to play now. */
function Now({ own }: { own: OwnGame }) {
  const standing = useStanding(own);
  const happened = standing?.happened ?? [];
  return (
    <article class="resume" data-game={own.game}>
      <Poster game={own.game} crop />
      <span class="resume-text">
        <span class="own-line">
          <TurnMark own={own} />
          <small>{whenIn(own)}</small>
          <Deadline at={own.deadline} />
        </span>
        <b id="resume-name">{nameOf(own)}</b>
        <span class="resume-names">{[standing?.headline, namesIn(own)].filter(Boolean).join(' · ')}</span>
        {standing && <Figures figures={standing.figures} />}
        {happened.length > 0 && <SinceList happened={happened} />}
        <span class="resume-acts">
          <a class="button primary large" href={addressOf(own)} aria-describedby="resume-name">
            <Icon name="i-play" />
            {words.value.shelf.goOn}
          </a>
          {happened.length > 0 && (
            <a class="button second large" href={addressOf(own) + SHOW_SINCE}>
              {words.value.table.showSince}
            </a>
          )}
        </span>
      </span>
    </article>
  );
}

/** How the game stands, once it has been looked up. */
function useStanding(own: OwnGame): Standing | undefined {
  const [standing, setStanding] = useState<Standing>();
  const { language } = settings.value;
  useEffect(() => {
    let isWanted = own.stage === 'playing';
    // A table that cannot be looked at now is named all the same.
    if (isWanted)
      standingOf(own).then(
        found => isWanted && setStanding(found),
        () => {},
      );
    return () => {
      isWanted = false;
    };
  }, [own.id, own.touched, language]);
  return standing;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <span class="resume-figures">
      {figures.map(({ figure, label }) => (
        <span key={figure + label}>
          <b>{figure}</b> <small>{label}</small>
        </span>
      ))}
    </span>
  );
}

/** A key goes on with the first game. */
function useGoOn(first: OwnGame | undefined): void {
  const address = first && addressOf(first);
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (address === undefined || isWriting(target) || ctrlKey || metaKey || altKey) return;
      if (meaningOf(key, 'home') === 'goOn') go(address);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [address]);
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
