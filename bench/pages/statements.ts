import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startCluster } from '../../db/embedded/start-cluster.ts';
import { clusterFolder } from '../../db/testing/open-database.ts';

/** PostgreSQL writes its log a moment after it has answered. */
const WRITTEN_MS = 300;

/** The worker asks now and then: what the quietest of so many tries counts is the work's own. */
const TRIES = 3;

/** Counts the statements that the PostgreSQL of `dataDir` answers during a piece of work, by its own log. */
export async function countingStatements(dataDir: string) {
  const folder = clusterFolder(dataDir);
  const { superuserUrl } = await startCluster({ dataDir: folder, durable: true });
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const set = async (ms: number) => {
    await client.query(`alter system set log_min_duration_statement = ${ms}`);
    await client.query('select pg_reload_conf()');
    await sleep(WRITTEN_MS);
  };
  const log = async () =>
    ((await readFile(path.join(folder, 'postgres.log'), 'utf8')).match(/ ms {2}(execute|statement)/g) ?? [])
      .length;
  await set(0);
  return {
    during: async (work: () => Promise<unknown>): Promise<number> => {
      const counts: number[] = [];
      while (counts.length < TRIES) {
        await sleep(WRITTEN_MS);
        const before = await log();
        await work();
        await sleep(WRITTEN_MS);
        counts.push((await log()) - before);
      }
      return Math.min(...counts);
    },
    end: async () => {
      await set(-1);
      await client.end();
    },
  };
}
