/** Answers that were asked for last, by their keys: the same answer, without working it out again. */
export function recent<T>(most: number): (key: string, find: () => T) => T {
  const known = new Map<string, T>();
  return (key, find) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    const found = find();
    known.set(key, found);
    return found;
  };
}
