// Who comes by the link: who invites, to what, for how long, and the open seat.
import { useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { words } from '../locale/index.ts';
import { seatWords } from '../locale/seats/seat-words.ts';
import { session } from '../online/api.ts';
import { serverWords } from '../online/server-words.ts';
import { pitchOf, titleOf } from '../shell/cover.ts';
import { isolated } from '../shell/isolated.ts';
import { hasName } from '../shell/own-name.ts';
import { Poster } from '../shell/poster.tsx';
import { Icon, Piece } from '../ui/index.ts';
import { TalkCard } from './chat.tsx';
import { Colours } from './colours.tsx';
import { company } from './company.ts';
import type { GatheringProps } from './gathering-props.ts';
import { Flaps } from './invite.tsx';
import { NameField } from './name-field.tsx';
import { ConnectionChip } from './online-parts.tsx';
import { paceText, zeroText } from './pace.ts';
import { PresenceDot, presenceOf, useNow } from './presence.tsx';
import { watchersIn } from './watchers.tsx';

interface InvitationProps extends GatheringProps {
  readonly sit: (seat: number, own: { readonly colour?: number }) => void;
  readonly watch: () => void;
}

export function Invitation(props: InvitationProps) {
  const { row, game, talk, content, unread, problem } = props;
  return (
    <main class="wrap invitation" id="content" data-game={game}>
      <Ticket row={row} game={game} content={content} />
      <div class="room-side">
        <SitForm {...props} />
        <p role="alert">{problem}</p>
        <ConnectionChip />
        <TalkCard talk={talk} unread={unread} />
      </div>
    </main>
  );
}

/** The printed invitation. */
function Ticket({ row, game, content }: Pick<GatheringProps, 'row' | 'game' | 'content'>) {
  const { guest } = company.value;
  const minutes = entryOf(game)?.cover.minutes ?? 0;
  const host = row.hostName;
  return (
    <article class="invited">
      <div class="invited-poster">
        <Poster game={game} crop />
        {row.code && (
          <p class="invited-stub">
            <span>{guest.table}</span> <Flaps code={row.code} />
          </p>
        )}
      </div>
      <div class="invited-text">
        <p class="eyebrow">{guest.eyebrow}</p>
        <h1>
          {host ? guest.invites(isolated(host)) : guest.invitesNobody} <em>{titleOf(game)}</em>
        </h1>
        <p class="invited-facts">
          {guest.facts(row.seats.length, minutes)} <small>{paceText(row.pace)}</small>{' '}
          {row.pace.kind !== 'untimed' && <small>{zeroText(row.pace)}</small>}
        </p>
        <p class="lead">{pitchOf(game)}</p>
        {content}
        <AtTable row={row} />
        <Welcome row={row} />
      </div>
    </article>
  );
}

function AtTable({ row }: { row: TableRow }) {
  const { guest, seat: states } = company.value;
  const { lobby, table } = words.value;
  const now = useNow();
  return (
    <>
      <h2 class="eyebrow">{guest.atTable}</h2>
      <ul class="at-table">
        {row.seats.map((seat, at) => {
          const presence = presenceOf(seat, now);
          return (
            seat.kind !== 'open' && (
              <li key={at}>
                <span class="chair-piece">
                  <Piece seat={at} size={40} />
                  {presence && <PresenceDot state={presence.state} />}
                </span>
                <b>
                  <bdi>{seat.name}</bdi>
                </b>
                <small>{seat.kind === 'bot' ? table.bot : presence?.state === 'here' ? states.here : presence?.word}</small>
              </li>
            )
          );
        })}
        {watchersIn(withoutMe(row)).map(name => (
          <li key={name}>
            <Icon name="i-spectator" /> <b>{name}</b> <small>{lobby.watches}</small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the host says to guests, with their piece where they sit. */
function Welcome({ row: { seats, hostName, welcome } }: { row: TableRow }) {
  if (!welcome) return null;
  const seat = seats.findIndex(({ kind, name }) => kind === 'human' && name === hostName);
  return (
    <p class="invited-welcome">
      {seat >= 0 && <Piece seat={seat} size={32} />}
      <q>
        <bdi>{welcome}</bdi>
      </q>
    </p>
  );
}

/** Name and colour, and the seat; where none is open, what else there is. */
function SitForm({ row, game, sit, watch, say }: InvitationProps) {
  const { guest } = company.value;
  const seat = row.seats.findIndex(({ isFree }) => isFree);
  const [wanted, setWanted] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  const named = (act: () => void) => {
    setMissing(!hasName());
    if (hasName()) act();
  };
  const colours = row.seats.map(({ colour }, at) => colour ?? at);
  const isTaken = (colour: number) => row.seats.some(({ kind }, at) => kind !== 'open' && colours[at] === colour);
  const colour = wanted !== undefined && !isTaken(wanted) ? wanted : colours[seat];
  const isClosed = seat < 0 || row.isSentAway;
  return (
    <section class="card sit" aria-labelledby="sit-title">
      {isClosed ? (
        <p>{row.isSentAway ? serverWords.value.refusals['sent away'] : guest.full}</p>
      ) : (
        <form
          onSubmit={event => {
            event.preventDefault();
            named(() => sit(seat, colour === undefined ? {} : { colour }));
          }}
        >
          <h2 id="sit-title">{guest.sit}</h2>
          <NameField help={guest.nameHelp} isMissing={isMissing && !hasName()} />
          <Colours row={row} own={undefined} chosen={colour} choose={setWanted} />
          <button type="submit" class="button primary large">
            <Icon name="i-check" /> {guest.ready}
          </button>
        </form>
      )}
      <p class="sit-else">
        <button type="button" class="button quiet" onClick={watch}>
          <Icon name="i-spectator" /> {guest.watch}
        </button>
        {isClosed ? (
          <a class="button quiet" href={`/games/${game}`}>
            <Icon name="i-plus" /> {guest.own}
          </a>
        ) : (
          <button type="button" class="button quiet" onClick={() => named(() => say(seatWords.value.signals.later, 'later'))}>
            <Icon name="i-clock" /> {guest.later}
          </button>
        )}
      </p>
    </section>
  );
}

/** Who has not decided yet does not watch. */
function withoutMe(row: TableRow): TableRow {
  const { watching = 0, watchers = [] } = row;
  const own = watchers.indexOf(session.value?.name ?? '');
  return { ...row, watching: Math.max(0, watching - 1), watchers: watchers.filter((_, at) => at !== own) };
}
