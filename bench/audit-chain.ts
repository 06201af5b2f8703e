import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { verifyChain } from '@/lib/platform/audit-chain/verify-chain';

// What the chain costs a write that leaves an audit entry, against the same write without its trigger: on a PostgreSQL
// that waits for its disk, one after another and sixteen at a time, the two in turns so that a busy machine slows both.

const ROUNDS = 10;
const WRITES = 200;
const TOGETHER = [1, 16];
const TRIGGER = 'audit_entries_chained';

const ENTRY = `insert into audit_entries (agency_id, actor_kind, actor_id, entity, entity_id, action, from_state, to_state, detail)
  values (gen_random_uuid(), 'agencyUser', gen_random_uuid()::text, 'quotation', gen_random_uuid()::text, 'send', '61', '62',
    jsonb_build_object('eventId', gen_random_uuid()))`;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Milliseconds from begin to commit, of each of so many writes. */
async function run(pool: pg.Pool, together: number): Promise<number[]> {
  const times: number[] = [];
  const one = async () => {
    const client = await pool.connect();
    const start = performance.now();
    await client.query('begin');
    await client.query('update written set n = n + 1 where id = $1', [Math.floor(Math.random() * 1000)]);
    await client.query(ENTRY);
    await client.query('commit');
    times.push(performance.now() - start);
    client.release();
  };
  let left = WRITES;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (left-- > 0) await one();
    }),
  );
  return times;
}

async function compare(pool: pg.Pool, together: number): Promise<void> {
  const found = { without: [] as number[], chained: [] as number[] };
  const rates = { without: [] as number[], chained: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['without', 'chained'] as const) {
      await pool.query(
        `alter table audit_entries ${way === 'chained' ? 'enable' : 'disable'} trigger ${TRIGGER}`,
      );
      const start = performance.now();
      found[way].push(...(await run(pool, together)));
      rates[way].push((WRITES / (performance.now() - start)) * 1000);
    }
  }
  const line = (way: 'without' | 'chained') =>
    `${median(found[way]).toFixed(2)} ms each, ${Math.round(median(rates[way]))} a second`;
  const ratio = median(found.chained) / median(found.without);
  console.log(
    `${together} at a time: without ${line('without')} · chained ${line('chained')} · × ${ratio.toFixed(2)}`,
  );
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

const dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-bench-'));
const cluster = await startCluster({ dataDir, durable: true });
const pool = new pg.Pool({ connectionString: cluster.url, max: 16 });
// Stopping the server ends what is idle.
pool.on('error', () => undefined);
try {
  await migrate(cluster.url);
  await pool.query('create table written as select id, 0 as n from generate_series(0, 999) id');
  await pool.query('alter table written add primary key (id)');
  for (const together of TOGETHER) await compare(pool, together);
  await timeVerification(pool);
} finally {
  await pool.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
