import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { createDatabase } from '@/db/client';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import type { AgencyActor } from '@/lib/core/actor';
import { closeDatabase } from '@/lib/platform/database';
import { listByStatus, totalsByStatus } from '@/lib/quotations/listing/queries';
import { countQuotations, listQuotations } from '@/lib/quotations/queries';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';

// What the list of quotations costs an agency with 2,000 of them, in a database where it is one of many: the time of
// each read, the pages of the database it touches, and whether it ever reads a whole table.

const AGENCIES = 25;
const QUOTATIONS = 2000;
const ROUNDS = 15;
const STATES = [61, 62, 63, 64, 65];

type Statement = { readonly text: string; readonly values: unknown[] };

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** So many copies of a quotation in all states, some as a second version, some in dollars, some opened. */
const COPIES = `
  insert into quotations select copy.* from quotations q, generate_series(1, $2::int) n, lateral
    jsonb_populate_record(q, jsonb_build_object(
      'id', gen_random_uuid(), 'code', 10 + n, 'name_event', 'Evento ' || n, 'state_id', 61 + n % 5,
      'start_date', now() + n * interval '3 hours', 'end_date', now() + n * interval '3 hours' + interval '9 hours',
      'currency_id', case when n % 10 = 0 then 2 else 1 end, 'fx_rate', case when n % 10 = 0 then 4012.55 else 1 end,
      'last_opened_at', case when n % 3 = 0 then now() - n * interval '1 hour' end,
      'updated_at', now() - n * interval '1 minute')) copy
  where q.id = $1`;
const VERSIONS = `
  insert into quotations select copy.* from quotations q, lateral jsonb_populate_record(q, jsonb_build_object(
    'id', gen_random_uuid(), 'version', 2, 'previous_id', q.id, 'state_id', 61)) copy
  where q.agency_id = $1 and q.code % 20 = 0`;
const LINES = `
  insert into quotation_lines select copy.* from quotations q, quotation_lines l, lateral
    jsonb_populate_record(l, jsonb_build_object(
      'id', gen_random_uuid(), 'quotation_id', q.id, 'agency_id', q.agency_id)) copy
  where l.id = (select id from quotation_lines limit 1)
    and not exists (select 1 from quotation_lines where quotation_id = q.id)`;

async function fill(url: string): Promise<AgencyActor> {
  const { db, pool } = createDatabase(url, { max: 2 });
  const own: AgencyActor[] = [];
  for (let made = 0; made < AGENCIES; made += 1) {
    const { actor, agency } = await makeAgencyUser(db);
    own.push(actor);
    const { id } = await makeQuotation(db, { agency, code: 1 });
    await pool.query(COPIES, [id, QUOTATIONS]);
    await pool.query(VERSIONS, [agency.id]);
  }
  await pool.query(LINES);
  await pool.query('vacuum analyze');
  await pool.end();
  const middle = own[AGENCIES >> 1];
  if (!middle) throw new Error('no agency');
  return middle;
}

/** The statements of a read, with their values. */
async function record(read: () => Promise<unknown>): Promise<Statement[]> {
  const send = pg.Client.prototype.query;
  const sent: Statement[] = [];
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args;
    const text = typeof query === 'string' ? query : (query as Statement).text;
    if (/^\s*select/i.test(text)) sent.push({ text, values: (values ?? []) as unknown[] });
    return Reflect.apply(send, this, args);
  } as typeof send;
  try {
    await read();
    return sent;
  } finally {
    pg.Client.prototype.query = send;
  }
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Plan[] };

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

async function explain(pool: pg.Pool, { text, values }: Statement) {
  const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
  const [{ Plan: plan, 'Execution Time': millis }] = rows[0]['QUERY PLAN'];
  const all = nodes(plan);
  return {
    millis,
    buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    indexes: all.flatMap((node) =>
      node['Relation Name'] === 'quotations' ? (node['Index Name'] ?? []) : [],
    ),
    bitmaps: all.flatMap((node) =>
      node['Node Type'] === 'Bitmap Index Scan' ? (node['Index Name'] ?? []) : [],
    ),
    whole: all.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'quotations'),
  };
}

async function measure(pool: pg.Pool, name: string, read: () => Promise<unknown>): Promise<boolean> {
  await read();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  const plans = [];
  for (const statement of await record(read)) plans.push(await explain(pool, statement));
  const buffers = plans.reduce((sum, plan) => sum + plan.buffers, 0);
  const server = plans.reduce((sum, plan) => sum + plan.millis, 0);
  const used = [...new Set(plans.flatMap(({ indexes, bitmaps }) => [...indexes, ...bitmaps]))];
  const whole = plans.some((plan) => plan.whole);
  console.log(
    `${name.padEnd(34)} ${median(times).toFixed(1).padStart(6)} ms, ${server.toFixed(1).padStart(5)} in the database · ${String(buffers).padStart(6)} pages · ` +
      `${plans.length} statements · ${whole ? 'READS THE WHOLE TABLE' : used.join(', ')}`,
  );
  return !whole;
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-bench-'));
const cluster = await startCluster({ dataDir, durable: true });
process.env.DATABASE_URL = cluster.url;
const pool = new pg.Pool({ connectionString: cluster.url, max: 1 });
// Stopping the server ends what is idle.
pool.on('error', () => undefined);
try {
  await migrate(cluster.url);
  const actor = await fill(cluster.url);
  const board = STATES.map((status) => ({ status, limit: 12 }));
  const newest = { newest: true } as const;
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'first page': () => listQuotations(actor, { ...newest, limit: 20 }),
    'page 80': () => listQuotations(actor, { ...newest, limit: 20, offset: 79 * 20 }),
    'first page by total': () => listQuotations(actor, { ...newest, limit: 20, sort: 'total' }),
    'first page by last opened': () => listQuotations(actor, { ...newest, limit: 20, sort: 'opened' }),
    'sent ones': () => listQuotations(actor, { ...newest, status: 62, limit: 20 }),
    search: () => listQuotations(actor, { ...newest, search: 'evento 77', limit: 20 }),
    'code as written': () => listQuotations(actor, { ...newest, search: 'COT-00148', limit: 20 }),
    'days of the event': () =>
      listQuotations(actor, { ...newest, during: { from: '2027-01-01', to: '2027-01-31' }, limit: 20 }),
    'counts and sums by state': () => totalsByStatus(actor, newest),
    'count of the replaced ones': () => countQuotations(actor, { status: 'SUPERSEDED' }),
    'board, 12 a column': () => listByStatus(actor, newest, board),
    'file of all': () => listQuotations(actor, { ...newest, limit: 10_001 }),
  };
  console.log(`${QUOTATIONS} quotations of one agency among ${AGENCIES}`);
  let fine = true;
  for (const [name, read] of Object.entries(reads)) fine = (await measure(pool, name, read)) && fine;
  if (!fine) process.exitCode = 1;
} finally {
  await closeDatabase();
  await pool.end();
  // Their connections close a moment later; stopping the server first would be told as a loss.
  await setTimeout(500);
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
