// Where the programs are that tests start: PostgreSQL, Redis, Python and a browser.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps PostgreSQL's own programs here, a folder for each version, and not on PATH. */
const POSTGRES_VERSIONS = '/usr/lib/postgresql';
/** The same browser built without windows opens a page in half the processor time of the whole one. */
const HEADLESS = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of each program, or undefined where it is missing. */
export function programs() {
  const folders = [...postgresFolders(), ...(process.env.PATH ?? '').split(delimiter)];
  const find = (...names) => names.flatMap(name => folders.map(folder => join(folder, name))).find(isProgram);
  return {
    initdb: find('initdb'),
    postgres: find('postgres'),
    redis: find('redis-server'),
    python: find('python3'),
    chromium: find(...BROWSERS),
    headless: find(HEADLESS, ...BROWSERS),
  };
}

/** The newest version first. */
function postgresFolders() {
  if (!existsSync(POSTGRES_VERSIONS)) return [];
  const versions = readdirSync(POSTGRES_VERSIONS).sort((a, b) => Number(b) - Number(a));
  return versions.map(version => join(POSTGRES_VERSIONS, version, 'bin'));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
