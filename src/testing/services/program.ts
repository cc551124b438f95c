import { programs } from '../../../scripts/programs.mjs';

const TITLES = { initdb: 'PostgreSQL', postgres: 'PostgreSQL', redis: 'Redis', chromium: 'Chromium', headless: 'Chromium' };

/** The path of a program, or one sentence about what is missing. */
export function program(name: keyof typeof TITLES): string {
  const path = programs()[name];
  if (path === undefined) throw new Error(`${TITLES[name]} is not installed; as root, "node scripts/services.mjs" installs it on Debian`);
  return path;
}
