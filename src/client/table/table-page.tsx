import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type AnyGame, type AnyTexts, type Language, refusalText, type Told } from '../../kernel/index.ts';
import type { Denial } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { settings, speedFactor } from '../device/settings.ts';
import type { TableLine } from '../line/table-line.ts';
import { words } from '../locale/index.ts';
import { coverOf, type GameId } from '../shelf.ts';
import { chosenColours, Icon, NARROW, PHONE, useMedia } from '../ui/index.ts';
import { EndScreen } from './end.tsx';
import { Hinting } from './hint.ts';
import { onTableKey } from './keys.ts';
import { knock } from './knock.ts';
import { Log } from './log.tsx';
import type { OnlineParts } from './online-parts.ts';
import { HandOver, RefusalBubble } from './overlays.tsx';
import { Players } from './players.tsx';
import { Prompts } from './prompts.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { sceneOf } from './scene.ts';
import { Scores } from './scores.tsx';
import { TableSession } from './session.ts';
import { TableBar } from './table-bar.tsx';

interface TableProps {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
  /** Opens the line to the host; what it tells goes to `listen`. */
  readonly connect: (listen: (tell: Parameters<TableSession['hear']>[0]) => void) => Promise<TableLine | undefined>;
  /** None for who only looked on. */
  readonly rematch?: (() => void) | undefined;
  readonly online?: OnlineParts;
  /** Something about the table that everybody at this device should know, and why it is so. */
  readonly notice?: { readonly text: string; readonly why: string } | undefined;
}

type Tab = 'log' | 'scores' | 'rules' | 'chat';

/** A table in play. */
export function TablePage({ id, game, kit, texts, boardWords, language, connect, rematch, online, notice }: TableProps) {
  const isGone = useSignal(false);
  const fault = useSignal<Error | null>(null);
  const live = useSignal('');
  const tab = useSignal<Tab>('log');
  const clause = useSignal<string | null>(null);
  const stop = useSignal<'peek' | 'half' | 'full'>('half');
  const root = useRef<HTMLDivElement>(null);
  const speech = useRef({ texts, names: (_seat: number) => '' as string });
  const session = useMemo(() => {
    const announce = (event: Told) => {
      live.value = speech.current.texts.event(event, speech.current.names) ?? live.value;
    };
    return new TableSession({ game, kit, hasSecrets: coverOf(id).hasSecrets, speed: speedFactor, announce });
  }, [game, kit, id]);
  const hinting = useMemo(() => new Hinting(session), [session]);
  const isPhone = useMedia(PHONE);
  const isNarrow = useMedia(NARROW);

  useEffect(() => {
    let line: TableLine | undefined;
    let isLeft = false;
    const seated = connect(tell => session.hear(tell)).then(found => {
      if (isLeft) return found?.close();
      line = found;
      if (found) session.sit(found);
      else isGone.value = true;
    });
    seated.catch((error: Error) => {
      fault.value = error;
    });
    return () => {
      isLeft = true;
      line?.close();
    };
  }, [session]);

  const openRule = (wanted: string | null) => {
    tab.value = 'rules';
    clause.value = wanted;
    stop.value = 'full';
    // A clause scrolls itself into sight.
    if (wanted === null) requestAnimationFrame(() => root.current?.querySelector('.rules-panel')?.scrollIntoView({ block: 'nearest' }));
  };
  speech.current = { texts, names: seat => session.shown.value?.seats.map(plan => (plan.kind === 'open' ? '' : plan.name))[seat] ?? '' };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!root.current) return;
      onTableKey(event, session, root.current, {
        hint: () => void hinting.ask(),
        say: text => {
          live.value = '';
          live.value = text;
        },
        close: () => {
          clause.value = null;
        },
        showMoves: () => showMoves(root.current),
      });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);

  const scene = sceneOf(session, { texts, words: boardWords, language });
  useTurnSigns(scene, session);
  const colours = session.shown.value?.seats.map(plan => (plan.kind === 'open' ? undefined : plan.colour)) ?? [];
  useLayoutEffect(() => {
    chosenColours.value = colours;
  }, [colours.join()]);
  session.sayDenial = denial => {
    const seat = session.seat.value;
    const toDo = scene && seat !== undefined && scene.awaiting.includes(seat) ? boardOf(kit).prompt(scene, seat).sentence : '';
    return spoken(denial, texts, toDo);
  };
  if (fault.value) throw fault.value;
  if (isGone.value) return <p class="empty wrap">{words.value.table.gone}</p>;
  if (!scene) return <p class="empty wrap">{words.value.table.loading}</p>;
  const { Board, Tray, Stacks } = boardOf(kit);
  const tray = Tray && (
    <section class="tray" data-zone="tray" aria-label={words.value.table.tray}>
      <Tray scene={scene} />
    </section>
  );
  return (
    <div class="table-page" data-game={id} ref={root} data-phone={isPhone}>
      <TableBar kit={kit} scene={scene} session={session} hinting={hinting} openRules={() => openRule(null)} online={online} />
      <main class="table" id="content" inert={scene.outcome !== null && session.isEndShown.value}>
        <h1 class="unseen">{texts.title}</h1>
        {/* A part that scrolls must be reached by keyboard. */}
        <div class="left" {...(isNarrow ? {} : { tabIndex: 0 })}>
          <Players kit={kit} scene={scene} clocks={session.shown.value?.clocks ?? null} />
          {Stacks && !isNarrow && <Stacks scene={scene} />}
        </div>
        <div class="centre">
          <section class="board" data-zone="board" aria-label={words.value.table.board}>
            <Board scene={scene} />
          </section>
          {!isPhone && tray}
        </div>
        <div class="right" data-stop={stop.value}>
          {isPhone && <SheetHandle stop={stop} />}
          {online?.between(session)}
          {notice && (
            <p class="hint" role="status" title={notice.why}>
              <Icon name="i-info" />
              {notice.text}
            </p>
          )}
          <Prompts kit={kit} scene={scene} session={session} hinting={hinting} />
          {isPhone && tray}
          {isNarrow && Stacks && (
            <div class="around">
              <Stacks scene={scene} />
            </div>
          )}
          <Tabs tab={tab} tabs={online ? ['log', 'chat', 'scores', 'rules'] : ['log', 'scores', 'rules']} />
          {tab.value === 'log' && <Log kit={kit} scene={scene} session={session} />}
          {tab.value === 'chat' && online?.chat}
          {tab.value === 'scores' && <Scores kit={kit} scene={scene} />}
          {tab.value === 'rules' && <RulesPanel texts={texts} clause={clause.value} game={id} />}
        </div>
      </main>
      <RefusalBubble session={session} openRule={openRule} />
      <HandOver session={session} name={scene.seats[session.handOver.value ?? -1]?.name ?? ''} />
      {scene.outcome && (
        <EndScreen id={id} kit={kit} scene={scene} session={session} rematch={rematch} isKept={online?.isKept ?? (async () => true)} />
      )}
      <p class="unseen" aria-live="polite" id="live">
        {live.value}
      </p>
    </div>
  );
}

