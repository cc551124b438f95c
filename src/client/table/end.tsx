import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameEntry, matchesOf, readRecord } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { go } from '../shell/route.ts';
import { coloursOf, Icon, Piece } from '../ui/index.ts';
import { keepForReplay } from './record-file.ts';
import type { TableSession } from './session.ts';

interface EndProps {
  readonly entry: GameEntry;
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly rematch: (() => void) | undefined;
  /** Whether a seed is the one that was promised before the first draw. */
  readonly isKept: (seed: string, salt: string | undefined) => boolean;
}

/** The end of a game: a page, not a dialog. */
export function EndScreen({ entry, kit, scene, session, rematch, isKept }: EndProps) {
  const parts = boardOf(kit);
  const isOpen = session.isEndShown.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    session.send({ type: 'record' });
    heading.current?.focus();
    const memory = memoryOf(entry.id, 'campaign');
    if (parts.remember && session.sight.value?.mine.length) memory.write(parts.remember(memory.read(), scene.view));
  }, [session]);
  const { end } = words.value;
  const show = (isShown: boolean) => {
    session.isEndShown.value = isShown;
  };
  if (!isOpen) {
    return (
      <button type="button" class="button primary end-again" onClick={() => show(true)}>
        <Icon name="i-trophy" />
        {end.ranking}
      </button>
    );
  }
  const uncounted = session.sight.value?.mine.length
    ? parts.uncounted?.(memoryOf(entry.id, 'campaign').read(), scene.view, scene.words)
    : undefined;
  const facts = [...(uncounted ? [uncounted] : []), ...parts.facts(scene)];
  return (
    <section class="end-screen" data-game={entry.id} aria-labelledby="end-title">
      <div class="end-band">
        <parts.Finale scene={scene} />
      </div>
      <div class="end-page wrap">
        <h1 ref={heading} id="end-title" tabIndex={-1}>
          {headingOf(entry, kit, scene)}
        </h1>
        <Ranking kit={kit} scene={scene} />
        {facts.length > 0 && (
          <section class="end-facts" aria-label={end.facts}>
            {facts.map(fact => (
              <p key={fact}>{fact}</p>
            ))}
          </section>
        )}
        <EndActions scene={scene} session={session} rematch={rematch} isKept={isKept} look={() => show(false)} />
      </div>
    </section>
  );
}

function headingOf({ cover }: GameEntry, kit: AnyKit, scene: Scene): string {
  const { end } = words.value;
  const { outcome, seats, voice } = scene;
  if (!outcome) return '';
  const winners = seats.flatMap(({ seat }) => (outcome.ranks[seat] === 1 ? [seat] : []));
  if (cover.isTeam) return winners.length > 0 ? end.teamWon : end.teamLost;
  // Whoever plays alone wins against nobody: the points are the result.
  if (seats.length === 1) return scored(kit, scene, 0);
  return end.wins(peopleAt(winners, voice));
}

/** The points of a seat, with their unit. */
function scored(kit: AnyKit, scene: Scene, seat: number): string {
  const parts = boardOf(kit);
  const score = parts.score(scene, seat).reduce((sum, { value }) => sum + value, 0);
  return `${String(score).replace('-', '−')} ${parts.unit(score, scene.words)}`;
}

/** Bars whose segments are the reasons for the points. */
function Ranking({ kit, scene }: { kit: AnyKit; scene: Scene }) {
  const { outcome } = scene;
  const { end } = words.value;
  const parts = boardOf(kit);
  if (!outcome) return null;
  const order = [...scene.seats].sort((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0));
  const most = Math.max(
    1,
    ...scene.seats.map(({ seat }) => parts.score(scene, seat).reduce((sum, { value }) => sum + Math.max(0, value), 0)),
  );
  return (
    <ol class="ranking" aria-label={end.ranking}>
      {order.map(({ seat, name }) => {
        const score = parts.score(scene, seat).reduce((sum, { value }) => sum + value, 0);
        return (
          <li key={seat} style={coloursOf(seat)} data-rank={outcome.ranks[seat]} data-seat={seat}>
            <span class="rank" title={end.rank(outcome.ranks[seat] ?? 0)}>
              {outcome.ranks[seat]}
            </span>
            <Piece seat={seat} size={34} />
            <b class="rank-name">{name}</b>
            <span class="rank-score">
              <b class="figure">{String(score).replace('-', '−')}</b> <small>{parts.unit(score, scene.words)}</small>
            </span>
            <span class="bar">
              {parts
                .score(scene, seat)
                .filter(({ value }) => value > 0)
                .map(({ label, value, colour }) => (
                  <i key={label} title={`${label}: ${value}`} style={{ width: `${(value / most) * 100}%`, background: colour }} />
                ))}
            </span>
            <ul class="reasons">
              {parts.score(scene, seat).map(({ label, value, icon, colour }) => (
                <li key={label}>
                  <span class="swatch" style={{ background: colour }}>
                    <Icon name={icon} size={12} />
                  </span>
                  {label} <b>{String(value).replace('-', '−')}</b>
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

interface ActionsProps extends Pick<EndProps, 'scene' | 'session' | 'rematch' | 'isKept'> {
  readonly look: () => void;
}

function EndActions({ scene, session, rematch, isKept, look }: ActionsProps) {
  const { end } = words.value;
  const [said, say] = useState('');
  const record = session.record.value;
  const text = JSON.stringify(record);
  const name = `${scene.game.id}.match`;
  const review = () => {
    keepForReplay(text);
    go('/replay');
  };
  const share = async () => {
    const file = new File([text], name, { type: 'application/json' });
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], title: scene.texts.title }).catch(() => {});
    else await navigator.clipboard.writeText(text).then(() => say(end.copied));
  };
  const check = async () => {
    const reading = readRecord(scene.game, record);
    const { luckOf } = await import('../../luck/index.ts');
    if (!reading.ok || !matchesOf(scene.game).isFair(reading.record, luckOf)) return say(end.fairNo);
    say(isKept(reading.record.seed ?? '', session.salt) ? end.fairYes : end.fairOther);
  };
  return (
    <div class="end-actions">
      {rematch && (
        <button type="button" class="button primary" onClick={rematch}>
          {end.rematch}
        </button>
      )}
      <button type="button" class="button second" onClick={look}>
        {end.board}
      </button>
      {record !== null && (
        <>
          <button type="button" class="button second" onClick={review}>
            {end.review}
          </button>
          <a class="button second" download={name} href={`data:application/json,${encodeURIComponent(text)}`}>
            {end.save}
          </a>
          <button type="button" class="button second" onClick={() => void share()}>
            {end.share}
          </button>
          <button type="button" class="button quiet" onClick={() => void check()}>
            {end.fair}
          </button>
        </>
      )}
      <a class="button quiet" href="/">
        {end.home}
      </a>
      <p role="status">{said}</p>
    </div>
  );
}
