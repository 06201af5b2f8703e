import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { verifyChain } from '@/lib/platform/audit-chain/verify-chain';

// What the chains cost a write that leaves an audit entry, against the same write without their triggers: on a
// PostgreSQL that waits for its disk, and on one whose flush takes FLUSH_MS more (commit_delay). Sixteen writers of one
// agency, or of sixteen, the ways in turns so that a busy machine slows all.

const ROUNDS = 6;
const WRITES = 400;
const FLUSH_MS = 5;
const TRIGGERS = ['audit_entries_noted', 'audit_entries_chained'];

const WAYS = ['without', 'one agency', 'sixteen agencies'] as const;
type Way = (typeof WAYS)[number];

const ENTRY = `insert into audit_entries (agency_id, actor_kind, actor_id, entity, entity_id, action, from_state, to_state, detail)
  values ($1, 'agencyUser', gen_random_uuid()::text, 'quotation', gen_random_uuid()::text, 'send', '61', '62',
    jsonb_build_object('eventId', gen_random_uuid()))`;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const agencies = Array.from({ length: 16 }, () => randomUUID());

/** Milliseconds from begin to commit, of each of so many writes. */
async function run(pool: pg.Pool, way: Way, together: number): Promise<number[]> {
  const times: number[] = [];
  const one = async (writer: number) => {
    const client = await pool.connect();
    const start = performance.now();
    await client.query('begin');
    await client.query('update written set n = n + 1 where id = $1', [Math.floor(Math.random() * 1000)]);
    await client.query(ENTRY, [agencies[way === 'one agency' ? 0 : writer % agencies.length]]);
    await client.query('commit');
    times.push(performance.now() - start);
    client.release();
  };
  let left = WRITES;
  await Promise.all(
    Array.from({ length: together }, async (_, writer) => {
      while (left-- > 0) await one(writer);
    }),
  );
  return times;
}

async function compare(pool: pg.Pool, flush: string, together: number): Promise<void> {
  const each: Record<Way, number[]> = { without: [], 'one agency': [], 'sixteen agencies': [] };
  const rates: Record<Way, number[]> = { without: [], 'one agency': [], 'sixteen agencies': [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of WAYS) {
      for (const trigger of TRIGGERS) {
        await pool.query(
          `alter table audit_entries ${way === 'without' ? 'disable' : 'enable'} trigger ${trigger}`,
        );
      }
      const start = performance.now();
      each[way].push(...(await run(pool, way, together)));
      rates[way].push((WRITES / (performance.now() - start)) * 1000);
    }
  }
  const told = WAYS.map(
    (way) => `${way} ${median(each[way]).toFixed(2)} ms each, ${Math.round(median(rates[way]))} a second`,
  );
  console.log(`${flush}, ${together} at a time: ${told.join(' · ')}`);
}

async function timeVerification(pool: pg.Pool): Promise<void> {
  await pool.query(`insert into audit_entries (actor_kind, entity, entity_id, action, detail)
    select 'job', 'client', n::text, 'update', '{"n": 1}' from generate_series(1, 100000) n`);
  const start = performance.now();
  const { links, fault } = await verifyChain(pool);
  const [problem] = fault?.kind === 'UNCHAINED' ? [] : [fault];
  if (problem) throw new Error(`the chain does not hold: ${JSON.stringify(problem)}`);
  console.log(`verification: ${links} links in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Makes every commit with another transaction beside it wait before its flush. */
async function slowDown(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`alter system set commit_delay = ${FLUSH_MS * 1000}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
  await client.end();
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-bench-'));
const cluster = await startCluster({ dataDir, durable: true });
const pool = new pg.Pool({ connectionString: cluster.url, max: 16 });
// Stopping the server ends what is idle.
pool.on('error', () => undefined);
try {
  await migrate(cluster.url);
  await pool.query('create table written as select id, 0 as n from generate_series(0, 999) id');
  await pool.query('alter table written add primary key (id)');
  await compare(pool, 'flush of the disk', 1);
  await compare(pool, 'flush of the disk', 16);
  await slowDown(cluster.superuserUrl);
  await compare(pool, `flush of ${FLUSH_MS} ms more`, 16);
  await timeVerification(pool);
} finally {
  await pool.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
