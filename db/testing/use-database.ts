import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase, type DatabaseHandle, type Db } from '../client.ts';
import { refuseBareColumns } from './refuse-bare-columns.ts';

export type TestDatabase = { readonly url: string; readonly db: Db; readonly pool: pg.Pool };

/**
 * Gives the test file a migrated database of its own, with the catalogues in it, for as long as the file runs.
 * Call it once, outside the tests. `database()` of the application leads to the same one, through DATABASE_URL.
 * Reading a field before the first test has begun throws.
 */
export function useDatabase(): TestDatabase {
  let open: (DatabaseHandle & { url: string }) | undefined;

  refuseBareColumns();

  beforeAll(async () => {
    const url = await requestClone('POST');
    process.env.DATABASE_URL = url;
    open = { ...createDatabase(url, { max: 4 }), url };
  });

  afterAll(async () => {
    await open?.pool.end();
    if (open) await requestClone('DELETE', open.url);
  });

  function running(): DatabaseHandle & { url: string } {
    if (!open) throw new Error('The database is there in tests and hooks, not while the file is collected');
    return open;
  }
  return {
    get url() {
      return running().url;
    },
    get db() {
      return running().db;
    },
    get pool() {
      return running().pool;
    },
  };
}

async function requestClone(method: 'POST' | 'DELETE', body?: string): Promise<string> {
  const response = await fetch(inject('cloneServerUrl'), { method, ...(body ? { body } : {}) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`No test database: ${answer}`);
  return answer;
}
