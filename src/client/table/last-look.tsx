// Whoever comes back to a table is told what happened meanwhile; what was in sight for a while counts as seen.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyKit, Scene } from '../boards/kit.ts';
import { lastLook, noteLook } from '../device/last-look.ts';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';
import type { TableSession } from './session.ts';
import { since } from './since.ts';
import { SHOW_SINCE, SinceList } from './since-list.tsx';

/** A table that was open for so long was looked at, in ms. */
const LOOK = 3000;

interface LastLookProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
}

/** Shown until it is closed, or until whoever came back has moved. */
export function LastLook({ kit, scene, session }: LastLookProps) {
  const [id, told] = [session.sight.value?.id ?? '', session.sight.value?.told ?? []];
  const [isClosed, close] = useState(false);
  const came = useRef({ from: lastLook(id) ?? told.length, to: told.length });
  useSeen(id, told.length);
  const { from, to } = came.current;
  const [isWanted, want] = useState(location.hash === SHOW_SINCE);
  const [isShown, show] = useState(false);
  const hasMoved = session.isSending.value || session.path.value.length > 0;
  useEffect(() => {
    if (hasMoved) close(true);
  }, [hasMoved]);
  // Told once: the table may show the past again meanwhile.
  const all = useMemo(() => since(kit, scene, told.slice(0, to), from), [kit, scene.language, scene.viewer]);
  const happened = isClosed || scene.outcome ? [] : all;
  const isSeated = session.seat.value !== undefined || session.sight.value?.mine.length === 0;
  useEffect(() => {
    if (!isWanted || !isSeated || happened.length === 0) return;
    history.replaceState(null, '', location.pathname + location.search);
    show(true);
    session.showAgain(from - 1);
  }, [isWanted, isSeated]);
  if (happened.length === 0) return null;
  return (
    <section class="since-card">
      <SinceList happened={happened} />
      <button type="button" class="tool" aria-label={words.value.table.close} onClick={() => close(true)}>
        <Icon name="i-close" size={16} />
      </button>
      {!isShown && (
        <button type="button" class="button second" onClick={() => want(true)}>
          <Icon name="i-play" />
          {words.value.table.showSince}
        </button>
      )}
    </section>
  );
}

/** Notes how far the log has come, once it has been in sight for a while. */
function useSeen(id: string, lines: number): void {
  const [isSeen, see] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => see(true), LOOK);
    return () => clearTimeout(clock);
  }, []);
  useEffect(() => {
    if (isSeen && !document.hidden) noteLook(id, lines);
  }, [isSeen, lines]);
}
