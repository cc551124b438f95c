import type { EveningSight } from '../../../protocol/index.ts';
import { actAt } from '../../online/evenings.ts';
import { titleOf } from '../../shell/cover.ts';
import { isolated } from '../../shell/isolated.ts';
import { Poster } from '../../shell/poster.tsx';
import { Icon } from '../../ui/index.ts';
import type { EveningProps } from './evening-props.ts';
import { eveningWords } from './evening-words.ts';
import { ActButton, Face } from './parts.tsx';

type Table = EveningSight['played'][number]['tables'][number];

/** The tables of a round; of earlier rounds they are folded away. */
export function Round({ sight, act, round }: EveningProps & { round: number }) {
  const say = eveningWords.value;
  const drawn = sight.played[round];
  if (!drawn) return null;
  const isNow = round === sight.played.length - 1 && sight.stage !== 'over';
  const tables = (
    <ul class="evening-tables">
      {drawn.tables.map((table, at) => (
        <TableCard key={table.id} sight={sight} act={act} table={table} number={at + 1} game={drawn.game} isNow={isNow} />
      ))}
    </ul>
  );
  if (!isNow)
    return (
      <details class="evening-round">
        <summary>
          {say.earlier(round + 1)} · {titleOf(drawn.game)}
        </summary>
        {tables}
      </details>
    );
  return (
    <section class="evening-round">
      <h2>
        {say.round(round + 1, sight.rounds)} · {titleOf(drawn.game)}
      </h2>
      {tables}
    </section>
  );
}

interface CardProps extends EveningProps {
  readonly table: Table;
  readonly number: number;
  readonly game: string;
  readonly isNow: boolean;
}

function TableCard({ sight, act, table, number, game, isNow }: CardProps) {
  const say = eveningWords.value;
  const me = sight.players.find(({ isMe }) => isMe)?.key;
  const mine = me === undefined ? undefined : table.seats.find(({ player }) => player === me);
  const isMine = mine !== undefined && isNow && !table.isOver;
  const isReady = sight.stage !== 'drawn' || !isNow;
  return (
    <li class="evening-table" data-game={game} data-mine={isMine} data-over={table.isOver}>
      <Poster game={game} crop />
      <div>
        <h3>{isMine ? say.yourTable : say.table(number)}</h3>
        <Seats sight={sight} table={table} />
        {isMine && mine.isAway && <p class="hint-text">{say.botForYou}</p>}
        {isNow && <Missed sight={sight} act={act} table={table} />}
      </div>
      {isReady && (
        <a class={`button ${isMine ? 'primary' : 'second'}`} href={`/t/${table.id}`}>
          {isMine ? say.sit : table.isOver ? say.look : say.watch}
          <Icon name={isMine ? 'i-arrow-right' : table.isOver ? 'i-step-back' : 'i-spectator'} />
        </a>
      )}
    </li>
  );
}

/** For whom the table waits in vain: anybody who plays may let a bot go on. */
function Missed({ sight, act, table }: EveningProps & { table: Table }) {
  const say = eveningWords.value;
  const mayAct = sight.isHost || sight.players.some(({ isMe, isGone }) => isMe && !isGone);
  return table.seats.map(({ player, isMissed }) => {
    const person = sight.players.find(({ key }) => key === player);
    if (!isMissed || !person || person.isMe) return null;
    const name = isolated(person.name);
    return (
      <div key={person.key} class="evening-missed" role="status">
        <p class="hint-text">{say.missed(name)}</p>
        {mayAct && (
          <ActButton
            text={say.substitute}
            icon="i-robot"
            kind="second"
            act={() => act(actAt(sight.id, { act: 'substitute', player: person.key }))}
          />
        )}
      </div>
    );
  });
}

/** Who sits there; once it is over, the best first. */
function Seats({ sight, table }: { sight: EveningSight; table: Table }) {
  const say = eveningWords.value;
  const seats = table.isOver ? [...table.seats].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0)) : table.seats;
  return (
    <ol class="evening-seats">
      {seats.map(({ player, isAway, points }, at) => {
        const person = sight.players.find(({ key }) => key === player);
        return (
          <li key={at} data-me={person?.isMe ?? false}>
            {person ? <Face of={person.key} name={person.name} /> : <Icon name="i-robot" />}
            <span>
              <bdi>{person?.name ?? say.bot}</bdi>
              {isAway && <small>{table.isOver ? say.botPlayed : say.botPlays}</small>}
            </span>
            {person && points !== undefined && <b title={say.points(points)}>{say.figure(points)}</b>}
          </li>
        );
      })}
    </ol>
  );
}
