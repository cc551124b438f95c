/** Reads a text as one of these moves, which are all there are in a game; spaces may be doubled. */
export function readingOf<M>(moves: readonly M[], write: (move: M) => string): (text: string) => M | undefined {
  const byText: ReadonlyMap<string, M> = new Map(moves.map(move => [write(move), move]));
  return text => byText.get(text.trim().replace(/\s+/g, ' '));
}
