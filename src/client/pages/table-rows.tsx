import type { ComponentChildren } from 'preact';
import type { TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { titleOf } from '../shell/cover.ts';
import { isolated } from '../shell/isolated.ts';
import { Poster } from '../shell/poster.tsx';
import { Icon } from '../ui/index.ts';

/** Tables that can be joined or watched. */
export function TableRows({ rows }: { rows: readonly TableRow[] }) {
  const { lobby } = words.value;
  return (
    <ul>
      {rows.map(({ id, game, seats, stage }) => (
        <TableLine
          key={id}
          id={id}
          game={game}
          people={seats.map(({ kind, name }) => (kind === 'open' ? lobby.free : isolated(name))).join(', ')}
        >
          <span class="chip">{lobby.stages[stage]}</span>
        </TableLine>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly id: string;
  readonly game: string;
  readonly people: string;
  readonly children: ComponentChildren;
}

/** The way to a table: its game, who plays, and what else is to be said of it. */
export function TableLine({ id, game, people, children }: LineProps) {
  return (
    <li>
      <a href={`/t/${id}`}>
        <Poster game={game} crop />
        <span>
          <b>{titleOf(game)}</b>
          <small>{people}</small>
        </span>
        {children}
        <Icon name="i-arrow-right" />
      </a>
    </li>
  );
}
