import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type AnyGame, type AnyTexts, type GameEntry, type Language, refusalText, textsOfMatch } from '../../kernel/index.ts';
import type { Denial } from '../../protocol/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { settings, speedFactor } from '../device/settings.ts';
import { type TableLine, UnplayableTable } from '../line/table-line.ts';
import { words } from '../locale/index.ts';
import { tableProblem } from '../shell/table-problem.ts';
import { useTitle } from '../shell/title.ts';
import { Icon, PHONE, useMedia, useSeatColours } from '../ui/index.ts';
import { useArrival } from './arriving.ts';
import { DoubtQuestion } from './doubt.tsx';
import { Explainer } from './explain.tsx';
import { Hinting } from './hint.ts';
import { useKeptFocus } from './kept-focus.ts';
import { type KeyWishes, onTableKey } from './keys.ts';
import { knock } from './knock.ts';
import type { LessonParts } from './lesson-parts.ts';
import type { LogSource } from './log.tsx';
import type { OnlineParts } from './online-parts.ts';
import { HandOver, RefusalBubble } from './overlays.tsx';
import { Prompts } from './prompts.tsx';
import { sceneOf } from './scene.ts';
import { TableSession } from './session.ts';
import { TableBar } from './table-bar.tsx';
import { TableMain, usePanel } from './table-main.tsx';
import { type Telling, useTelling } from './telling.ts';

async function loadEnd() {
  const { EndScreen } = await import('./end.tsx');
  return EndScreen;
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
  /** Opens the line to the host; what it tells goes to `listen`. */
  readonly connect: (listen: (tell: Parameters<TableSession['hear']>[0]) => void) => Promise<TableLine | undefined>;
  /** None for who only looked on. */
  readonly rematch?: (() => void) | undefined;
  /** Sets a table with these options in place of this one; none where others have a say. */
  readonly playOn?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
  readonly online?: OnlineParts;
  /** Something to do instead, above the decision. */
  readonly offer?: ComponentChildren;
  /** A lesson at this table. */
  readonly lesson?: LessonParts | undefined;
  /** Something about the table that everybody at this device should know, and why it is so. */
  readonly notice?: { readonly text: string; readonly why: string } | undefined;
  /** Why nobody can play on. */
  readonly problem?: string | undefined;
}

/** A table in play. */
export function TablePage(props: TableProps) {
  const { entry, kit, boardWords, language, online, notice } = props;
  const panel = usePanel();
  const isPhone = useMedia(PHONE);
  const root = useRef<HTMLDivElement>(null);
  const session = useSession(props);
  const texts = useTexts(session, props.texts);
  const { isGone, fault } = useConnection(session, props.connect);
  const problem = props.problem ?? fault ?? versionProblemOf(session);
  const hinting = useMemo(() => new Hinting(session), [session]);
  const scene = problem === undefined ? sceneOf(session, { texts, words: boardWords, language }) : undefined;
  const isOver = (scene?.outcome ?? null) !== null && session.isEndShown.value;
  const arrived = useArrival({ kit, language, isOver: (scene?.outcome ?? null) !== null, moment: MOMENT * speedFactor(), load: loadEnd });
  const isEnd = isOver && arrived !== undefined && !props.lesson;
  const telling = useTelling(kit, scene, session);
  useTableKeys(session, root, wishesOf(hinting, panel, root, telling), isEnd);
  useKeptFocus(root, scene !== undefined && !isGone && !isEnd);
  useLitHint(hinting, root);
  useTurnSigns(scene, session);
  useSeatColours(session.shown.value?.seats ?? []);
  session.sayDenial = denial => {
    const seat = session.seat.value;
    const toDo = scene && seat !== undefined && scene.awaiting.includes(seat) ? boardOf(kit).prompt(scene, seat).sentence : '';
    return spoken(denial, texts, toDo);
  };
  if (problem !== undefined) return <Unplayable problem={problem} />;
  if (isGone) return <p class="empty wrap">{words.value.table.gone}</p>;
  if (!scene) return <p class="empty wrap">{words.value.table.loading}</p>;
  return (
    <div class="table-page" data-game={entry.id} ref={root} data-phone={isPhone}>
      <TableBar
        kit={kit}
        scene={scene}
        session={session}
        hinting={hinting}
        isEnd={isEnd}
        openRules={() => panel.openRule(null, root)}
        openChat={panel.openChat}
        online={online}
        lesson={props.lesson}
      />
      {props.lesson?.over({ scene, session, kit, root, openRule: clause => panel.openRule(clause, root), say: text => telling.say(text) })}
      {isEnd ? (
        <arrived.page
          entry={entry}
          kit={kit}
          scene={scene}
          session={session}
          arrived={arrived}
          rematch={props.rematch}
          playOn={props.playOn}
          isKept={online?.isKept ?? (() => true)}
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
        >
          {online?.between(session)}
          {notice && <Notice {...notice} />}
          {props.offer}
          <Prompts kit={kit} scene={scene} session={session} hinting={hinting} />
        </TableMain>
      )}
      <OverTable scene={scene} session={session} openRule={clause => panel.openRule(clause, root)} />
      <div class="unseen" aria-live="polite" id="live">
        {telling.sentences.value.map(({ number, text }) => (
          <p key={number}>{text}</p>
        ))}
      </div>
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
  readonly scene: Scene;
  readonly session: TableSession;
  readonly openRule: (clause: string) => void;
}

/** What may lie over the table: why not, what that is, whether one is sure, whose turn it is at this device. */
function OverTable({ scene, session, openRule }: OverProps) {
  return (
    <>
      <RefusalBubble session={session} openRule={openRule} />
      <Explainer scene={scene} openRule={openRule} />
      <DoubtQuestion session={session} scene={scene} />
      <HandOver session={session} name={scene.seats[session.handOver.value ?? -1]?.name ?? ''} />
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
    const { hasSecrets } = entry.cover;
    return new TableSession({ game, kit, hasSecrets, speed: speedFactor, confirm: () => (lesson ? 'never' : settings.value.confirm) });
  }, [game, kit, entry]);
}

