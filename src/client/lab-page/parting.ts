// Where two games with the same luck part.
import type { MatchRecord, Tagged } from '../../kernel/index.ts';

/** How many entries the games have in common before the first that differs; undefined where none does. */
export function partingOf(games: readonly { readonly record: MatchRecord<Tagged, unknown> }[]): number | undefined {
  const [one, other] = games.map(({ record }) => record.entries);
  if (!one || !other) return undefined;
  const at = one.findIndex(({ seat, move, luck }, line) => {
    const beside = other[line];
    return !beside || JSON.stringify([seat, move, luck]) !== JSON.stringify([beside.seat, beside.move, beside.luck]);
  });
  if (at >= 0) return at;
  return other.length > one.length ? one.length : undefined;
}
