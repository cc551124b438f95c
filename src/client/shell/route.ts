// Where in the house we are: the address is the truth, so everything has a link.
import { signal } from '@preact/signals';

/** The address of a page: the parts of the path, and what comes after # and ?. */
export interface PageAddress {
  readonly parts: readonly string[];
  readonly hash: string;
  readonly query: URLSearchParams;
}

function here(): PageAddress {
  const parts = location.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return { parts, hash: decodeURIComponent(location.hash.slice(1)), query: new URLSearchParams(location.search) };
}

export const pageAddress = signal<PageAddress>(here());

/** Goes to an address of this house without loading a page. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', address);
  pageAddress.value = here();
  if (!pageAddress.value.hash) scrollTo(0, 0);
}

/** Follows links of this house, and the browser's own buttons. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    pageAddress.value = here();
  });
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
