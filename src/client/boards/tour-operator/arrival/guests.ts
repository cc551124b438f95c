// What guests write: a line by what they came for, not the same twice.
import { type Box, TOURIST_IDS } from '../../../../games/tour-operator/table.ts';
import type { Guest } from './tell.ts';
import type { Own } from './words/en.ts';

const MOST = 3;

/** The best guests, one of each city where there are enough, each with a line of their own. */
export function quotedGuests(
  { tourists }: Box,
  guests: readonly Guest[],
  { quotes }: Own,
): readonly (Guest & { readonly quote: string })[] {
  const first = guests.filter(({ city }, at) => guests.findIndex(each => each.city === city) === at);
  const picked = [...first, ...guests.filter(each => !first.includes(each))].slice(0, MOST);
  const used = new Set<string>();
  return picked.map(guest => {
    const lines = tourists[guest.tourist].interests.flatMap(interest => quotes[interest]);
    const start = TOURIST_IDS.indexOf(guest.tourist) % lines.length;
    const quote = [...lines.slice(start), ...lines.slice(0, start)].find(line => !used.has(line)) ?? '';
    used.add(quote);
    return { ...guest, quote };
  });
}
