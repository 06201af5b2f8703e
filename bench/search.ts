import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '@/db/client';
import { startCluster } from '@/db/embedded/start-cluster';
import { migrate } from '@/db/migrate';
import { insertCopies } from '@/db/testing/insert-copies';
import { closeDatabase } from '@/lib/platform/database';
import { searchAll } from '@/lib/search/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { insertManyTalents } from '@/scripts/demo/talents/large-talents';

// What Ctrl-K takes at an agency with 100,000 quotations, 50,000 events, 20,000 clients and 20,000 called talents of
// 100,000, against the same words looked for with ILIKE, accents and mistakes unforgiven, as a simple search does.
// The data are made once (a minute or two) and kept below .elenco/bench-search; BENCH_NEW=1 makes them anew.

const ROWS = 100_000;
const ROUNDS = 15;
const WORDS = [
  'feria del libro 77123',
  'COT-77123',
  'festival',
  'fe',
  'lanzamineto café',
  'Ñandu',
  'textil 1234',
  'valeria gomez',
  'garsia',
  '+57 310 007 7123',
  '900.012.345',
  'COT‑77123',
  'textil 310 007 7123',
  'nadie se llama así',
] as const;

const NAMES = `
  (array['Feria del Libro', 'Lanzamiento de Café', 'Festival de Verano', 'Rodaje', 'Pasarela', 'Convención', 'Gala', 'Campaña',
    'Aniversario', 'Concierto', 'Congreso', 'Degustación'])[1 + (hashint4(n) & 1023) % 12]`;
const CLIENTS = `
  from clients c, generate_series(1, $2::int) n, lateral jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
    'name', (array['Café', 'Textil', 'Banco', 'Colchones', 'Ñandú', 'Teatro', 'Viajes'])[1 + n % 7] || ' ' || n,
    'identification', (900000000 + n)::text, 'phone', (3100000000 + n)::text, 'phone_producer', null, 'created_at', now() - n * interval '1 hour')) copy
  where c.id = $1`;
const QUOTATIONS = `
  from quotations q, generate_series(1000, 999 + $2::int) n, lateral jsonb_populate_record(q, jsonb_build_object(
    'id', gen_random_uuid(), 'code', n, 'name_event', ${NAMES} || ' ' || n, 'name_client', 'Textil ' || n % 20000,
    'phone_client', (3100000000 + n)::text, 'created_at', now() - (110000 - n) * interval '10 minutes')) copy
  where q.id = $1`;
const EVENTS = `
  from quotations q, events e, lateral jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(),
    'quotation_id', q.id, 'name', q.name_event, 'code', q.code, 'name_client', q.name_client,
    'start_date', q.created_at, 'end_date', q.created_at + interval '9 hours')) copy
  where e.id = $1 and q.agency_id = e.agency_id and q.code > 51000 and q.id <> e.quotation_id`;
const PLACES = `
  from convocateds v, (select id, row_number() over (order by id) as n from talents limit $2) t, lateral
    jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'talent_id', t.id)) copy
  where v.id = $1 and t.id <> v.talent_id`;

const percentile = (values: readonly number[], share: number): string =>
  (values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0).toFixed(1);
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function fill(url: string, pool: pg.Pool): Promise<void> {
  const { db, pool: own } = createDatabase(url, { max: 2 });
  const { agency } = await makeAgencyUser(db, { name: 'Quien', lastname: 'Busca' });
  const client = await makeClient(db, { agency });
  const quotation = await makeQuotation(db, { agency, client });
  const event = await makeEvent(db, { agency });
  const place = await makeConvocated(db, { event });
  await insertManyTalents(pool, 1, ROWS);
  await insertCopies(pool, 'clients', CLIENTS, [client.id, ROWS / 5]);
  await insertCopies(pool, 'quotations', QUOTATIONS, [quotation.id, ROWS]);
  await insertCopies(pool, 'events', EVENTS, [event.id]);
  await insertCopies(pool, 'convocateds', PLACES, [place.id, ROWS / 5]);
  await pool.query('vacuum analyze');
  await own.end();
}

const dataDir = path.join(process.cwd(), '.elenco', 'bench-search');
if (process.env.BENCH_NEW) await rm(dataDir, { recursive: true, force: true });
const cluster = await startCluster({ dataDir, durable: false });
process.env.DATABASE_URL = cluster.url;
const pool = new pg.Pool({ connectionString: cluster.url, max: 4 });
pool.on('error', () => undefined);
try {
  await migrate(cluster.url);
  const known = await pool.query(`select from users where name = 'Quien' and lastname = 'Busca'`);
  if (known.rowCount === 0) await fill(cluster.url, pool);
  const { rows } = await pool.query<{ user_id: string; agency_id: string }>(
    `select m.user_id, m.agency_id from agency_users m join users u on u.id = m.user_id where u.name = 'Quien'`,
  );
  const [{ user_id: userId = '', agency_id: agencyId = '' } = {}] = rows;
  const actor = { kind: 'agencyUser', userId, agencyId, role: 'OWNER', agencyState: 23 } as const;
  const plain = (words: string) =>
    pool.query(
      `(select id from quotations where agency_id = $1 and search_text ilike $2 order by created_at desc limit 5)
       union all (select id from events where agency_id = $1 and search_text ilike $2 order by start_date desc limit 5)
       union all (select id from clients where agency_id = $1 and search_text ilike $2 order by created_at desc limit 5)
       union all (select id from talents where search_text ilike $2 limit 5)`,
      [agencyId, `%${words}%`],
    );
  const table = [];
  for (const words of WORDS) {
    const [own, peer]: [number[], number[]] = [[], []];
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      own.push(
        await timed(async () => {
          found = (await searchAll(actor, words)).length;
        }),
      );
      peer.push(await timed(() => plain(words)));
    }
    const { rowCount } = await plain(words);
    table.push({
      words,
      found,
      'median ms': percentile(own, 0.5),
      'p95 ms': percentile(own, 0.95),
      'ILIKE found': rowCount,
      'ILIKE median ms': percentile(peer, 0.5),
      'ILIKE p95 ms': percentile(peer, 0.95),
    });
  }
  console.table(table);
} finally {
  await closeDatabase();
  await pool.end();
  await cluster.stop();
}
