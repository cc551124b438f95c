/** A small box of this device's memory: plain JSON for a page of a game. A device without memory forgets, and all goes on. */
export function memoryOf(game: string, page: string) {
  const key = `tabletour.${game}.${page}`;
  return {
    read(): unknown {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null');
      } catch {
        return null;
      }
    },
    write(value: unknown): void {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        console.info(`${key} is not remembered on this device`);
      }
    },
  };
}

/** The names of all boxes that a game has on this device. */
export function boxesOf(game: string): readonly string[] {
  const start = `tabletour.${game}.`;
  return Object.keys(localStorage).flatMap(key => (key.startsWith(start) ? [key.slice(start.length)] : []));
}

/** The box of a game that all its pages share. Earlier versions had one for each page: what is left in that goes over, lists joined to lists. */
export function sharedMemoryOf(game: string, page: string) {
  const [shared, former] = [memoryOf(game, 'campaign'), memoryOf(game, page)];
  const left = page === 'campaign' ? null : former.read();
  if (isBox(left)) {
    const now = shared.read();
    const before = isBox(now) ? now : {};
    const lists = Object.keys(left).filter(name => Array.isArray(left[name]) && Array.isArray(before[name]));
    const joined = lists.map(name => [name, [...(before[name] as unknown[]), ...(left[name] as unknown[])]]);
    shared.write({ ...left, ...before, ...Object.fromEntries(joined) });
    former.write(null);
  }
  return shared;
}

function isBox(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
