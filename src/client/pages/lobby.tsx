import { useEffect, useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { words } from '../locale/index.ts';
import { myTables, openTables } from '../online/api.ts';
import { useTitle } from '../shell/title.ts';
import { company } from '../together/company.ts';
import { Icon, later } from '../ui/index.ts';
import { TableRows } from './table-rows.tsx';

const CompanyDoors = later(async () => (await import('./clubs/doors.tsx')).CompanyDoors);

/** How often the lobby looks again, in ms. */
const REFRESH = 5000;

/** Tables that wait for somebody, and the visitor's own. */
export function LobbyPage() {
  const [open, setOpen] = useState<readonly TableRow[]>([]);
  const [pages, setPages] = useState(1);
  const [hasMore, setHasMore] = useState(false);
  const [mine, setMine] = useState<readonly TableRow[]>([]);
  const [problem, setProblem] = useState('');
  const { lobby } = words.value;
  useTitle(lobby.title);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      try {
        const [all, own] = await Promise.all([openTables(pages), myTables()]);
        if (isLeft) return;
        setOpen(all.tables.filter(({ mine: seats }) => seats.length === 0));
        setHasMore(all.hasMore);
        setMine(own.filter(({ stage }) => stage !== 'over'));
        setProblem('');
      } catch {
        setProblem(words.value.lobby.noServer);
      }
    };
    void look();
    const clock = setInterval(look, REFRESH);
    return () => {
      isLeft = true;
      clearInterval(clock);
    };
  }, [pages]);
  const isEmpty = problem !== '' || open.length === 0;
  return (
    <main class="wrap page" id="content">
      <h1>{lobby.title}</h1>
      <p class="lead">{lobby.lead}</p>
      <p class="lobby-code">
        <a class="button second" href="/join">
          <Icon name="i-keyboard" />
          {company.value.join.have}
        </a>
      </p>
      {mine.length > 0 && <Rows title={lobby.mine} rows={mine} />}
      <Rows title={lobby.open} rows={open} />
      {hasMore && (
        <button type="button" class="button second" onClick={() => setPages(pages + 1)}>
          {lobby.more}
        </button>
      )}
      <div class={isEmpty ? 'empty' : ''}>
        <p role="status">{problem || (isEmpty && lobby.none)}</p>
        {isEmpty && (
          <a class="button second" href="/">
            <Icon name="i-arrow-left" />
            {words.value.setup.back}
          </a>
        )}
      </div>
      <CompanyDoors />
    </main>
  );
}

function Rows({ title, rows }: { title: string; rows: readonly TableRow[] }) {
  return (
    <section class="lobby">
      {rows.length > 0 && <h2>{title}</h2>}
      <TableRows rows={rows} />
    </section>
  );
}
