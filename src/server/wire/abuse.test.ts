import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { fileIn } from '../storage/libsql.ts';
import { abuseOn } from './abuse.testing.ts';

abuseOn('the embedded store', async () => {
  const data = mkdtempSync(join(tmpdir(), 'abuse-'));
  return {
    place: { data },
    async all(query) {
      const database = new Database(fileIn(data), { readonly: true });
      const rows = database.prepare(query).all() as object[];
      database.close();
      return rows;
    },
    remove: async () => rmSync(data, { recursive: true }),
  };
});
