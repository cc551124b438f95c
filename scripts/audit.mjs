// Asks the registry whether the packages we are built of have known vulnerabilities.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './fresh.mjs';

const COMMAND = 'npm audit --omit=dev --audit-level=high --json --fetch-retries=0 --fetch-timeout=20000';
const PATIENCE = 60_000;

/** What an answer of `npm audit --json` means: whether it may stay so, and one line about it. Only an answer can be bad. */
export function verdict(answer, noise) {
  const report = readJson(answer) ?? {};
  const { metadata, vulnerabilities } = report;
  const found = metadata?.vulnerabilities;
  if (!found) return { ok: true, text: `NOT AUDITED: ${reasonIn(report, noise)}` };
  const serious = Object.values(vulnerabilities ?? {}).filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (serious.length > 0)
    return {
      ok: false,
      text: `packages with known vulnerabilities: ${serious.map(({ name, severity }) => `${name} (${severity})`).join(', ')}`,
    };
  return { ok: true, text: `${metadata.dependencies?.prod ?? 'all'} packages, none with a known serious vulnerability` };
}

/** Why there is no audit: the registry's answer as npm passes it on, else the first complaint of npm. */
function reasonIn({ statusCode, message, error }, noise) {
  // Which address was asked tells nobody anything.
  const said = (message || error?.summary)?.replace(/( -)? [A-Z]+ https?:\S+/, '');
  if (said && statusCode) return `the registry answered ${said.startsWith(String(statusCode)) ? said : `${statusCode}: ${said}`}`;
  const complaint = said || /^npm (?:error|ERR!) (.+)$/m.exec(noise ?? '')?.[1];
  return complaint ? `npm says "${complaint}"` : 'no answer from the registry';
}

function readJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { stdout, stderr, error } = spawnSync(COMMAND, {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    timeout: PATIENCE,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { ok, text } = verdict(stdout, error ? `npm error ${error.message}` : stderr);
  console.log(text);
  process.exitCode = ok ? 0 : 1;
}
