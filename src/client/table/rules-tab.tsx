import type { ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../locale/index.ts';
import type { RulesPanel } from './rules-panel.tsx';

/** The rules beside the board, fetched when somebody asks for them. */
export function RulesTab(props: ComponentProps<typeof RulesPanel>) {
  const [fetched, setFetched] = useState<{ readonly Panel: typeof RulesPanel }>();
  useEffect(() => {
    let isWanted = true;
    void import('./rules-panel.tsx').then(module => isWanted && setFetched({ Panel: module.RulesPanel }));
    return () => {
      isWanted = false;
    };
  }, []);
  if (!fetched) return <p class="rules-panel">{words.value.table.loading}</p>;
  return <fetched.Panel {...props} />;
}
