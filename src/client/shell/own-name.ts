import { settings } from '../device/settings.ts';
import { words } from '../locale/index.ts';

/** How the player of this device is called. */
export function ownName(): string {
  return settings.value.name.trim() || words.value.setup.you;
}
