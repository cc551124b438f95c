import { settings } from '../device/settings.ts';
import { isNameless, TRAVELLERS } from '../device/travellers.ts';

/** The longest name that this device keeps. */
export const LONGEST_OWN = 24;

/** Whether whoever is at this device has said a name. */
export function hasName(): boolean {
  const name = settings.value.name.trim();
  return name !== '' && !isNameless(name);
}

/** How the player of this device is called. */
export function ownName(): string {
  return hasName() ? settings.value.name.trim() : settings.value.traveller;
}

/** How somebody else at this device is called who has not given a name, by the seat. */
export function guestName(seat: number): string {
  const others = TRAVELLERS.filter(name => name !== ownName() && name !== settings.value.traveller);
  return others[seat % others.length] ?? ownName();
}

/** What a player of this device is called; an older table may know no name. */
export function nameHere(stored: string): string {
  return isNameless(stored) ? ownName() : stored;
}
