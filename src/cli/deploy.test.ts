// The files for self-hosting. Images cannot be built and run here: these tests read what the files say. What can be run, is.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startServer } from '../server/index.ts';
import { SETTINGS } from './settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const UNITS = ['tabletour.service', 'tabletour-backup.service', 'tabletour-backup.timer'];
/** What other programs of the compose file read: PostgreSQL, Caddy, and Node itself. */
const FOREIGN = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'SITE', 'UPSTREAMS', 'NODE_ENV'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(scratch, { recursive: true }));

interface Service {
  readonly image: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
const compose: { readonly services: Readonly<Record<string, Service>>; readonly volumes: object } = parse(read('deploy/compose.yaml'), {
  merge: true,
});
const services = Object.entries(compose.services);

/** The values of a key in a unit file, in order. */
function inUnit(unit: string, key: string): readonly string[] {
  const lines = read(`deploy/systemd/${unit}`).split('\n');
  return lines.filter(line => line.startsWith(`${key}=`)).map(line => line.slice(key.length + 1));
}

/** Variables and values in words such as `A=1 B=2`. */
function assigned(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/(?:^|\s)([A-Z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]));
}

const image = read('deploy/Containerfile');
const imageVariables = assigned(/^ENV (.*)$/m.exec(image)?.[1] ?? '');
const example = [...read('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));

describe('the settings', () => {
  test('are read from the environment in one place', () => {
    const programs = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      path => path.endsWith('.ts') && !/[.]test[.]ts$|testing/.test(path),
    );
    expect(programs.filter(path => read(join('src', path)).includes('process.env'))).toEqual([join('cli', 'settings.ts')]);
  });

  test('are the rows of the table in docs/operations.md, with their flags and defaults', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \| (\S+) \| .* \| (\S+) \|$/gm)];
    const told = rows.map(([, name = '', flag = '', fallback = '']) => [name, { flag, fallback }]);
    const shown = Object.entries(SETTINGS).map(([name, { flag, fallback }]) => [
      name,
      { flag: flag === undefined ? '–' : `\`--${flag}\``, fallback: fallback === undefined ? '–' : `\`${fallback}\`` },
    ]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(shown));
  });

  test('are all in .env.example, with their defaults', () => {
    const ours = example.filter(({ name }) => !FOREIGN.includes(name));
    expect(ours.map(({ name }) => name).sort()).toEqual(Object.keys(SETTINGS).sort());
    for (const { name, value } of ours) {
      const fallback = SETTINGS[name]?.fallback;
      if (fallback !== undefined) expect(`${name}=${value}`).toBe(`${name}=${fallback}`);
    }
  });

  test('are all that the files in deploy/ set for the program', () => {
    const units = UNITS.flatMap(unit => inUnit(unit, 'Environment').flatMap(line => Object.keys(assigned(line))));
    const composed = services.flatMap(([, { environment = {} }]) => Object.keys(environment));
    const proxied = [...read('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name = '']) => name);
    const named = [...units, ...composed, ...proxied, ...Object.keys(imageVariables), ...example.map(({ name }) => name)];
    expect(named.filter(name => !(name in SETTINGS) && !FOREIGN.includes(name))).toEqual([]);
    expect(FOREIGN.filter(name => !named.includes(name))).toEqual([]);
  });
});

describe('the image (read, not built)', () => {
  const stages = image.split(/^FROM /m).slice(1);
  const last = stages.at(-1) ?? '';

  test('is built in one stage and run in another, with the packages of the lock and none for development', () => {
    expect(stages.map(stage => stage.split(/\s/)[0])).toEqual(['node:20-slim', 'node:20-slim']);
    expect(stages[0]).toMatch(/npm ci [\s\S]*npm run build && npm prune --omit=dev/);
  });

  test('runs as somebody without powers, keeps its data in a volume, tells its health, and stops as the program does', () => {
    for (const line of ['USER node', `VOLUME ${imageVariables.DATA_DIR}`, `EXPOSE ${imageVariables.PORT}`, 'STOPSIGNAL SIGTERM'])
      expect(last.split('\n')).toContain(line);
    expect(last).toMatch(/HEALTHCHECK [\s\S]*\/healthz/);
    expect(last).toContain('ENTRYPOINT ["node", "bin/tabletour.mjs"]\nCMD ["serve"]');
    expect(imageVariables.PORT).toBe(String(SETTINGS.PORT?.fallback));
  });

  test('is made of files that are there, and takes no secret along', () => {
    for (const [, names = ''] of image.matchAll(/^COPY (?!--from)(.*) \.\/$/gm)) for (const name of names.split(' ')) read(name);
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', '.tabletour']));
  });
});

