import { useEffect, useRef } from 'preact/hooks';
import { voiceOf } from '../../kernel/index.ts';
import type { AnyKit, Scene } from '../boards/kit.ts';
import { words } from '../locale/index.ts';
import { coloursOf, Piece } from '../ui/index.ts';
import type { TableSession } from './session.ts';
import { since } from './since.ts';
import { SinceList } from './since-list.tsx';

interface HandOverProps {
  readonly kit: AnyKit;
  readonly scene: Scene;
  readonly session: TableSession;
}

/** Between two players at one device: who comes next, and what the others did meanwhile. What everybody may see stays in sight. */
export function HandOver({ kit, scene, session }: HandOverProps) {
  const next = session.handOver.value;
  const { table } = words.value;
  const button = useRef<HTMLButtonElement>(null);
  const isReady = next !== null && scene.viewer === 'public';
  useEffect(() => {
    if (isReady) button.current?.focus();
  }, [isReady]);
  if (!next) return null;
  const { seat, from } = next;
  const nameOf = (each: number) => scene.seats[each]?.name ?? '';
  const told = isReady ? (session.shown.value?.told ?? []) : [];
  const happened = since(kit, { ...scene, viewer: seat, voice: voiceOf(nameOf, seat) }, told, from);
  return (
    // Until the table is seen as everybody may see it, nothing of it is.
    <div class="hand-over" data-covers={!isReady} role="dialog" aria-modal="true" aria-labelledby="hand-over-title" style={coloursOf(seat)}>
      <div class="hand-over-card">
        <Piece seat={seat} size={72} />
        <h1 id="hand-over-title">{table.handTo(nameOf(seat))}</h1>
        <p>{table.handHelp}</p>
        {happened.length > 0 && <SinceList happened={happened} title={table.meanwhile} />}
        <button ref={button} type="button" class="button primary large" disabled={!isReady} onClick={() => session.takeOver()}>
          {table.iAm(nameOf(seat))}
        </button>
      </div>
    </div>
  );
}
