import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Tried } from '../../host/index.ts';
import { type GameEntry, matchesOf, readRecord } from '../../kernel/index.ts';
import type { TableRow } from '../../protocol/index.ts';
import { type Compared, entered, tableKey } from '../arrival/best.ts';
import { type Ending, type LastChance, spokenEnd } from '../arrival/ending.ts';
import { bestLine } from '../arrival/paper.tsx';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { momentSaid } from '../moments/said.ts';
import { go } from '../shell/route.ts';
import { later } from '../ui/index.ts';
import type { Arrived } from './arriving.ts';
import { comparedIn } from './compared.ts';
import { notesAt } from './designer-notes.ts';
import { type EndAction, EndActions } from './end-actions.tsx';
import { EndPage, endingOf, endSceneOf } from './end-page.tsx';
import { tryAction, useLastChance } from './last-chance.ts';
import { keepForReplay, recordFile } from './record-file.ts';
import type { TableSession } from './session.ts';

const SharePanel = later(async () => (await import('../moments/share-panel.tsx')).SharePanel);

/** What a table offers once its match is over. */
export interface Afterwards {
  /** The same again; none for who only looked on. */
  readonly rematch: (() => void) | undefined;
  /** How many of the others want that too; none where nobody is asked. */
  readonly rematchWanted?: TableRow['rematchWanted'];
  /** Whether whoever is here has said so already. */
  readonly isRematchAsked?: boolean | undefined;
  /** Sets a table with these options in place of this one; none where others have a say. */
  readonly playOn?: ((options: Readonly<Record<string, unknown>>) => void) | undefined;
  /** What the match is compared with, where it is a try: then it counts nowhere. */
  readonly tried?: Tried | undefined;
  /** Before everything else on the page. */
  readonly notice?: ComponentChildren;
  /** Whether a seed is the one that was promised before the first draw. */
  readonly isKept: (seed: string, salt: string | undefined) => boolean;
}

interface EndProps extends Afterwards {
  readonly entry: GameEntry;
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly arrived: Arrived;
  /** Tells who does not look. */
  readonly tell: (text: string) => void;
}

/** The end of a game at its table. */
export function EndScreen(props: EndProps) {
  const { entry, kit, session, arrived, tried } = props;
  const scene = endSceneOf(props.scene);
  const parts = boardOf(kit);
  const isMine = (session.sight.value?.mine.length ?? 0) > 0;
  // What a bot has finished for somebody is nobody's own.
  const isOwn = scene.seats.some(each => each.isMine && each.kind === 'human');
  useEffect(() => {
    session.send({ type: 'record' });
    const memory = memoryOf(entry.id, 'campaign');
    if (parts.remember && isOwn && !tried) memory.write(parts.remember(memory.read(), scene.view));
  }, [session]);
  const ending = useMemo(() => endingOf(arrived, scene, entry.cover.isTeam), [arrived, scene.view]);
  const best = useBest(props, ending);
  const look = () => {
    session.isEndShown.value = false;
  };
  const counted = isMine ? parts.uncounted?.(memoryOf(entry.id, 'campaign').read(), scene.view, scene.words, isOwn) : undefined;
  const notice = tried ? comparedIn(tried, ending, entry.cover.isTeam, momentSaid.value.tried) : counted;
  const [said, say] = useState('');
  const [isSharing, share] = useState(false);
  const file = fileOf(session, entry);
  // A try has its own way to be tried again, and who looked on has nothing to try.
  const chance = useLastChance({ arrived, ending, file: isMine && !tried ? file : '' });
  useEffect(
    () =>
      props.tell(
        spokenEnd(
          ending,
          (ending.isLost ? arrived.words.turned : arrived.words.decided) + words.value.colon,
          best ? bestLine(best, arrived.words, ending.figure) : '',
        ),
      ),
    [],
  );
  return (
    <EndPage
      entry={entry}
      kit={kit}
      scene={scene}
      arrived={arrived}
      ending={ending}
      best={best}
      chance={chance}
      notice={props.notice || (notice && <p class="end-notice">{notice}</p>)}
      look={look}
    >
      <EndActions
        actions={actionsOf({ ...props, ending, chance, file, say, look, share: () => share(true) })}
        words={arrived.words}
        said={said}
      />
      {isSharing && file && (
        <SharePanel game={scene.game} file={file} page="replay" headline={ending.title} places={ending.places} close={() => share(false)} />
      )}
    </EndPage>
  );
}

