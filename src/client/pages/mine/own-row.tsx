import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../device/settings.ts';
import { words } from '../../locale/index.ts';
import { sitDown } from '../../online/api.ts';
import { Poster } from '../../shell/poster.tsx';
import { go } from '../../shell/route.ts';
import { Icon } from '../../ui/index.ts';
import { Deadline } from './deadline.tsx';
import { addressOf, isMyTurn, type OwnGame } from './own-games.ts';
import { ownWords } from './own-words.ts';
import { digestOf } from './standing.ts';
import { endingOf, nameOf, othersIn, turnIn, whenIn } from './telling.ts';

/** Whose turn it is, as a mark. */
export function TurnMark({ own }: { own: OwnGame }) {
  const isMine = isMyTurn(own);
  return (
    <span class="own-turn" data-mine={isMine}>
      <Icon name={isMine ? 'i-bell' : 'i-clock'} size={16} />
      {turnIn(own)}
    </span>
  );
}

/** Which game it is, when it was touched last and with whom it is played. */
function Called({ own, children }: { own: OwnGame; children?: ComponentChildren }) {
  return (
    <>
      <span class="own-poster">
        <Poster game={own.game} crop />
      </span>
      <span class="own-text">
        <b>{nameOf(own)}</b>
        <small>
          {whenIn(own)} · {othersIn(own)}
        </small>
        {children}
      </span>
    </>
  );
}

/** What others did since the last look, once that is known; looked up for tables that wait for whoever looks. */
function Since({ own }: { own: OwnGame }) {
  const [digest, setDigest] = useState('');
  const isWanted = own.where === 'online' && isMyTurn(own);
  useEffect(() => {
    // A table that cannot be looked at now is listed all the same.
    if (isWanted) digestOf(own).then(setDigest, () => {});
  }, [own.id, own.touched, settings.value.language]);
  return isWanted && digest ? <small class="own-since">{digest}</small> : null;
}

/** A game in play: touching it goes on with it. */
export function RunningRow({ own, children }: { own: OwnGame; children?: ComponentChildren }) {
  return (
    <li class="own-row" data-own={own.id}>
      <a class="own-open" href={addressOf(own)}>
        <Called own={own}>
          {own.left === undefined ? <Since own={own} /> : <small class="own-since">{ownWords.value.left}</small>}
          <Deadline at={own.deadline} />
        </Called>
        {own.left === undefined && <TurnMark own={own} />}
        {own.left === undefined && <span class="button second">{words.value.shelf.goOn}</span>}
      </a>
      {own.left !== undefined && <SeatBack own={own} seat={own.left} />}
      {children}
    </li>
  );
}

/** The way back to a seat that was given up. */
function SeatBack({ own: { id }, seat }: { own: OwnGame; seat: number }) {
  const [problem, setProblem] = useState('');
  const ask = () =>
    void sitDown(id, seat).then(
      () => go(`/t/${id}`),
      (error: Error) => setProblem(error.message),
    );
  return (
    <span class="own-back">
      <button type="button" class="button second" onClick={ask}>
        <Icon name="i-undo" /> {ownWords.value.askBack}
      </button>
      <small role="alert">{problem}</small>
    </span>
  );
}

/** A finished game: its result, and the way to look back at it. */
export function FinishedRow({ own, children }: { own: OwnGame; children?: ComponentChildren }) {
  const { isWon, text, figures } = endingOf(own);
  return (
    <li class="own-row" data-own={own.id}>
      <a class="own-open finished" href={addressOf(own)}>
        <Called own={own} />
        <span class="own-ending">
          {isWon && <Icon name="i-crown" size={20} />}
          {text && <b>{text}</b>}
          <span>{figures}</span>
        </span>
        <span class="button second">{words.value.replay.title}</span>
      </a>
      {children}
    </li>
  );
}
