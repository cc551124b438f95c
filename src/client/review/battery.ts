// Whether this device runs on battery, and whether a review then waits until it is started.
import { signal } from '@preact/signals';

interface Battery {
  readonly charging: boolean;
}

const KEPT_AS = 'tabletour.review.waits';

function remembered(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== 'no';
  } catch {
    return true;
  }
}

/** Whether reviews wait on battery. */
export const waitsOnBattery = signal(remembered());

export function setWaiting(isWaiting: boolean): void {
  waitsOnBattery.value = isWaiting;
  try {
    localStorage.setItem(KEPT_AS, isWaiting ? 'yes' : 'no');
  } catch {
    // A device without memory asks again.
  }
}

/** Not every browser tells; those that do not are taken for plugged in. */
export async function isOnBattery(): Promise<boolean> {
  const { getBattery } = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  try {
    return getBattery ? !(await getBattery.call(navigator)).charging : false;
  } catch {
    return false;
  }
}
