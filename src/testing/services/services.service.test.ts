import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { build } from 'esbuild';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { freshDatabase, freshPrefix, startPostgres, startRedis } from './index.ts';

async function rows(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    let found: readonly unknown[] = [];
    for (const statement of statements) found = (await client.query(statement)).rows;
    return found;
  } finally {
    await client.end();
  }
}

async function reply(url: string, command: string, ...args: readonly string[]): Promise<unknown> {
  const redis = new Redis(url);
  try {
    return await redis.call(command, ...args);
  } finally {
    redis.disconnect();
  }
}

async function isListening(url: string): Promise<boolean> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  const connected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return connected;
}

async function postgresFolder(url: string): Promise<string> {
  const [row] = await rows(url, 'select current_setting($$data_directory$$) as folder');
  return String(row && typeof row === 'object' && 'folder' in row ? row.folder : '');
}

async function redisFolder(url: string): Promise<string> {
  const answer = await reply(url, 'config', 'get', 'dir');
  return Array.isArray(answer) ? String(answer[1]) : '';
}

describe('the PostgreSQL of the run', () => {
  test('gives every file a database of its own, which can be dropped while somebody uses it', async () => {
    const [mine, yours] = [await freshDatabase(inject('postgres')), await freshDatabase(inject('postgres'))];
    await rows(mine.url, 'create table thing (name text)');
    expect(await rows(yours.url, 'select to_regclass($$thing$$) as thing')).toEqual([{ thing: null }]);
    const user = new pg.Client(mine.url);
    user.on('error', () => {});
    await user.connect();
    await mine.drop();
    await yours.drop();
    await expect(rows(mine.url, 'select 1')).rejects.toThrow('does not exist');
    await user.end();
  });
});

describe('the Redis of the run', () => {
  test('answers, and no two prefixes are the same', async () => {
    expect(await reply(inject('redis'), 'ping')).toBe('PONG');
    expect(freshPrefix()).not.toBe(freshPrefix());
  });
});

describe('a private service', () => {
  test('PostgreSQL keeps what was committed through a kill, at the same address, and leaves nothing when it stops', async () => {
    const postgres = await startPostgres();
    const folder = await postgresFolder(postgres.url);
    await rows(postgres.url, 'create table kept (n int)', 'insert into kept values (7)');
    await postgres.kill();
    await expect(rows(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.restart();
    expect(await rows(postgres.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(existsSync(folder)).toBe(true);
    await postgres.stop();
    expect(existsSync(folder)).toBe(false);
    expect(await isListening(postgres.url)).toBe(false);
  });

  test('PostgreSQL starts again though clients were connected when it was killed', async () => {
    const postgres = await startPostgres();
    const client = new pg.Client(postgres.url);
    client.on('error', () => {});
    await client.connect();
    await postgres.kill();
    await postgres.restart();
    expect(await rows(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await client.end();
    await postgres.stop();
  });

  test('Redis keeps what was written through a kill, at the same address, and leaves nothing when it stops', async () => {
    const redis = await startRedis();
    const folder = await redisFolder(redis.url);
    await reply(redis.url, 'set', 'kept', '7');
    await redis.kill();
    expect(await isListening(redis.url)).toBe(false);
    await redis.restart();
    expect(await reply(redis.url, 'get', 'kept')).toBe('7');
    await redis.stop();
    expect(existsSync(folder)).toBe(false);
    expect(await isListening(redis.url)).toBe(false);
  });

  test('may be stopped after a kill, and twice', async () => {
    const redis = await startRedis();
    const folder = await redisFolder(redis.url);
    await redis.kill();
    await redis.stop();
    await redis.stop();
    expect(existsSync(folder)).toBe(false);
  });

  test('ends with the process that started it', async () => {
    const contents = `
      import { startPostgres, startRedis } from './src/testing/services/index.ts';
      const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
      process.stdout.write(JSON.stringify([postgres.url, redis.url]), () => process.stdin.once('data', () => process.exit()));`;
    const bundle = { bundle: true, format: 'esm', platform: 'node', packages: 'external', write: false } as const;
    const { outputFiles } = await build({ ...bundle, stdin: { contents, resolveDir: process.cwd() } });
    const child = spawn(process.execPath, ['--input-type=module', '--eval', outputFiles[0]?.text ?? ''], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [told] = await once(child.stdout, 'data');
    const [postgres = '', redis = '']: string[] = JSON.parse(String(told));
    const folders = [await postgresFolder(postgres), await redisFolder(redis)];
    expect(folders.map(folder => existsSync(folder))).toEqual([true, true]);
    child.stdin.end('end');
    await once(child, 'exit');
    expect(folders.map(folder => existsSync(folder))).toEqual([false, false]);
    await expect.poll(() => isListening(postgres)).toBe(false);
    await expect.poll(() => isListening(redis)).toBe(false);
  });
});
