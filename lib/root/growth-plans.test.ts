import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, type DatabaseHandle } from '@/db/client';
import { type Cost, costOf } from '@/db/testing/explain-reads';
import { useDatabase } from '@/db/testing/use-database';
import { fillBusyYear } from '@/lib/testing/busy-year';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';
import { growingReads, type Read } from './testing/growing-reads';

// What pages and the wire read of an agency with years of whole events goes by indexes: no table that grows is read from
// end to end, least of all once for each row of another. `npm run bench:growth` has the same at 10,000 events.

const own = useDatabase();
const EVENTS = 300;
const OTHERS = 20;
const TALENTS = (EVENTS + 2 * OTHERS) * 10;
/** Rows of a table that may be read whole. */
const SMALL_TABLE = 1_000;
/** Rows that a table may be read in all, when it is read again and again. */
const MOST_AGAIN = 2_000;
/** Pages of 8 kB that a read may touch, but for those that read what is open, called or owed. */
const MOST_PAGES = 450;
const MORE: Readonly<Record<string, number>> = {
  // Each debt and each credit is compared (docs/performance.md).
  'receivables: a page': 1_500,
  'receivables: by age': 1_500,
  // The rows of its month alone.
  'the journal of a month': 300,
  // Up to a thousand of a name are looked up among those whom the agency called.
  'Ctrl-K: a frequent name': 2_500,
  'Ctrl-K: two letters': 4_500,
  'Ctrl-K: a word of events': 2_500,
  'the dashboard: what waits': 1_500,
  'every page: the menu': 900,
  // What the platform holds of all agencies is added up.
  'the administrator: balances': 700,
};

let reads: Readonly<Record<string, Read>>;
let asked: DatabaseHandle;

beforeAll(async () => {
  await insertManyTalents(own.pool, 1, TALENTS);
  const client = await own.pool.connect();
  try {
    for (const [number, events] of [EVENTS, OTHERS].entries()) {
      const { agency } = await makeAgencyUser(own.db);
      await fillBusyYear(own.db, client, { agency, events, from: number * 10 * EVENTS });
    }
  } finally {
    client.release();
  }
  await own.pool.query('vacuum analyze');
  reads = await growingReads(own.pool);
  // A page read one after the other costs as if the tables were far longer: they are, and a test fills but a little.
  await own.pool.query(`alter database ${new URL(own.url).pathname.slice(1)} set seq_page_cost = 40`);
  asked = createDatabase(own.url, { max: 1 });
}, 120_000);
afterAll(() => asked?.pool.end());

/** What is wrong with how a read goes through tables. */
const faultsOf = ({ scanned }: Cost): string[] =>
  scanned
    .filter(({ rows, loops }) => rows > SMALL_TABLE || (loops > 1 && rows * loops > MOST_AGAIN))
    .map(({ table, rows, loops }) => `${table}: ${rows} rows, ${loops} times`);

test('no read goes through a table that grows, and none touches more than it shows', async () => {
  const faults: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(reads)) {
    await read();
    const cost = await costOf(asked.pool, read);
    const found = faultsOf(cost);
    if (cost.pages > (MORE[name] ?? MOST_PAGES)) found.push(`${cost.pages} pages`);
    if (found.length > 0) faults[name] = found;
  }
  expect(faults).toEqual({});
});

test('without an index of what a read walks, it is found out', async () => {
  const client = await own.pool.connect();
  try {
    await client.query('drop index contracts_by_convocated, contracts_convocated');
  } finally {
    client.release();
  }
  const papers = await costOf(asked.pool, reads['a past event: documents'] as Read);
  expect(faultsOf(papers).join()).toContain('contracts');
});
