import { useEffect } from 'preact/hooks';

/** What the keys do, by their names. */
export type LabKeys = Readonly<Record<' ' | 'v' | 'g' | 's' | 'l', () => void>>;

/** Where keys have a meaning of their own. */
const FIELDS = 'input, select, textarea, button, a, summary, dialog, [role="slider"], [contenteditable]';

/** Keys of the laboratory, wherever no field, button or dialog needs them. */
export function useLabKeys(keys: LabKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toLowerCase();
      const isField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (!isKey(key) || isField) return;
      event.preventDefault();
      keys[key]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

function isKey(key: string): key is keyof LabKeys {
  return [' ', 'v', 'g', 's', 'l'].includes(key);
}