/** A denial as a sentence in the player's language, with what to do instead where no rule says more. */
function spoken(denial: Denial, texts: AnyTexts, toDo: string): { text: string; clause: string | null } {
  const { table } = words.value;
  if (denial.clause) {
    const refusal = denial.facts ? { clause: denial.clause, facts: denial.facts } : { clause: denial.clause };
    return { text: refusalText(texts, refusal), clause: denial.clause };
  }
  const sentences: Partial<Record<Denial['reason'], string>> = {
    stale: table.stale,
    'too late': table.notYourTurn,
    'not yours': table.notYourTurn,
    'not kept': table.notKept,
    unreadable: `${table.nothingHere} ${toDo}`.trim(),
    over: table.over,
  };
  return { text: sentences[denial.reason] ?? denial.text, clause: null };
}

function showMoves(root: Element | null): void {
  const list = root?.querySelector('#all-moves');
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector('button')?.focus();
}

/** Title and sound tell who does not look that it is their turn. */
function useTurnSigns(scene: Scene | undefined, session: TableSession): void {
  const seat = session.seat.value;
  const isPaused = session.shown.value?.isPaused ?? false;
  const isMine = scene !== undefined && seat !== undefined && scene.awaiting.includes(seat) && !scene.outcome && !isPaused;
  const title = scene?.texts.title ?? 'Tabletour';
  useEffect(() => {
    document.title = isMine ? `● ${words.value.table.yourTurn} · ${title}` : `${title} · Tabletour`;
  }, [isMine, title]);
  useEffect(() => {
    if (isMine && settings.value.sound) knock();
  }, [isMine]);
}

function SheetHandle({ stop }: { stop: { value: 'peek' | 'half' | 'full' } }) {
  const next = { peek: 'half', half: 'full', full: 'peek' } as const;
  return (
    <button
      type="button"
      class="sheet-handle"
      aria-label={words.value.table.hidePanels}
      aria-expanded={stop.value !== 'peek'}
      onClick={() => {
        stop.value = next[stop.value];
      }}
    />
  );
}

function Tabs({ tab, tabs }: { tab: { value: Tab }; tabs: readonly Tab[] }) {
  const { table, lobby } = words.value;
  const names: Readonly<Record<Tab, string>> = { log: table.log, scores: table.scores, rules: table.rules, chat: lobby.chat };
  return (
    <div class="tabs">
      {tabs.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={tab.value === each}
          onClick={() => {
            tab.value = each;
          }}
        >
          {names[each]}
        </button>
      ))}
    </div>
  );
}
