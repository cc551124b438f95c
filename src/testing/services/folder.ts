import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder, and the account that owns `data` in it and runs the service. */
export interface Folder {
  readonly path: string;
  readonly data: string;
  readonly account: { readonly uid?: number; readonly gid?: number };
}

/** Makes a folder for a service; root hands it to the first of these accounts that exists, since PostgreSQL refuses to run as root. */
export function folderFor(name: string, accounts: readonly string[]): Folder {
  const path = mkdtempSync(join(tmpdir(), `tabletour-${name}-`));
  chmodSync(path, 0o755);
  const data = join(path, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (process.getuid?.() !== 0) return { path, data, account: {} };
  const account = accountOf(accounts);
  chownSync(data, account.uid, account.gid);
  return { path, data, account };
}

function accountOf(names: readonly string[]): { readonly uid: number; readonly gid: number } {
  for (const name of names) {
    const [, , uid, gid] = spawnSync('getent', ['passwd', name], { encoding: 'utf8' }).stdout.split(':');
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`root needs one of these accounts to run a service with: ${names.join(', ')}`);
}
