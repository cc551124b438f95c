// What one can do at the end of a game, by touch and by key.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ArrivalWords } from '../arrival/words/en.ts';
import { type KeyMeaning, meaningOf } from '../device/key-map.ts';
import { isWriting } from '../device/settings.ts';
import { Icon } from '../ui/index.ts';

/** Something to do: a button, or a link where there is an address. */
export interface EndAction {
  readonly name: string;
  readonly icon: string;
  /** What its key means, where it has one. */
  readonly key?: KeyMeaning;
  readonly sign?: string;
  readonly look: 'primary' | 'second' | 'quiet';
  /** Of something that is asked for and waits for others. */
  readonly isPressed?: boolean | undefined;
  readonly act?: () => void;
  readonly href?: string;
  readonly download?: string;
}

interface ActionsProps {
  readonly actions: readonly EndAction[];
  readonly words: ArrivalWords;
  /** What was said about the last thing done. */
  readonly said: string;
}

/** The dock: the main thing first, quiet ones at the end; on a phone those lie behind More. */
export function EndActions({ actions, words, said }: ActionsProps) {
  const [isOpen, open] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  useEndKeys(actions);
  return (
    <>
      <div class="end-dock" data-open={isOpen} ref={dock}>
        {actions.map(action => (
          <ActionButton key={action.name} action={action} />
        ))}
        <button type="button" class="button second end-more" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          <Icon name="i-menu" />
          <span>{words.more}</span>
        </button>
      </div>
      <p class="end-said" role="status">
        {said}
      </p>
    </>
  );
}

function ActionButton({ action: { name, icon, sign, look, act, href, download, isPressed } }: { action: EndAction }) {
  const face = (
    <>
      <Icon name={icon} />
      <span>{name}</span>
      {sign && <kbd>{sign}</kbd>}
    </>
  );
  const looks = { class: `button ${look}` };
  if (href === undefined)
    return (
      <button type="button" {...looks} aria-pressed={isPressed} onClick={act}>
        {face}
      </button>
    );
  return (
    <a {...looks} href={href} {...(download ? { download } : {})}>
      {face}
    </a>
  );
}

/** Keys of the end page: each does what its button does. */
function useEndKeys(actions: readonly EndAction[]): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (isWriting(target) || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('dialog'))) return;
      const meaning = meaningOf(key, 'end');
      const wanted = actions.find(action => action.key === meaning || (meaning === 'close' && action.key === 'board'));
      if (meaning === undefined || !wanted?.act) return;
      event.preventDefault();
      wanted.act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
