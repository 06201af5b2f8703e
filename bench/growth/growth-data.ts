import pg from 'pg';
import { createDatabase } from '@/db/client';
import { type Cluster, startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { fillBusyYear } from '@/lib/testing/busy-year';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { CALLED } from '@/lib/testing/whole-event';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';

/** Agencies beside the one that grows, and the events of each. */
const OTHERS = 5;
const EVENTS_OF_OTHERS = 20;
/** Numbers of events kept for each of them, so that nobody is called twice at a time. */
const NUMBERS_OF_OTHERS = 40;
const BATCH = 50_000;

const within = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Talents, small agencies and one with that many events. `url` is of a role that may leave triggers out. */
async function fill(url: string, events: number): Promise<void> {
  const { db, pool } = createDatabase(url, { max: 3 });
  const client = await pool.connect();
  try {
    const talents = (events + OTHERS * NUMBERS_OF_OTHERS) * CALLED;
    for (let first = 1; first <= talents; first += BATCH)
      await insertManyTalents(pool, first, Math.min(first + BATCH - 1, talents));
    for (let number = 0; number <= OTHERS; number++) {
      const { agency } = await makeAgencyUser(db);
      const size = number === OTHERS ? events : EVENTS_OF_OTHERS;
      await fillBusyYear(db, client, { agency, events: size, from: number * NUMBERS_OF_OTHERS });
    }
    await pool.query('vacuum analyze');
  } finally {
    client.release();
    await pool.end();
  }
}

/** Starts a server with a database of each size, filling those that are not there yet; their addresses by size. */
export async function startGrowthData(
  dataDir: string,
  sizes: readonly number[],
): Promise<{ readonly cluster: Cluster; readonly urls: ReadonlyMap<number, string> }> {
  const cluster = await startCluster({ dataDir, durable: false });
  const superuser = new pg.Client({ connectionString: cluster.superuserUrl });
  await superuser.connect();
  const urls = new Map<number, string>();
  try {
    for (const size of sizes) {
      const name = `events_${size}`;
      const { rowCount } = await superuser.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) {
        const began = Date.now();
        await superuser.query('drop database if exists filling');
        await superuser.query(`create database filling owner ${new URL(cluster.url).username}`);
        await migrate(within(cluster.url, 'filling'));
        await fill(within(cluster.superuserUrl, 'filling'), size);
        await superuser.query(`alter database filling rename to ${name}`);
        console.log(`${size} events: filled in ${Math.round((Date.now() - began) / 1000)} s`);
      } else await migrate(within(cluster.url, name));
      urls.set(size, within(cluster.url, name));
    }
  } finally {
    await superuser.end();
  }
  return { cluster, urls };
}