/** The best result of this device at such tables: of the one person it played for, or of a team with somebody of it. */
function useBest({ entry, scene, session, tried }: EndProps, ending: Ending): Compared | undefined {
  return useMemo(() => {
    // The first attempt at a day is compared with everybody's, not with other days.
    if (tried || scene.daily !== undefined || ending.missed !== undefined) return undefined;
    const mine = session.sight.value?.mine ?? [];
    const isOwn = scene.voice.isYou(ending.seat) || (entry.cover.isTeam && mine.length > 0);
    if (!isOwn) return undefined;
    const memory = memoryOf(entry.id, 'best');
    const [worst, greatest] = ending.standing.scale;
    const isBetter = (one: number, other: number) => (worst < greatest ? one > other : one < other);
    const { plan } = scene.view as { readonly plan?: { readonly options?: unknown } };
    const key = tableKey(scene.seats.length, plan?.options);
    const found = entered(memory.read(), key, { match: location.pathname, result: ending.result, isBetter });
    memory.write(found.memory);
    return found.compared;
  }, [session]);
}

/** The record as a file, once it has come. */
function fileOf({ record, sight }: TableSession, { id }: GameEntry): string {
  if (record.value === null) return '';
  return recordFile(record.value, sight.value?.seats ?? [], sight.value?.mine ?? [], notesAt(id, sight.value?.id));
}

interface Acting extends EndProps {
  readonly ending: Ending;
  readonly chance: LastChance | undefined;
  readonly file: string;
  readonly say: (text: string) => void;
  readonly look: () => void;
  readonly share: () => void;
}

/** What the same once more is called. */
function againName({ tried, rematchWanted, entry, arrived: { words } }: EndProps): string {
  if (tried) return momentSaid.value.tried.again;
  if (rematchWanted) return words.rematchWanted(rematchWanted.by, rematchWanted.of);
  return entry.cover.isTeam ? words.again : words.rematch;
}

/** What one can do now, the main thing first. */
function actionsOf(props: Acting): readonly EndAction[] {
  const { entry, kit, scene, session, rematch, isRematchAsked, playOn, isKept, arrived, tried, chance, file, say, look, share } = props;
  const { words: said } = arrived;
  const next = boardOf(kit).goOn?.(scene.view);
  const record = session.record.value;
  const mine = session.sight.value?.mine ?? [];
  const check = async () => {
    const reading = readRecord(scene.game, record);
    const { luckOf } = await import('../../luck/index.ts');
    if (!reading.ok || !matchesOf(scene.game).isFair(reading.record, luckOf)) return say(said.fairNo);
    say(isKept(reading.record.seed ?? '', session.salt) ? said.fairYes : said.fairOther);
  };
  const lookBack = (page: '/replay' | '/review') => () => {
    keepForReplay({ text: file, mine });
    go(page);
  };
  const onward = next && playOn;
  const first: EndAction | undefined = onward
    ? { name: said.nextDay, icon: 'i-arrow-right', key: 'nextDay', sign: 'N', look: 'primary', act: () => onward(next) }
    : chance && tryAction(chance, props);
  const actions: (EndAction | false | undefined)[] = [
    first,
    rematch && {
      name: againName(props),
      icon: 'i-refresh',
      key: 'again',
      sign: 'M',
      look: first ? 'second' : 'primary',
      isPressed: isRematchAsked,
      act: rematch,
    },
    record !== null && {
      name: said.review,
      icon: 'i-chart',
      key: 'review',
      sign: 'V',
      look: tried ? 'quiet' : 'second',
      act: lookBack('/review'),
    },
    tried?.back !== undefined && { name: momentSaid.value.tried.back, icon: 'i-step-back', look: 'second', href: tried.back },
    record !== null && { name: said.share, icon: 'i-share', key: 'share', sign: 'S', look: 'second', act: share },
    record !== null && {
      name: said.replay,
      icon: 'i-play',
      key: 'replay',
      sign: 'P',
      look: tried ? 'quiet' : 'second',
      act: lookBack('/replay'),
    },
    { name: said.board, icon: 'i-fit', key: 'board', sign: 'B', look: 'quiet', act: look },
    record !== null && {
      name: said.save,
      icon: 'i-download',
      look: 'quiet',
      href: `data:application/json,${encodeURIComponent(file)}`,
      download: `${scene.game.id}.match`,
    },
    record !== null && !tried && { name: said.fair, icon: 'i-lock', look: 'quiet', act: () => void check() },
    boardOf(kit).pages?.campaign && { name: said.campaign, icon: 'i-pin', look: 'quiet', href: `/games/${entry.id}/campaign` },
    { name: said.home, icon: 'i-home', look: 'quiet', href: '/' },
  ];
  return actions.filter(action => typeof action === 'object');
}
