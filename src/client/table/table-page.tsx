import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Tried } from '../../host/index.ts';
import { type AnyGame, type AnyTexts, type GameEntry, holdsSecrets, type Language, textsOfMatch } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type DesignerParts, type Scene } from '../boards/kit.ts';
import { settings, speedFactor } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { tableProblem } from '../shell/table-problem.ts';
import { Icon, PHONE, useMedia, useSeatColours } from '../ui/index.ts';
import { useArrival } from './arriving.ts';
import { type Connect, useConnection } from './connection.ts';
import { denialText, noPartOf } from './denial.ts';
import { DoubtQuestion } from './doubt.tsx';
import { Explainer } from './explain.tsx';
import { HandOver } from './hand-over.tsx';
import { Hinting, useLitHint } from './hint.ts';
import { useKeptFocus } from './kept-focus.ts';
import { type KeyWishes, onTableKey } from './keys.ts';
import { LastLook } from './last-look.tsx';
import type { Times } from './lasted.ts';
import type { GuideParts, LessonParts } from './lesson-parts.ts';
import type { LogSource } from './log.tsx';
import type { OnlineParts } from './online-parts.ts';
import { Prompts } from './prompts.tsx';
import { RefusalBubble } from './refusal-bubble.tsx';
import { sceneOf } from './scene.ts';
import { TableSession } from './session.ts';
import { TableBar } from './table-bar.tsx';
import { TableMain, usePanel } from './table-main.tsx';
import { type Telling, useTelling } from './telling.ts';
import { useTurnSigns } from './turn-signs.ts';

async function loadEnd() {
  const [{ EndScreen }, { EndFacts }] = await Promise.all([import('./end.tsx'), import('./end-facts.tsx')]);
  return { EndScreen, EndFacts };
}

/** How long a table that ends before one's eyes stays in sight, in ms at normal speed. */
const MOMENT = 900;

interface TableProps {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly kit: AnyKit;
  readonly texts: AnyTexts;
  readonly boardWords: unknown;
  readonly language: Language;
  readonly connect: Connect;
  /** None for who only looked on. */
  readonly rematch?: (() => void) | undefined;
  /** How many of the others want that too; none where nobody is asked. */
  readonly rematchWanted?: TableRow['rematchWanted'];
  /** Whether whoever is here has said so already. */
  readonly isRematchAsked?: boolean | undefined;
  /** Sets a table with these options in place of this one; none where others have a say. */
  readonly playOn?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
  /** What the match is compared with, where it is a try. */
  readonly tried?: Tried | undefined;
  /** When the table was set and when something happened there, where that is known. */
  readonly times?: (() => Promise<Times | undefined>) | undefined;
  readonly online?: OnlineParts;
  /** Something to do instead, above the decision. */
  readonly offer?: ComponentChildren;
  /** A lesson at this table. */
  readonly lesson?: LessonParts | undefined;
  /** Who stays from a lesson that is played on here. */
  readonly guide?: GuideParts | undefined;
  /** Something about the table that everybody at this device should know, and why it is so. */
  readonly notice?: { readonly text: string; readonly why: string } | undefined;
  /** Where the game is a prototype. */
  readonly designer?: ((session: TableSession) => DesignerParts) | undefined;
  /** Why nobody can play on. */
  readonly problem?: string | undefined;
}

/** A table in play. */
export function TablePage(props: TableProps) {
  const { entry, kit, online, notice } = props;
  const panel = usePanel();
  const isPhone = useMedia(PHONE);
  const root = useRef<HTMLDivElement>(null);
  const { session, scene, problem, isGone, hinting, telling, end } = useTable(props, panel, root);
  const openRule = (clause: string) => panel.openRule(clause, root);
  if (problem !== undefined) return <Unplayable problem={problem} />;
  if (isGone) return <p class="empty wrap">{words.value.table.gone}</p>;
  if (!scene) return <p class="empty wrap">{words.value.table.loading}</p>;
  return (
    <div class="table-page" data-game={entry.id} ref={root} data-phone={isPhone} data-happening={happeningAt(kit, session)}>
      <TableBar
        kit={kit}
        scene={scene}
        session={session}
        hinting={hinting}
        ended={end && <end.page.EndFacts kit={kit} scene={scene} words={end.words} times={props.times} />}
        openRules={() => panel.openRule(null, root)}
        openChat={panel.openChat}
        online={online}
        lesson={props.lesson}
        face={props.guide?.face}
      />
      {(props.lesson ?? props.guide)?.over({ scene, session, kit, root, openRule, say: text => telling.say(text) })}
      {end ? (
        <end.page.EndScreen
          entry={entry}
          kit={kit}
          scene={scene}
          session={session}
          arrived={end}
          rematch={props.rematch}
          rematchWanted={props.rematchWanted}
          isRematchAsked={props.isRematchAsked}
          tell={text => telling.say(text)}
          playOn={props.playOn}
          tried={props.tried}
          isKept={online?.isKept ?? (() => true)}
          notice={online?.atEnd}
        />
      ) : (
        <TableMain
          kit={kit}
          scene={scene}
          panel={panel}
          log={logOf(session)}
          older={session.olderVersion}
          clocks={session.shown.value?.clocks ?? null}
          online={online}
          designer={props.designer?.(session)}
        >
          {online?.between(session, scene)}
          <LastLook kit={kit} scene={scene} session={session} />
          {notice && <Notice {...notice} />}
          {/* Whoever has begun to play has answered it. */}
          {session.choices.value.length === 0 && props.offer}
          <Prompts kit={kit} scene={scene} session={session} hinting={hinting} />
        </TableMain>
      )}
      <OverTable kit={kit} scene={scene} session={session} openRule={openRule} />
      <Live telling={telling} />
    </div>
  );
}

