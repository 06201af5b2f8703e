import pg from 'pg';
import { markDatabase, writesSince } from '@/db/testing/watch-writes';

export type Snapshot = {
  /** Puts the copy back, if anything was written since. */
  readonly restore: () => Promise<void>;
};

/**
 * Keeps a copy of the database at an address, made by the clone server of the tests, and puts it back as often as
 * wanted. What is connected is sent away.
 */
export async function takeSnapshot(cloneServerUrl: string, url: string): Promise<Snapshot> {
  const name = new URL(url).pathname.slice(1);
  const copy = async (from: string, to: string) => {
    const response = await fetch(cloneServerUrl, { method: 'PUT', body: `${from} ${to}` });
    if (!response.ok) throw new Error(`No copy of ${from}: ${await response.text()}`);
  };
  const looking = async <T>(look: (pool: pg.Pool) => Promise<T>) => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    try {
      return await look(pool);
    } finally {
      await pool.end();
    }
  };
  const kept = `${name}_kept`;
  await copy(name, kept);
  let mark = await looking(markDatabase);
  return {
    async restore() {
      const before = mark;
      const { changed } = await looking((pool) => writesSince(pool, before));
      if (changed.length === 0) return;
      await copy(kept, name);
      mark = await looking(markDatabase);
    },
  };
}
