// A record on its way from a table or a file to the replay page.
const KEPT_AS = 'tabletour.replay';

/** Keeps a record for the replay page of this tab. */
export function keepForReplay(text: string): void {
  try {
    sessionStorage.setItem(KEPT_AS, text);
  } catch {
    // Without memory the replay page asks for the file instead.
  }
}

export function keptForReplay(): string | null {
  try {
    return sessionStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}
