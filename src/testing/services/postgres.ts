import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import { folderFor } from './folder.ts';
import { freePort } from './port.ts';
import { program } from './program.ts';
import { Service } from './service.ts';

// A commit still reaches the operating system before it is acknowledged, so a killed server loses nothing; only the disk is not waited for.
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '32MB',
};

/** Starts a PostgreSQL of its own, empty, on a free port; a benchmark waits for the disk by settings of its own. */
export async function startPostgres(change: Readonly<Record<string, string>> = {}): Promise<Service> {
  const [initdb, command] = [program('initdb'), program('postgres')];
  const folder = folderFor('postgres', ['postgres', 'nobody']);
  const create = ['-D', folder.data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(initdb, create, { ...folder.account, cwd: folder.data }).catch(error => {
    rmSync(folder.path, { recursive: true });
    throw error;
  });
  const port = await freePort();
  const url = `postgres://app@127.0.0.1:${port}/postgres`;
  const settings = Object.entries({ ...SETTINGS, ...change, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return Service.start({
    command,
    args: ['-D', folder.data, ...settings],
    url,
    folder,
    stopSignal: 'SIGINT',
    ask: () => query(url, 'select 1'),
  });
}

/** A database of one's own on that server; a test file makes one and drops it. */
export async function freshDatabase(serverUrl: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(serverUrl, `create database ${name} template template0`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, drop: () => query(serverUrl, `drop database if exists ${name} with (force)`) };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A server that is killed meanwhile is told by the query.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
