// Asks the registry whether the packages we are built of have holes that somebody knows of.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './fresh.mjs';

const COMMAND = 'npm audit --omit=dev --audit-level=high --json --fetch-retries=0 --fetch-timeout=20000';
const PATIENCE = 60_000;

/** What an answer of `npm audit --json` means: whether it may stay so, and one line about it. Only an answer can be bad. */
export function verdict(answer) {
  const { metadata, vulnerabilities } = readJson(answer) ?? {};
  const found = metadata?.vulnerabilities;
  if (!found) return { ok: true, text: 'NOT AUDITED: the registry does not answer' };
  const serious = Object.values(vulnerabilities ?? {}).filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (serious.length > 0)
    return { ok: false, text: `known holes: ${serious.map(({ name, severity }) => `${name} (${severity})`).join(', ')}` };
  return { ok: true, text: `${metadata.dependencies?.prod ?? 'all'} packages, none with a serious hole that is known` };
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout } = spawnSync(COMMAND, {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { ok, text } = verdict(stdout);
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
