import type { ComponentChildren } from 'preact';
import type { TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { titleOf } from '../shell/cover.ts';
import { isolated } from '../shell/isolated.ts';
import { Poster } from '../shell/poster.tsx';
import { Icon } from '../ui/index.ts';
import { Deadline } from './mine/deadline.tsx';
import { deadlineIn, isMyTurn } from './mine/own-games.ts';
import { factsOf } from './mine/table-facts.ts';

/** Tables that can be joined or watched. */
export function TableRows({ rows }: { rows: readonly TableRow[] }) {
  const { lobby } = words.value;
  return (
    <ul>
      {rows.map(row => (
        <TableLine
          key={row.id}
          id={row.id}
          game={row.game}
          people={row.seats.map(({ kind, name }) => (kind === 'open' ? lobby.free : isolated(name))).join(', ')}
          facts={factsOf(row)}
          more={<Deadline at={row.stage === 'playing' ? deadlineIn(row.deadlines, row.mine) : undefined} />}
        >
          {isMyTurn(row) ? (
            <span class="chip hot">
              <Icon name="i-bell" size={16} /> {words.value.table.yourTurn}
            </span>
          ) : (
            <span class="chip">{lobby.stages[row.stage]}</span>
          )}
        </TableLine>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly id: string;
  readonly game: string;
  readonly people: string;
  readonly facts?: string;
  readonly more?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The way to a table: its game, who plays, and what else is to be said of it. */
export function TableLine({ id, game, people, facts, more, children }: LineProps) {
  return (
    <li>
      <a href={`/t/${id}`}>
        <Poster game={game} crop />
        <span>
          <b>{titleOf(game)}</b>
          <small>{people}</small>
          {facts && <small>{facts}</small>}
          {more}
        </span>
        {children}
        <Icon name="i-arrow-right" />
      </a>
    </li>
  );
}