describe('the compose file (read, not run)', () => {
  test('starts one service unless the cluster is asked for', () => {
    expect(services.filter(([, { profiles }]) => !profiles).map(([name]) => name)).toEqual(['tabletour']);
    expect(services.flatMap(([, { profiles = [] }]) => profiles).every(profile => profile === 'cluster')).toBe(true);
    expect(compose.services.postgres?.image).toBe('postgres:15');
    expect(compose.services.redis?.image).toBe('redis:7');
  });

  test('gives every process the port and the folder of the image', () => {
    const processes = services.filter(([, service]) => service.image === 'tabletour');
    expect(processes.map(([name]) => name)).toEqual(['tabletour', 'process-1', 'process-2']);
    const { NODE_ENV: _kind, ...where } = imageVariables;
    for (const [, { environment }] of processes) expect(environment).toMatchObject(where);
    expect(compose.services.tabletour?.ports).toEqual([`127.0.0.1:8080:${imageVariables.PORT}`]);
    expect(compose.services.tabletour?.volumes).toEqual([`data:${imageVariables.DATA_DIR}`]);
  });

  test('believes a proxy only where nobody can connect past it', () => {
    const believing = services.filter(([, { environment }]) => environment?.TRUST_PROXY !== undefined);
    expect(believing.map(([name]) => name)).toEqual(['process-1', 'process-2']);
    for (const [, { ports }] of believing) expect(ports).toBeUndefined();
    expect(compose.services.caddy?.environment?.UPSTREAMS?.split(' ')).toEqual(believing.map(([name]) => `${name}:${imageVariables.PORT}`));
  });

  test('waits for services that exist and tell their health, and keeps in volumes that exist', () => {
    for (const [, { depends_on: needs = {}, volumes = [] }] of services) {
      for (const [name, { condition }] of Object.entries(needs)) {
        expect(condition).toBe('service_healthy');
        const needed = compose.services[name];
        expect(needed?.healthcheck !== undefined || needed?.image === 'tabletour').toBe(true);
      }
      const named = volumes.map(volume => volume.split(':')[0] ?? '').filter(name => !name.startsWith('.'));
      expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named));
    }
  });

  test('finds the databases at the addresses of .env.example', () => {
    const value = (wanted: string) => example.find(({ name }) => name === wanted)?.value;
    const { POSTGRES_USER: user, POSTGRES_DB: database } = compose.services.postgres?.environment ?? {};
    expect(value('DATABASE_URL')).toBe(`postgres://${user}:${value('POSTGRES_PASSWORD')}@postgres:5432/${database}`);
    expect(value('REDIS_URL')).toBe('redis://redis:6379');
  });
});