/** Sits down at the table as long as the page is open; tells where there is no such table, or where it cannot be played on. */
function useConnection(session: TableSession, connect: TableProps['connect']): { isGone: boolean; fault: string | undefined } {
  const isGone = useSignal(false);
  const fault = useSignal<Error | null>(null);
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
  const unplayable = fault.value instanceof UnplayableTable ? fault.value.problem : undefined;
  const known = unplayable && tableProblem(unplayable.kind, unplayable.facts);
  // Shown by the page as one sentence.
  if (fault.value && known === undefined) throw fault.value;
  return { isGone: isGone.value, fault: known };
}

/** Lights the piece that the hint would touch next. */
function useLitHint(hinting: Hinting, root: { readonly current: Element | null }): void {
  const [next] = hinting.touches.value;
  useEffect(() => {
    const piece = next === undefined ? null : root.current?.querySelector(`[data-touch="${CSS.escape(next)}"]`);
    piece?.setAttribute('data-hint', '');
    return () => piece?.removeAttribute('data-hint');
  }, [next]);
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

/** A denial as a sentence in the player's language, with what to do instead where no rule says more. */
function spoken(denial: Denial, texts: AnyTexts, toDo: string): { text: string; clause: string | null } {
  const { table } = words.value;
  if (denial.clause) {
    const refusal = denial.facts ? { clause: denial.clause, facts: denial.facts } : { clause: denial.clause };
    return { text: withNext(refusalText(texts, refusal), toDo), clause: denial.clause };
  }
  const sentences: Partial<Record<Denial['reason'], string>> = {
    stale: table.stale,
    'too late': table.notYourTurn,
    'not yours': table.notYourTurn,
    'not kept': table.notKept,
    unreadable: toDo || table.notYourTurn,
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
  const { table } = words.value;
  const stage = isMine ? [`● ${table.yourTurn}`] : scene?.outcome ? [table.over] : [];
  useTitle(...stage, ...(scene ? [scene.texts.title] : []));
  useEffect(() => {
    if (isMine && settings.value.sound) knock();
  }, [isMine]);
}

/** What is in the way, and what is asked for now, where the first does not say so already. */
function withNext(reason: string, toDo: string): string {
  return toDo === '' || reason.includes(toDo) ? reason : `${reason} ${toDo}`;
}
