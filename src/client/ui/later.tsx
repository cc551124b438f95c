import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part that is fetched when somebody wants to see it. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      void load().then(found => {
        loaded = found;
        setPage(() => found);
      });
    }, []);
    return Page && <Page {...props} />;
  };
}
