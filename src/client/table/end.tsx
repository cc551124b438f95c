import { useEffect, useState } from 'preact/hooks';
import { type GameEntry, matchesOf, readRecord } from '../../kernel/index.ts';
import { type AnyKit, boardOf, type Scene } from '../boards/kit.ts';
import { memoryOf } from '../device/memory.ts';
import { words } from '../locale/index.ts';
import { go } from '../shell/route.ts';
import { Icon } from '../ui/index.ts';
import { EndPage, RecordActions } from './end-page.tsx';
import { keepForReplay, recordFile } from './record-file.ts';
import type { TableSession } from './session.ts';

interface EndProps {
  readonly entry: GameEntry;
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
  readonly rematch: (() => void) | undefined;
  /** Whether a seed is the one that was promised before the first draw. */
  readonly isKept: (seed: string, salt: string | undefined) => boolean;
}

/** The end of a game at its table. */
export function EndScreen({ entry, kit, scene, session, rematch, isKept }: EndProps) {
  const parts = boardOf(kit);
  const isMine = (session.sight.value?.mine.length ?? 0) > 0;
  useEffect(() => {
    session.send({ type: 'record' });
    const memory = memoryOf(entry.id, 'campaign');
    if (parts.remember && isMine) memory.write(parts.remember(memory.read(), scene.view));
  }, [session]);
  const show = (isShown: boolean) => {
    session.isEndShown.value = isShown;
  };
  if (!session.isEndShown.value)
    return (
      <button type="button" class="button primary end-again" onClick={() => show(true)}>
        <Icon name="i-trophy" />
        {words.value.end.ranking}
      </button>
    );
  const uncounted = isMine ? parts.uncounted?.(memoryOf(entry.id, 'campaign').read(), scene.view, scene.words) : undefined;
  return (
    <EndPage entry={entry} kit={kit} scene={scene} first={uncounted}>
      <EndActions scene={scene} session={session} rematch={rematch} isKept={isKept} look={() => show(false)} />
    </EndPage>
  );
}

interface ActionsProps extends Pick<EndProps, 'scene' | 'session' | 'rematch' | 'isKept'> {
  readonly look: () => void;
}

function EndActions({ scene, session, rematch, isKept, look }: ActionsProps) {
  const { end } = words.value;
  return (
    <div class="end-actions">
      {rematch && (
        <button type="button" class="button primary" onClick={rematch}>
          {end.rematch}
        </button>
      )}
      <button type="button" class="button second" onClick={look}>
        {end.board}
      </button>
      {session.record.value !== null && <WithRecord scene={scene} session={session} isKept={isKept} />}
      <a class="button quiet" href="/">
        {end.home}
      </a>
    </div>
  );
}

/** What can be done once the record is open: looking back, saving, checking the luck. */
function WithRecord({ scene, session, isKept }: Pick<EndProps, 'scene' | 'session' | 'isKept'>) {
  const { end } = words.value;
  const [said, say] = useState('');
  const record = session.record.value;
  const mine = session.sight.value?.mine ?? [];
  const file = recordFile(record, session.sight.value?.seats ?? [], mine);
  const review = () => {
    keepForReplay({ text: file, mine });
    go('/replay');
  };
  const check = async () => {
    const reading = readRecord(scene.game, record);
    const { luckOf } = await import('../../luck/index.ts');
    if (!reading.ok || !matchesOf(scene.game).isFair(reading.record, luckOf)) return say(end.fairNo);
    say(isKept(reading.record.seed ?? '', session.salt) ? end.fairYes : end.fairOther);
  };
  return (
    <>
      <button type="button" class="button second" onClick={review}>
        {end.review}
      </button>
      <RecordActions scene={scene} file={file} />
      <button type="button" class="button quiet" onClick={() => void check()}>
        {end.fair}
      </button>
      <span role="status">{said}</span>
    </>
  );
}
