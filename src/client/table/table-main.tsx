import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { TableStatus } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type DesignerParts, type Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { NARROW, PHONE, useMedia } from '../ui/index.ts';
import { Log, type LogSource } from './log.tsx';
import type { OnlineParts } from './online-parts.ts';
import { Players } from './players.tsx';
import { RulesTab } from './rules-tab.tsx';
import { Scores } from './scores.tsx';
import { SheetHandle, type SheetStop, useSheetReturn } from './sheet.tsx';

type Tab = 'log' | 'scores' | 'rules' | 'chat';

/** What the panel beside the board shows, and on a phone how far it is pulled up. */
export function usePanel() {
  const tab = useSignal<Tab>('log');
  const clause = useSignal<string | null>(null);
  const stop = useSignal<SheetStop>('half');
  const openRule = (wanted: string | null, root: { readonly current: Element | null }) => {
    tab.value = 'rules';
    clause.value = wanted;
    stop.value = 'full';
    // A clause scrolls itself into sight.
    if (wanted === null) requestAnimationFrame(() => root.current?.querySelector('.rules-panel')?.scrollIntoView({ block: 'nearest' }));
  };
  const openChat = () => {
    tab.value = 'chat';
    stop.value = 'full';
    // On a phone it lies below the hand.
    requestAnimationFrame(() => document.querySelector('.table .chat')?.scrollIntoView({ block: 'nearest' }));
  };
  return { tab, clause, stop, openRule, openChat };
}

interface MainProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly panel: ReturnType<typeof usePanel>;
  readonly log: LogSource;
  /** The version of the rules, where it is not the newest. */
  readonly older: number | undefined;
  readonly clocks?: TableStatus['clocks'];
  readonly online?: OnlineParts | undefined;
  readonly designer?: DesignerParts | undefined;
  /** What is to be decided, above the tabs. */
  readonly children: ComponentChildren;
}

/** Players, board and panel, at a table in play and in a replay. */
export function TableMain(props: MainProps) {
  const { kit, scene, clocks = null, online } = props;
  const [isPhone, isNarrow] = [useMedia(PHONE), useMedia(NARROW)];
  const { Board, Stacks } = boardOf(kit);
  return (
    <main class="table" id="content">
      <h1 class="unseen">{scene.texts.title}</h1>
      {/* A part that scrolls must be reached by keyboard. */}
      <div class="left" {...(isNarrow ? {} : { tabIndex: 0 })}>
        <Players kit={kit} scene={scene} clocks={clocks} presence={online?.presence} />
        {Stacks && !isNarrow && <Stacks scene={scene} />}
      </div>
      <div class="centre">
        <section class="board" data-zone="board" aria-label={words.value.table.board}>
          <Board scene={scene} />
        </section>
        {!isPhone && <TrayZone kit={kit} scene={scene} />}
      </div>
      <Panel {...props} isPhone={isPhone} isNarrow={isNarrow} />
    </main>
  );
}

function TrayZone({ kit, scene }: { kit: AnyKit; scene: Scene }) {
  const { Tray } = boardOf(kit);
  if (!Tray) return null;
  return (
    <section class="tray" data-zone="tray" aria-label={words.value.table.tray}>
      <Tray scene={scene} />
    </section>
  );
}

/** The decision, and log, scores and rules in tabs; on a phone a sheet over the board. */
function Panel({
  kit,
  scene,
  panel,
  log,
  older,
  online,
  designer,
  children,
  isPhone,
  isNarrow,
}: MainProps & { isPhone: boolean; isNarrow: boolean }) {
  const { tab, clause, stop } = panel;
  const { Stacks, Designer } = boardOf(kit);
  const sheet = useRef<HTMLDivElement>(null);
  useSheetReturn(sheet, stop, useAsked(kit, scene, isPhone));
  return (
    <div class="right" data-stop={stop.value} ref={sheet}>
      {isPhone && <SheetHandle stop={stop} />}
      {children}
      {isPhone && <TrayZone kit={kit} scene={scene} />}
      {isNarrow && Stacks && (
        <div class="around">
          <Stacks scene={scene} />
        </div>
      )}
      <Tabs tab={tab} tabs={online?.chat ? ['log', 'chat', 'scores', 'rules'] : ['log', 'scores', 'rules']} unread={online?.unread} />
      {tab.value === 'log' && <Log kit={kit} scene={scene} {...log} />}
      {tab.value === 'chat' && online?.chat}
      {tab.value === 'scores' && <Scores kit={kit} scene={scene} />}
      {tab.value === 'rules' && (
        <RulesTab
          kit={kit}
          scene={scene}
          clause={clause.value}
          openRule={wanted => {
            clause.value = wanted;
          }}
          older={older}
        />
      )}
      {Designer && designer && <Designer scene={scene} designer={designer} />}
    </div>
  );
}

/** What the viewer is asked, on a phone; while something is half chosen it stays the same question. */
function useAsked(kit: AnyKit, scene: Scene, isPhone: boolean): string {
  const last = useRef('');
  const { viewer, awaiting, outcome, touching } = scene;
  const isMine = typeof viewer === 'number' && awaiting.includes(viewer) && !outcome;
  if (!isPhone || !isMine) last.current = '';
  else if (touching.path.length === 0) last.current = boardOf(kit).prompt(scene, viewer).sentence;
  return last.current;
}

function Tabs({ tab, tabs, unread }: { tab: { value: Tab }; tabs: readonly Tab[]; unread: ComponentChildren }) {
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
          {each === 'chat' && unread}
        </button>
      ))}
    </div>
  );
}
