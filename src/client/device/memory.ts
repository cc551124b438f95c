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
