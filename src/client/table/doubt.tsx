import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../boards/kit.ts';
import { choose } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import type { TableSession } from './session.ts';

/** A question before a move that looks like a slip and cannot be taken back. The careful answer comes first, and Escape gives it. */
export function DoubtQuestion({ session, scene }: { session: TableSession; scene: Scene }) {
  const doubt = session.doubt.value;
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), [doubt]);
  if (!doubt) return null;
  const { table } = words.value;
  const goBack = () => {
    session.doubt.value = null;
  };
  const question = (doubt.odd && scene.texts.warning?.(doubt.odd)) ?? table.isFinal;
  return (
    <dialog class="doubt" ref={box} aria-labelledby="doubt-question" onClose={goBack}>
      <p id="doubt-question">{question}</p>
      <div class="acts">
        <button type="button" autofocus class="button primary" onClick={goBack}>
          {table.notYet}
        </button>
        <button type="button" class="button second" onClick={() => session.make(doubt.move, true)}>
          {scene.texts.move(doubt.move, scene.view)}
        </button>
      </div>
      <button type="button" class="button quiet" onClick={() => [choose({ confirm: 'never' }), session.make(doubt.move, true)]}>
        {table.askNoMore}
      </button>
    </dialog>
  );
}
