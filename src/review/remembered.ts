// From one look at a review to the next most lines have nothing new: what was put together of them is not put together again.

/** What was made of each line, and from what. */
export class Remembered<Value> {
  private readonly lines = new Map<number, { readonly from: readonly unknown[]; readonly value: Value }>();

  /** What was made of a line the last time if that was from the very same, else what is made of it now. */
  of(line: number, from: readonly unknown[], make: () => Value): Value {
    const last = this.lines.get(line);
    if (last?.from.length === from.length && last.from.every((each, at) => each === from[at])) return last.value;
    const value = make();
    this.lines.set(line, { from, value });
    return value;
  }
}

/** A function that works its answer out once for each object; whatever else it is given must always be the same for that object. */
export function onceFor<Of extends object, More extends readonly unknown[], Value>(
  make: (of: Of, ...more: More) => Value,
): (of: Of, ...more: More) => Value {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of, ...more) => {
    const found = known.get(of) ?? { value: make(of, ...more) };
    known.set(of, found);
    return found.value;
  };
}
