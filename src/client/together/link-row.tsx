import { useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import { Icon } from '../ui/index.ts';

/** A link to read, to select and to copy. */
export function LinkRow({ link, label, copy = words.value.lobby.copy }: { link: string; label: string; copy?: string }) {
  const [isCopied, setCopied] = useState(false);
  // Without https there is no clipboard: the link is selected instead, to be copied by hand.
  const take = (button: HTMLElement) => {
    const field = button.parentElement?.querySelector('input');
    field?.select();
    void navigator.clipboard?.writeText(link).then(() => setCopied(true));
  };
  return (
    <div class="link-row">
      <input readOnly value={link} aria-label={label} onFocus={event => event.currentTarget.select()} />
      <button type="button" class="button second" onClick={event => take(event.currentTarget)}>
        <Icon name="i-copy" /> {isCopied ? words.value.end.copied : copy}
      </button>
    </div>
  );
}
