// The time that online clocks go by: a device may be minutes off.
let ahead = 0;

/** The server has said what time it is. */
export function hearTime(now: number): void {
  ahead = now - Date.now();
}

/** Now, as the server has it. */
export function serverNow(): number {
  return Date.now() + ahead;
}