/** Which event is being shown: by its place in the log, its type, and how long its motion takes. */
function happeningAt(kit: AnyKit, { happening, shown }: TableSession): string | undefined {
  const [event, told] = [happening.value, shown.value?.told ?? []];
  return event ? `${told.length}.${told.at(-1)?.length ?? 0} ${event.type} ${boardOf(kit).motion(event)}` : undefined;
}

/** The session of a table and what is shown of it, the page of its end once that has come; keys, focus and signs of turns go with it. */
function useTable(props: TableProps, panel: ReturnType<typeof usePanel>, root: RefObject<HTMLDivElement | null>) {
  const { kit, boardWords, language } = props;
  const session = useSession(props);
  const texts = useTexts(session, props.texts);
  const { isGone, fault } = useConnection(session, props.connect);
  const problem = props.problem ?? fault ?? versionProblemOf(session);
  const hinting = useMemo(() => new Hinting(session), [session]);
  hinting.isAnswered = props.guide?.answers ?? (() => false);
  const scene = problem === undefined ? sceneOf(session, { texts, words: boardWords, language, daily: props.online?.daily }) : undefined;
  const isOver = (scene?.outcome ?? null) !== null;
  const arrived = useArrival({ kit, language, isOver, moment: MOMENT * speedFactor(), load: loadEnd });
  const end = isOver && session.isEndShown.value && !props.lesson ? arrived : undefined;
  const telling = useTelling(kit, scene, session);
  useTableKeys(session, root, wishesOf(hinting, panel, root, telling), end !== undefined);
  useKeptFocus(root, scene !== undefined && !isGone && !end);
  useLitHint(hinting, root);
  useTurnSigns(scene, session);
  useSeatColours(session.shown.value?.seats ?? []);
  session.sayDenial = (denial, touch) => denialText(denial, texts, scene && touch !== undefined ? noPartOf(scene, touch) : undefined);
  return { session, scene, problem, isGone, hinting, telling, end };
}

/** What is read out. */
function Live({ telling }: { telling: Telling }) {
  return (
    <div class="unseen" aria-live="polite" id="live">
      {telling.sentences.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

function Notice({ text, why }: { text: string; why: string }) {
  return (
    <p class="hint" role="status" title={why}>
      <Icon name="i-info" />
      {text}
    </p>
  );
}

interface OverProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly openRule: (clause: string) => void;
}

/** What may lie over the table: why not, what that is, whether one is sure, whose turn it is at this device. */
function OverTable({ kit, scene, session, openRule }: OverProps) {
  return (
    <>
      <RefusalBubble session={session} openRule={openRule} />
      <Explainer kit={kit} scene={scene} openRule={openRule} />
      <DoubtQuestion session={session} scene={scene} />
      <HandOver kit={kit} scene={scene} session={session} />
    </>
  );
}

/** What keys ask of the page. */
function wishesOf(
  hinting: Hinting,
  panel: ReturnType<typeof usePanel>,
  root: { readonly current: Element | null },
  telling: Telling,
): KeyWishes {
  return {
    hint: () => void hinting.ask(),
    say: text => telling.say(text),
    close: () => {
      panel.clause.value = null;
    },
    showMoves: () => showMoves(root.current),
  };
}

/** The log of a table: its lines show moments that have passed. */
function logOf(session: TableSession): LogSource {
  return { told: session.shown.value?.told ?? [], looked: session.past.value?.line ?? null, lookAt: line => session.lookAt(line) };
}

/** A table that cannot be played on, and the way home. */
function Unplayable({ problem }: { problem: string }) {
  return (
    <main class="wrap page" id="content">
      <p role="alert">{problem}</p>
      <a class="button primary" href="/">
        {words.value.lost.home}
      </a>
    </main>
  );
}

/** A page that was not updated yet cannot show a match by newer rules. */
function versionProblemOf({ sight, version, parts }: TableSession): string | undefined {
  const known = parts.game.version;
  return sight.value && version > known ? tableProblem('unknown version', { version, known }) : undefined;
}

/** The texts for the match: by its version of the rules, with what was agreed for it. */
function useTexts({ sight, version }: TableSession, newest: AnyTexts): AnyTexts {
  const isSeated = sight.value !== null;
  return useMemo(() => {
    const { value } = sight;
    return value ? textsOfMatch(newest, { version, options: value.options }) : newest;
  }, [newest, version, isSeated]);
}

function useSession({ entry, game, kit, lesson }: TableProps): TableSession {
  return useMemo(() => {
    return new TableSession({
      game,
      kit,
      hasSecrets: options => holdsSecrets(entry.cover, options),
      speed: lesson?.speed ?? speedFactor,
      confirm: () => (lesson ? 'never' : settings.value.confirm),
    });
  }, [game, kit, entry]);
}

/** Keys of the table; the page of its end has its own. */
function useTableKeys(session: TableSession, root: { readonly current: Element | null }, wishes: KeyWishes, isEnd: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (root.current && !isEnd) onTableKey(event, session, root.current, wishes);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, isEnd]);
}

function showMoves(root: Element | null): void {
  const list = root?.querySelector('#all-moves');
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector('button')?.focus();
}
