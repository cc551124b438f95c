import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { KEYS, type KeyPage, meaningOf } from '../device/key-map.ts';
import { isWriting, settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';
import '../styles/keys.css';

const isShown = signal(false);

function show(): void {
  isShown.value = true;
}

/** Shows the keys to who has none at hand, or has switched them off. */
export function KeysButton({ look = 'button second' }: { look?: string }) {
  return (
    <button type="button" class={look} onClick={show}>
      <Icon name="i-keyboard" />
      {words.value.keys.title}
    </button>
  );
}

/** Whether a key asks for the panel; on a piece of the table it asks about the piece. */
function asksForKeys({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent, page: KeyPage): boolean {
  if (isWriting(target) || ctrlKey || metaKey || altKey) return false;
  const isPiece = page === 'table' && target instanceof Element && target.closest('.target');
  return meaningOf(key, isPiece ? 'piece' : page) === 'keys';
}

interface PanelProps {
  readonly page: KeyPage;
  readonly game?: string;
  /** Keys that only this page has, fetched with it. */
  readonly more?: readonly { readonly sign: string; readonly says: string }[];
  /** Above the keys: what else the question mark leads to. */
  readonly children?: ComponentChildren;
}

/** The keys of a page, from the one map of keys. */
export function KeyPanel(props: PanelProps) {
  const { page } = props;
  useEffect(() => {
    const press = (event: KeyboardEvent) => asksForKeys(event, page) && show();
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      isShown.value = false;
    };
  }, [page]);
  return isShown.value ? <Panel {...props} /> : null;
}

function Panel({ page, game, more, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { colon, keys, table, settings: names } = words.value;
  useEffect(() => dialog.current?.showModal(), []);
  const pages: readonly KeyPage[] = page === 'table' ? ['table', 'piece'] : [page];
  const rows = KEYS.filter(row => row.pages.some(each => pages.includes(each)) && (!row.game || row.game === game));
  const close = () => {
    isShown.value = false;
  };
  return (
    <dialog ref={dialog} class="key-panel" aria-labelledby="key-panel-title" onClose={close}>
      <div class="key-panel-top">
        <h2 id="key-panel-title">{keys.title}</h2>
        <button type="button" class="tool" aria-label={table.close} onClick={close}>
          <Icon name="i-close" />
        </button>
      </div>
      {children}
      <dl class="key-help">
        {more?.map(({ sign, says }) => (
          <div key={sign}>
            <dt>{sign}</dt>
            <dd>{says}</dd>
          </div>
        ))}
        {rows.map(({ keys: signs, name, meaning }) => (
          <div key={`${meaning} ${name ?? signs[0]}`}>
            <dt>{name ? keys.names[name] : signs.length > 1 ? `${signs[0]}–${signs.at(-1)}` : signs[0]}</dt>
            <dd>{keys.meanings[meaning]}</dd>
          </div>
        ))}
      </dl>
      {!settings.value.keys && <p>{`${names.keys}${colon}${names.off}`}</p>}
    </dialog>
  );
}
