import { useEffect } from 'preact/hooks';

/** The title of the tab says where one is: the page first, then what it belongs to, and the house. */
export function useTitle(...places: readonly string[]): void {
  const title = [...places, 'Tabletour'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
