import type { TableRow } from '../../protocol/index.ts';
import { settings } from '../device/settings.ts';
import { isolated } from '../shell/isolated.ts';
import { Icon } from '../ui/index.ts';
import { company } from './company.ts';

/** Those who watch, by name as far as they have one. */
export function watchersIn({ watching = 0, watchers = [] }: TableRow): readonly string[] {
  const unnamed = watching - watchers.length;
  return [...watchers.map(isolated), ...(unnamed > 0 ? [company.value.watching.unnamed(unnamed)] : [])];
}

/** A sentence begins with a capital, whoever it begins with. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(settings.value.language) + text.slice(1);
}

/** Who watches, and what they see. */
export function Watchers({ row }: { row: TableRow }) {
  const { watching } = company.value;
  if (!row.watching) return null;
  return (
    <p class="watchers">
      <Icon name="i-spectator" /> {sentence(watching.who({ names: watchersIn(row), you: false }))} <span>{watching.help}</span>
    </p>
  );
}
