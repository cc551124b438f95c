import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEntry, Seat } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { peopleAt } from '../locale/people.ts';
import { coloursOf, Icon, Piece } from '../ui/index.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface EndPageProps {
  readonly entry: GameEntry;
  readonly kit: AnyKit;
  readonly scene: Scene;
  /** Something that stands before the facts worth telling. */
  readonly first?: string | undefined;
  /** What one can do now. */
  readonly children: ComponentChildren;
}

/** The end of a game, over the table or the replay: a page, not a dialog. */
export function EndPage({ entry, kit, scene, first, children }: EndPageProps) {
  const parts = boardOf(kit);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const facts = [...(first ? [first] : []), ...parts.facts(scene)];
  return (
    <section class="end-screen" data-game={entry.id} aria-labelledby="end-title">
      <div class="end-band">
        <parts.Finale scene={scene} />
      </div>
      <div class="end-page wrap">
        <h1 ref={heading} id="end-title" tabIndex={-1}>
          {headingOf(entry, scene)}
        </h1>
        <Ranking kit={kit} scene={scene} />
        {facts.length > 0 && (
          <section class="end-facts" aria-label={words.value.end.facts}>
            {facts.map(fact => (
              <p key={fact}>{fact}</p>
            ))}
          </section>
        )}
        {children}
      </div>
    </section>
  );
}

/** Saves and shares the record of a match. */
export function RecordActions({ scene, file }: { scene: Scene; file: string }) {
  const { end } = words.value;
  const [said, say] = useState('');
  const name = `${scene.game.id}.match`;
  const share = async () => {
    const shared = new File([file], name, { type: 'application/json' });
    if (navigator.canShare?.({ files: [shared] })) await navigator.share({ files: [shared], title: scene.texts.title }).catch(() => {});
    else await navigator.clipboard.writeText(file).then(() => say(end.copied));
  };
  return (
    <>
      <a class="button second" download={name} href={`data:application/json,${encodeURIComponent(file)}`}>
        {end.save}
      </a>
      <button type="button" class="button second" onClick={() => void share()}>
        {end.share}
      </button>
      <span role="status">{said}</span>
    </>
  );
}

function headingOf({ cover }: GameEntry, { outcome, seats, voice }: Scene): string {
  const { end } = words.value;
  if (!outcome) return '';
  const winners = seats.flatMap(({ seat }) => (outcome.ranks[seat] === 1 ? [seat] : []));
  if (cover.isTeam) return winners.length > 0 ? end.teamWon : end.teamLost;
  return end.wins(peopleAt(winners, voice));
}

/** Bars whose segments are the reasons for the points. */
function Ranking({ kit, scene }: { kit: AnyKit; scene: Scene }) {
  const { outcome } = scene;
  const parts = boardOf(kit);
  if (!outcome) return null;
  const order = [...scene.seats].sort((a, b) => (outcome.ranks[a.seat] ?? 0) - (outcome.ranks[b.seat] ?? 0));
  const most = Math.max(1, ...scene.seats.map(({ seat }) => sum(parts.score(scene, seat).map(({ value }) => Math.max(0, value)))));
  return (
    <ol class="ranking" aria-label={words.value.end.ranking}>
      {order.map(({ seat, name }) => (
        <Rank key={seat} kit={kit} scene={scene} seat={seat} name={name} rank={outcome.ranks[seat] ?? 0} most={most} />
      ))}
    </ol>
  );
}

interface RankProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly name: string;
  readonly rank: number;
  /** The most that a bar must have room for. */
  readonly most: number;
}

function Rank({ kit, scene, seat, name, rank, most }: RankProps) {
  const parts = boardOf(kit);
  const score = parts.score(scene, seat);
  const total = sum(score.map(({ value }) => value));
  return (
    <li style={coloursOf(seat)} data-rank={rank} data-seat={seat}>
      <span class="rank" title={words.value.end.rank(rank)}>
        {rank}
      </span>
      <Piece seat={seat} size={34} />
      <b class="rank-name">{name}</b>
      <span class="rank-score">
        <b class="figure">{String(total).replace('-', '−')}</b> <small>{parts.unit(total, scene.words)}</small>
      </span>
      <span class="bar">
        {score
          .filter(({ value }) => value > 0)
          .map(({ label, value, colour }) => (
            <i key={label} title={`${label}: ${value}`} style={{ width: `${(value / most) * 100}%`, background: colour }} />
          ))}
      </span>
      <ul class="reasons">
        {score.map(({ label, value, icon, colour }) => (
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
}
