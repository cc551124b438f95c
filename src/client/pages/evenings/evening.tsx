import { useEffect, useState } from 'preact/hooks';
import type { EveningSight } from '../../../protocol/index.ts';
import { entryOf } from '../../catalogue.ts';
import { words } from '../../locale/index.ts';
import { actAt, evening, joinEvening, leaveEvening } from '../../online/evenings.ts';
import { titleOf } from '../../shell/cover.ts';
import type { PageAddress } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { NameField } from '../../together/name-field.tsx';
import { paceText } from '../../together/pace.ts';
import { Icon } from '../../ui/index.ts';
import { Lost } from '../lost.tsx';
import { Ceremony } from './ceremony.tsx';
import type { EveningProps } from './evening-props.ts';
import { eveningWords } from './evening-words.ts';
import { MakeEvening } from './make.tsx';
import { nextText, ownTable, waitsForNext } from './own-table.ts';
import { ActButton, InviteByLink, useLooked, whenText } from './parts.tsx';
import { Programme } from './programme.tsx';
import { Round } from './round.tsx';
import { Scoring } from './scoring.tsx';
import { Standings } from './standings.tsx';
import '../../styles/evenings.css';

/** How often the page looks again, in ms. */
const LOOK = 3000;
const TICK = 1000;

/** An evening, or the plan of a new one. */
export function EveningPage({ address }: { address: PageAddress }) {
  const id = address.parts[1];
  return id === undefined ? <MakeEvening query={address.query} /> : <Evening id={id} />;
}

function Evening({ id }: { id: string }) {
  const say = eveningWords.value;
  const { sight, at, problem, act } = useLooked(() => evening(id), id, LOOK, say.refusals);
  // The tab says when a table waits.
  const isAwaited = sight?.stage === 'playing' && ownTable(sight) !== undefined;
  useTitle(...(isAwaited ? [say.sit] : []), sight?.name ?? say.title);
  if (!sight && problem) return <Lost text={problem} />;
  if (!sight) return <p class="empty wrap">{words.value.table.loading}</p>;
  const me = sight.players.find(({ isMe }) => isMe);
  const isPlaying = me !== undefined && !me.isGone;
  const last = sight.played.length - 1;
  return (
    <main class="wrap page gather evening" id="content" data-stage={sight.stage}>
      <Head sight={sight} at={at} />
      <p role="alert">{problem}</p>
      <div class="gather-grid">
        <div class="gather-main">
          {sight.stage === 'over' && <Ceremony sight={sight} />}
          {sight.stage !== 'over' && !isPlaying && <Join sight={sight} act={act} />}
          {isPlaying && sight.stage === 'gathering' && (
            <Joined text={`${sight.isHost ? say.beginHelp : say.joinedHelp}${sight.at === undefined ? '' : ` ${say.byItself}`}`} />
          )}
          {waitsForNext(sight) && <Joined text={say.waitHelp} />}
          <HostBar sight={sight} act={act} />
          {sight.played.map((_, back) => (
            <Round key={last - back} sight={sight} act={act} round={last - back} />
          ))}
          <Programme sight={sight} />
        </div>
        <aside class="gather-side">
          <Standings sight={sight} act={act} />
          {sight.stage !== 'over' && <InviteByLink link={`${location.origin}/evening/${id}`} title={say.invite} help={say.inviteHelp} />}
          <Scoring isTogether={sight.games.some(game => entryOf(game)?.cover.isTeam)} seed={sight.seed} />
          {isPlaying && sight.stage !== 'over' && (
            <ActButton text={say.leave} icon="i-close" sure={say.leaveSure} act={() => act(leaveEvening(id))} />
          )}
        </aside>
      </div>
    </main>
  );
}

/** The name, and how far it is. */
function Head({ sight, at }: { sight: EveningSight; at: number }) {
  const say = eveningWords.value;
  const { stage, played, rounds, games } = sight;
  const people = sight.players.filter(({ isGone }) => !isGone).length;
  return (
    <header class="gather-head">
      <div>
        <p class="eyebrow">
          {say.title} · {say.eyebrow(people)}
        </p>
        <h1>
          <bdi>{sight.name}</bdi>
        </h1>
        <p class="lead">{games.map(titleOf).join(' · ')}</p>
      </div>
      <p class="gather-chips">
        <span class={`chip ${stage === 'playing' ? 'hot' : ''}`}>{say.stages[stage]}</span>
        <span class="chip">{say.round(Math.max(1, played.length), rounds)}</span>
        <span class="chip">
          <Icon name="i-clock" /> {paceText(sight.pace)}
        </span>
        {stage === 'gathering' && sight.at !== undefined && <span class="chip sea">{say.starts(whenText(sight.at))}</span>}
        {sight.club !== undefined && (
          <a class="chip press" href={`/club/${sight.club}`}>
            {say.club}
          </a>
        )}
      </p>
      {stage === 'pause' && <NextRound sight={sight} at={at} />}
    </header>
  );
}

/** How long until the next round. */
function NextRound({ sight, at }: { sight: EveningSight; at: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), TICK);
    return () => clearInterval(clock);
  }, []);
  return (
    <p class="evening-next" role="status">
      {nextText(sight, now - at)}
    </p>
  );
}

/** Whoever comes by the link. */
function Join({ sight, act }: EveningProps) {
  const say = eveningWords.value;
  return (
    <form
      class="gather-card evening-join"
      onSubmit={event => {
        event.preventDefault();
        act(joinEvening(sight.id));
      }}
    >
      <p>{say.lead}</p>
      <NameField help={say.joinHelp} />
      <button type="submit" class="button primary large">
        {sight.stage === 'gathering' ? say.join : say.joinNow}
      </button>
    </form>
  );
}

function Joined({ text }: { text: string }) {
  return (
    <section class="gather-card evening-in">
      <Icon name="i-check" size={32} />
      <div>
        <h2>{eveningWords.value.joined}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

function HostBar({ sight, act }: EveningProps) {
  const say = eveningWords.value;
  const { id, stage, isHost, mayBegin } = sight;
  if (!mayBegin || stage === 'over') return null;
  return (
    <p class="evening-host">
      {(stage === 'gathering' || stage === 'pause') && (
        <ActButton
          text={stage === 'gathering' ? say.begin : say.next}
          icon="i-arrow-right"
          kind="primary large"
          act={() => act(actAt(id, { act: 'next' }))}
        />
      )}
      {isHost && <ActButton text={say.end} sure={say.endSure} act={() => act(actAt(id, { act: 'end' }))} />}
    </p>
  );
}
