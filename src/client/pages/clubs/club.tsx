import { useState } from 'preact/hooks';
import { GAME_IDS } from '../../catalogue.ts';
import { words } from '../../locale/index.ts';
import { atClub, club, deleteClub, foundClub, joinClub, removeMember } from '../../online/evenings.ts';
import { askGrave } from '../../shell/ask-first.tsx';
import { titleOf } from '../../shell/cover.ts';
import { isolated } from '../../shell/isolated.ts';
import { Poster } from '../../shell/poster.tsx';
import { go, type PageAddress } from '../../shell/route.ts';
import { useTitle } from '../../shell/title.ts';
import { NameField } from '../../together/name-field.tsx';
import { Icon } from '../../ui/index.ts';
import { ActButton, Face, InviteByLink, useLooked } from '../evenings/parts.tsx';
import { Lost } from '../lost.tsx';
import { Board } from './board.tsx';
import type { ClubProps } from './club-props.ts';
import { clubWords } from './club-words.ts';
import { Evenings, Rankings, Results, Tables } from './results.tsx';
import '../../styles/evenings.css';

/** How often the page looks again, in ms. */
const LOOK = 10_000;

/** A club, or the beginning of one. */
export function ClubPage({ address }: { address: PageAddress }) {
  const link = address.parts[1];
  return link === undefined ? <FoundClub /> : <Club key={link} link={link} />;
}

function Club({ link }: { link: string }) {
  const say = clubWords.value;
  const { sight, problem, act, show, fail } = useLooked(() => club(link), link, LOOK, say.refusals);
  useTitle(sight?.name ?? say.title);
  if (!sight && problem) return <Lost text={problem} />;
  if (!sight) return <p class="empty wrap">{words.value.table.loading}</p>;
  const { inside } = sight;
  const renew = () =>
    void atClub(link, 'link').then(renewed => {
      show(renewed);
      if (renewed.inside) go(`/club/${renewed.inside.link}`, 'replace');
    }, fail);
  return (
    <main class="wrap page gather club" id="content">
      <header class="gather-head">
        <div>
          <p class="eyebrow">
            {say.title} · {say.eyebrow(sight.count)}
          </p>
          <h1>
            <bdi>{sight.name}</bdi>
          </h1>
          {!inside && <p class="lead">{say.lead}</p>}
        </div>
      </header>
      <p role="alert">{problem}</p>
      {!inside && <Join join={() => act(joinClub(link))} />}
      {inside && (
        <div class="gather-grid">
          <div class="gather-main">
            <Board inside={inside} act={act} />
            <Tables inside={inside} />
            <OpenTable link={link} />
            <Rankings inside={inside} />
            <Results inside={inside} />
          </div>
          <aside class="gather-side">
            <Evenings inside={inside} />
            <Members inside={inside} act={act} />
            <InviteByLink link={`${location.origin}/club/${inside.link}`} title={say.invite} help={say.inviteHelp}>
              {inside.isFounder && <ActButton text={say.renew} icon="i-refresh" sure={say.renewSure} act={renew} />}
            </InviteByLink>
            <p class="gather-chips">
              <ActButton text={say.leave} sure={say.leaveSure} act={() => act(atClub(link, 'leave'))} />
              {inside.isFounder && (
                <ActButton
                  text={say.dissolve}
                  icon="i-trash"
                  sure={say.dissolveSure}
                  act={() => void deleteClub(link).then(() => go('/games/mine'), fail)}
                />
              )}
            </p>
          </aside>
        </div>
      )}
    </main>
  );
}

function Join({ join }: { join: () => void }) {
  const say = clubWords.value;
  return (
    <form
      class="gather-card evening-join"
      onSubmit={event => {
        event.preventDefault();
        join();
      }}
    >
      <p>{say.invited}</p>
      <NameField help={say.joinHelp} />
      <button type="submit" class="button primary large">
        {say.join}
      </button>
    </form>
  );
}

/** A poster for each game that a table can be opened for. */
function OpenTable({ link }: { link: string }) {
  const say = clubWords.value;
  return (
    <section class="club-open">
      <h2>{say.open}</h2>
      <ul>
        {GAME_IDS.map(game => (
          <li key={game} data-game={game}>
            <a href={`/games/${game}?online&club=${link}`}>
              <Poster game={game} crop />
              <b>{titleOf(game)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Members({ inside, act }: ClubProps) {
  const say = clubWords.value;
  const remove = async (key: string, name: string) => {
    if (await askGrave(say.removeSure(name), say.remove(name))) act(removeMember(inside.link, key));
  };
  return (
    <section class="gather-card">
      <h2>{say.members}</h2>
      <ul class="standings">
        {inside.members.map(({ key, name, isMe, isFounder }) => (
          <li key={key} data-me={isMe}>
            <Face of={key} name={name} />
            <span>
              <bdi>{name}</bdi>
              <small>{[isMe && say.you, isFounder && say.founder].filter(Boolean).join(' · ')}</small>
            </span>
            {inside.isFounder && !isMe && (
              <button
                type="button"
                class="tool"
                aria-label={say.remove(isolated(name))}
                title={say.remove(isolated(name))}
                onClick={() => void remove(key, isolated(name))}
              >
                <Icon name="i-close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundClub() {
  const say = clubWords.value;
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  useTitle(say.found);
  return (
    <main class="wrap page gather" id="content">
      <header class="gather-head">
        <div>
          <h1>{say.found}</h1>
          <p class="lead">{say.lead}</p>
        </div>
      </header>
      <form
        class="gather-card evening-join"
        onSubmit={event => {
          event.preventDefault();
          void foundClub(name).then(
            ({ inside }) => inside && go(`/club/${inside.link}`),
            (error: Error) => setProblem(error.message),
          );
        }}
      >
        <label class="field">
          <span>{say.name}</span>
          <input value={name} maxLength={40} required onInput={event => setName(event.currentTarget.value)} />
        </label>
        <NameField help={say.joinHelp} />
        <p role="alert">{problem}</p>
        <button type="submit" class="button primary large">
          {say.create}
        </button>
      </form>
    </main>
  );
}
