// The rulebook's last part is drawn from much that a table never needs, so it is fetched when first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyTexts, Language } from '../../../kernel/index.ts';
import type { Words } from './words/en.ts';

interface ReferenceProps {
  readonly texts: AnyTexts;
  readonly words: Words;
  readonly language: Language;
}

/** All components of the game, once they are here. */
export function Reference(props: ReferenceProps) {
  const [shown, show] = useState<{ readonly Components: ComponentType<ReferenceProps> } | null>(null);
  useEffect(() => {
    void import('./components.tsx').then(show);
  }, []);
  return shown && <shown.Components {...props} />;
}
