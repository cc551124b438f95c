// The way to a table for who has its code: typed sign by sign, or read from an address by a camera.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableRow } from '../../protocol/index.ts';
import { entryOf } from '../catalogue.ts';
import { tableByCode } from '../online/api.ts';
import { titleOf } from '../shell/cover.ts';
import { isolated } from '../shell/isolated.ts';
import { Poster } from '../shell/poster.tsx';
import { go, type PageAddress } from '../shell/route.ts';
import { company } from '../together/company.ts';
import { PresenceDot, presenceOf } from '../together/presence.tsx';
import { Scan, wayIn } from '../together/scan.tsx';
import { chosenColours, Icon, Piece } from '../ui/index.ts';
import '../styles/together.css';

const SIGNS = 6;

/** What was typed or pasted, as far as it can be part of a code. */
function signsIn(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-HJ-NP-Z2-9]/g, '')
    .slice(0, SIGNS);
}

export function JoinPage({ address }: { address: PageAddress }) {
  const scanned = signsIn(address.parts[1] ?? '');
  const [code, setCode] = useState(scanned);
  const { found, problem } = useTable(code);
  useEffect(() => {
    if (scanned) setCode(scanned);
  }, [scanned]);
  const { join } = company.value;
  useEffect(() => {
    document.title = `${join.eyebrow} · Tabletour`;
  }, [join]);
  useEffect(() => {
    // Who came by a camera has nothing left to type.
    if (found && scanned === code) go(`/t/${found.id}`, 'replace');
  }, [found]);
  return (
    <main class="wrap join" id="content">
      <section class="card" data-game={found?.game}>
        <p class="eyebrow">{join.eyebrow}</p>
        <h1>{join.title}</h1>
        <form
          onSubmit={event => {
            event.preventDefault();
            if (found) go(`/t/${found.id}`);
          }}
        >
          <CodeField code={code} change={setCode} />
          <p class="hint-text">{join.help}</p>
          <p role="alert">{problem}</p>
          <div role="status">{found && <Found row={found} />}</div>
          {found && (
            <button type="submit" class="button primary large">
              <Icon name="i-arrow-right" /> {join.go(isolated(found.hostName ?? ''))}
            </button>
          )}
        </form>
        <div class="join-else">
          <Scan />
          <Paste />
        </div>
      </section>
    </main>
  );
}

/** The table of a code, as soon as it is whole. */
function useTable(code: string): { readonly found: TableRow | null; readonly problem: string } {
  const [found, setFound] = useState<TableRow | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isWanted = true;
    setFound(null);
    setProblem('');
    if (code.length === SIGNS)
      tableByCode(code).then(
        row => isWanted && setFound(row),
        (error: Error) => isWanted && setProblem(problemOf(error)),
      );
    return () => {
      isWanted = false;
    };
  }, [code]);
  return { found, problem };
}

function problemOf({ cause, message }: Error): string {
  if (cause === 'no such code') return company.value.join.unknown;
  return navigator.onLine ? message : company.value.offline;
}

/** One field that looks like six: it can be typed, pasted and read aloud as one. */
function CodeField({ code, change }: { code: string; change: (code: string) => void }) {
  const { join } = company.value;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <label class="code-field">
      <span class="unseen">{join.title}</span>
      <input
        ref={field}
        value={code}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        onInput={event => {
          change(signsIn(event.currentTarget.value));
          event.currentTarget.value = signsIn(event.currentTarget.value);
        }}
      />
      <span class="flaps" aria-hidden="true">
        {Array.from({ length: SIGNS }, (_, at) => (
          <b key={at} data-next={at === code.length}>
            {code[at] ?? ' '}
          </b>
        ))}
      </span>
    </label>
  );
}

function Found({ row }: { row: TableRow }) {
  const { join, tableOf } = company.value;
  const open = row.seats.filter(({ kind }) => kind === 'open').length;
  chosenColours.value = row.seats.map(({ colour }) => colour);
  return (
    <div class="found">
      <Poster game={row.game} crop />
      <div>
        <p class="eyebrow">{join.found}</p>
        <b>
          {tableOf(isolated(row.hostName ?? ''))}, {titleOf(row.game)}
        </b>
        <p>{join.seats(open, entryOf(row.game)?.cover.minutes ?? 0)}</p>
        <p class="company-pieces">
          {row.seats.map((seat, at) => {
            const presence = presenceOf(seat, Date.now());
            return (
              seat.kind !== 'open' && (
                <span key={at} class="chair-piece" title={seat.name}>
                  <Piece seat={at} size={28} />
                  {presence && <PresenceDot state={presence.state} />}
                </span>
              )
            );
          })}
        </p>
      </div>
    </div>
  );
}

/** Takes a link from the clipboard, where the browser lets a page do that. */
function Paste() {
  const { join } = company.value;
  const [problem, setProblem] = useState('');
  if (!navigator.clipboard?.readText) return null;
  const paste = async () => {
    const text = await navigator.clipboard.readText().catch(() => '');
    const path = wayIn(text);
    if (path) go(path);
    else setProblem(join.wrongLink);
  };
  return (
    <>
      <button type="button" class="button second" onClick={() => void paste()}>
        <Icon name="i-copy" /> {join.paste}
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}
