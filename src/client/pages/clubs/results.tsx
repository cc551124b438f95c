import type { ClubInside, ClubPlace, ClubResult } from '../../../protocol/index.ts';
import { titleOf } from '../../shell/cover.ts';
import { isolated } from '../../shell/isolated.ts';
import { Icon } from '../../ui/index.ts';
import { eveningWords } from '../evenings/evening-words.ts';
import { whenText } from '../evenings/parts.tsx';
import { TableLine, TableRows } from '../table-rows.tsx';
import { clubWords } from './club-words.ts';

/** Tables for the club that can be joined or watched. */
export function Tables({ inside }: { inside: ClubInside }) {
  const say = clubWords.value;
  return (
    <section class="lobby">
      <h2>{say.tables}</h2>
      {inside.tables.length === 0 && <p class="hint-text">{say.noTables}</p>}
      <TableRows rows={inside.tables} />
    </section>
  );
}

export function Evenings({ inside }: { inside: ClubInside }) {
  const say = clubWords.value;
  const { stages } = eveningWords.value;
  if (inside.evenings.length === 0) return null;
  return (
    <section class="gather-card">
      <h2>{say.evenings}</h2>
      <ul class="standings">
        {inside.evenings.map(({ id, name, stage, players, at }) => (
          <li key={id}>
            <a href={`/evening/${id}`}>
              <bdi>{name}</bdi>
              <small>
                {[at !== undefined && stage === 'gathering' && whenText(at), stages[stage], say.players(players)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </a>
            <Icon name="i-arrow-right" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Rankings({ inside }: { inside: ClubInside }) {
  const say = clubWords.value;
  if (inside.rankings.length === 0) return null;
  return (
    <section class="club-rankings">
      <h2>{say.ranking}</h2>
      <p class="hint-text">{say.rankingHelp}</p>
      <div>
        {inside.rankings.map(({ game, places }) => (
          <article key={game} class="gather-card" data-game={game}>
            <h3>{titleOf(game)}</h3>
            <ol class="standings">
              {places.map((place, at) => (
                <Place key={at} place={place} />
              ))}
            </ol>
          </article>
        ))}
      </div>
    </section>
  );
}

function Place({ place: { name, isMe, place, points, wins, matches } }: { place: ClubPlace }) {
  const say = clubWords.value;
  return (
    <li data-me={isMe}>
      <i>{say.place(place)}</i>
      <span>
        <bdi>{name ?? say.guest}</bdi>
        <small>{[isMe && say.you, say.matches(matches), wins > 0 && say.wins(wins)].filter(Boolean).join(' · ')}</small>
      </span>
      <b>{say.figure(points)}</b>
    </li>
  );
}

export function Results({ inside }: { inside: ClubInside }) {
  const say = clubWords.value;
  return (
    <section class="lobby">
      <h2>{say.results}</h2>
      {inside.results.length === 0 && <p class="hint-text">{say.noResults}</p>}
      <ul>
        {inside.results.map(result => (
          <TableLine key={result.table} id={result.table} game={result.game} people={peopleIn(result)}>
            <time dateTime={new Date(result.at).toISOString()}>
              {new Intl.DateTimeFormat(document.documentElement.lang, { day: 'numeric', month: 'short' }).format(result.at)}
            </time>
          </TableLine>
        ))}
      </ul>
    </section>
  );
}

function peopleIn({ people }: ClubResult): string {
  const say = clubWords.value;
  const called = ({ name, isBot }: ClubResult['people'][number]) => (isBot ? say.bot : name === null ? say.guest : isolated(name));
  return people.map(person => `${say.place(person.rank)} ${called(person)}`).join(', ');
}