describe.each(['Caddyfile', 'nginx.conf'])('the example %s (read, not run)', file => {
  const text = read(join('deploy', file)).replace(/^\s*#.*$/gm, '');

  test('closes what it opens, leads to the port of the program, and keeps its figures private', () => {
    expect(text.match(/\{/g)?.length).toBe(text.match(/\}/g)?.length);
    expect(text).toContain(`127.0.0.1:${SETTINGS.PORT?.fallback}`);
    expect(text).toContain('/metrics');
  });
});

test('nginx replaces what a client claims, and passes sockets and the host', () => {
  const text = read('deploy/nginx.conf');
  for (const header of ['X-Forwarded-For $remote_addr', 'X-Forwarded-Proto $scheme', 'Host $http_host', 'Upgrade $http_upgrade'])
    expect(text).toContain(`proxy_set_header ${header};`);
});

const systemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe('the units of systemd', () => {
  test(systemd ? 'are found right by systemd-analyze' : 'are read only, as there is no systemd-analyze here', () => {
    const folder = join(scratch, 'units');
    mkdirSync(folder);
    // The program must be somewhere for systemd-analyze to find no fault, and Node is not everywhere in /usr/bin.
    for (const unit of UNITS)
      writeFileSync(join(folder, unit), read(`deploy/systemd/${unit}`).replaceAll('/usr/bin/node', process.execPath));
    expect(readdirSync(join(ROOT, 'deploy/systemd')).sort()).toEqual([...UNITS].sort());
    if (!systemd) return;
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...UNITS.map(unit => join(folder, unit))], { encoding: 'utf8' });
    expect({ status, stderr: stderr.split('\n').filter(line => line.includes('tabletour')) }).toEqual({ status: 0, stderr: [] });
  });

  test.each(['tabletour.service', 'tabletour-backup.service'])('%s keeps where it may write, and may do little else', unit => {
    const [folder = ''] = (inUnit(unit, 'StateDirectory')[0] ?? '').split(' ');
    expect(assigned(inUnit(unit, 'Environment')[0] ?? '').DATA_DIR).toBe(`/var/lib/${folder}`);
    expect(inUnit(unit, 'EnvironmentFile')).toEqual(['-/etc/tabletour.env']);
    expect(inUnit(unit, 'User')).toEqual(['tabletour']);
    expect(inUnit(unit, 'ProtectSystem')).toEqual(['strict']);
    for (const key of ['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectHome']) expect(inUnit(unit, key)).toEqual(['yes']);
    expect(inUnit(unit, 'CapabilityBoundingSet')).toEqual(['']);
    expect(inUnit(unit, 'MemoryDenyWriteExecute')).toEqual([]);
  });

  test('the server comes back after a crash, not after wrong settings, and has time to drain', () => {
    expect(inUnit('tabletour.service', 'Restart')).toEqual(['on-failure']);
    expect(inUnit('tabletour.service', 'RestartPreventExitStatus')).toEqual(['2']);
    expect(Number(inUnit('tabletour.service', 'TimeoutStopSec')[0])).toBeGreaterThanOrEqual(30);
  });

  test('the backup is written under its date, and those older than two weeks go', async () => {
    const [data, backups] = [join(scratch, 'data'), join(scratch, 'backups')];
    await (await startServer({ port: 0, host: '127.0.0.1', keeping: { data }, pages: null })).close();
    mkdirSync(backups);
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    for (const [name, age] of [
      ['tabletour-old.db', 20],
      ['tabletour-recent.db', 10],
      ['other.db', 20],
    ] as const) {
      writeFileSync(join(backups, name), '');
      utimesSync(join(backups, name), days(age), days(age));
    }
    const [script = ''] = inUnit('tabletour-backup.service', 'ExecStart').map(line => /^\/bin\/sh -c '(.*)'$/.exec(line)?.[1] ?? '');
    const [find = ''] = inUnit('tabletour-backup.service', 'ExecStartPost');
    const here = (text: string) =>
      text
        .replaceAll('%%', '%')
        .replaceAll('/usr/bin/node', process.execPath)
        .replaceAll('/opt/tabletour/dist/main.js', join(ROOT, 'bin', 'tabletour.mjs'))
        .replaceAll('/var/lib/tabletour-backups', backups);
    execFileSync('/bin/sh', ['-c', here(script)], { env: { ...process.env, DATA_DIR: data } });
    // systemd starts a program without a shell: its words are as they stand.
    const [, ...words] = here(find).split(' ');
    execFileSync('find', words);
    const left = readdirSync(backups).sort();
    expect(left).toEqual(['other.db', expect.stringMatching(/^tabletour-\d{4}-\d\d-\d\dT\d{6}[.]db$/), 'tabletour-recent.db']);
  });
});
