import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createDatabase } from '@/db/client';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { insertCopies } from '@/db/testing/insert-copies';
import { contributions } from '@/lib/analytics/rollup/contributions';
import { closeDatabase } from '@/lib/platform/database';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';

// What a report of one agency costs: read from the months (`readReport`), against the same figures counted from its
// quotations each time; and how fast changes are counted. ROWS=1000000 asks for more.

const ROWS = Number(process.env.ROWS) || 100_000;
const CLIENTS = 200;
const ROUNDS = 7;

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Quotations of two years, spread over clients and cities, two of three accepted. */
const QUOTATIONS = `
  from quotations q, (select array_agg(id) as ids from clients where agency_id = $1) own,
    generate_series(1000, 999 + $3::int) n, lateral jsonb_populate_record(q, jsonb_build_object(
      'id', gen_random_uuid(), 'code', n, 'client_id', own.ids[1 + n % array_length(own.ids, 1)], 'city_id', 1 + n % 30,
      'state_id', case when n % 3 = 0 then 64 else 63 end, 'created_at', now() - (n % 730) * interval '1 day',
      'sent_at', now() - (n % 730) * interval '1 day', 'first_opened_at', now() - (n % 730) * interval '1 day',
      'accepted_at', case when n % 3 = 0 then null else now() - (n % 730) * interval '1 day' end)) copy
  where q.id = $2`;

const dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-bench-'));
const cluster = await startCluster({ dataDir, durable: false });
process.env.DATABASE_URL = cluster.url;
const pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
pool.on('error', () => undefined);
const { db, pool: own } = createDatabase(cluster.url, { max: 2 });
own.on('error', () => undefined);
try {
  await migrate(cluster.url);
  const { foldOnce } = await import('@/lib/analytics/rollup/fold');
  const { readReport } = await import('@/lib/analytics/report/queries');
  const { agency, actor } = await makeAgencyUser(db);
  for (let index = 0; index < CLIENTS; index++) await makeClient(db, { agencyId: agency.id });
  const first = await makeQuotation(db, { agency });
  await insertCopies(pool, 'quotations', QUOTATIONS, [agency.id, first.id, ROWS]);
  await pool.query('vacuum analyze');

  const counting = await timed(async () => {
    while ((await foldOnce()) > 0);
  });
  await pool.query('vacuum analyze analytics_entries, analytics_months, analytics_changes');

  const kept: number[] = [];
  const anew: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    kept.push(await timed(() => readReport(actor)));
    anew.push(
      await timed(() =>
        db.execute(sql`
          with subjects (id) as materialized (select id from quotations where agency_id = ${agency.id}), ${contributions}
          select measure, key, month, sum(count), sum(amount) from contributions group by measure, key, month`),
      ),
    );
  }
  console.table([
    { read: 'from the months', 'median ms': Math.round(median(kept)) },
    { read: 'from the rows', 'median ms': Math.round(median(anew)) },
  ]);
  console.log(
    `${ROWS} quotations counted in ${(counting / 1000).toFixed(1)} s, ${Math.round(ROWS / (counting / 1000))} a second`,
  );
} finally {
  await closeDatabase();
  await own.end();
  await pool.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
