import pg from 'pg';
import { createDatabase } from '../../db/client.ts';
import { type Cluster, startCluster } from '../../db/embedded/start-cluster.ts';
import { migrate } from '../../db/migrate.ts';
import { insertCopies } from '../../db/testing/insert-copies.ts';
import { makeClient } from '../../lib/testing/factories/clients.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { makeAgencyUser } from '../../lib/testing/factories/identity.ts';
import { insertLargeLists } from '../../lib/testing/large-lists.ts';
import { insertManyTalents } from '../../scripts/demo/talents/large-talents.ts';

/** How much there is: talents of the platform, and events and clients of one agency. */
export type Size = { readonly talents: number; readonly events: number; readonly clients: number };

/** Ten times apart in everything. */
export const SIZES = {
  tenth: { talents: 100_000, events: 10_000, clients: 1_500 },
  whole: { talents: 1_000_000, events: 100_000, clients: 15_000 },
} as const satisfies Record<string, Size>;

export type SizeName = keyof typeof SIZES;

const BATCH = 50_000;

/** Clients like a first one, named by what comes before the number. */
const CLIENTS = `
  from clients c, generate_series(1, $2::int) n, lateral
    jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
      'name', (array['Café', 'Feria', 'Banco', 'Colchones', 'Ñandú', 'Teatro', 'Viajes'])[1 + n % 7] || ' ' || n,
      'identification', (900000000 + n)::text, 'state_id', case when n % 10 = 0 then 53 else 52 end,
      'created_at', now() - n * interval '1 hour')) copy
  where c.id = $1`;

/**
 * One quotation of three ends without an event. A quotation is half an hour younger than the one before it; the last
 * thousand are of events to come.
 */
const QUOTATIONS = `
  from quotations q, (select array_agg(id order by id) as ids from clients where agency_id = $1) own, (
    select n, n % 3 <> 2 as held, case when (n / 3) % 10 = 9 and n < $3::int - 3000 then 5 else (n / 3) % 10 end as end_of, now() - ($3::int - n) * interval '30 minutes' as at
    from generate_series(1, $3::int) n
  ) drawn, lateral
    jsonb_populate_record(q, jsonb_build_object(
      'id', gen_random_uuid(), 'code', case when not held and end_of = 9 then null else 100 + n end,
      'name_event', (array['Lanzamiento', 'Feria', 'Campaña de café', 'Rodaje', 'Pasarela'])[1 + (hashint4(n) & 1023) % 5] || ' ' || n,
      'client_id', ids[1 + mod(n, array_length(ids, 1))],
      'name_client', 'Cliente ' || mod(n, array_length(ids, 1)),
      'state_id', case when held then 63 when end_of < 4 then case when at > now() - interval '15 days' then 62 else 65 end when end_of < 6 then 64 when end_of = 9 then 61 else 65 end,
      'voided_at', case when not held and end_of = 8 then at end, 'voided_reason', case when not held and end_of = 8 then 'Repetida' end,
      'start_date', at + interval '20 days', 'end_date', at + interval '20 days 9 hours',
      'sent_at', case when held or end_of < 9 then at end, 'accepted_at', case when held then at end,
      'valid_until', case when held or end_of < 9 then at + interval '15 days' end,
      'currency_id', case when n % 10 = 0 then 2 else 1 end, 'fx_rate', case when n % 10 = 0 then 4012.55 else 1 end,
      'last_opened_at', case when n % 4 = 0 then at end, 'created_at', at, 'updated_at', at)) copy
  where q.id = $2`;

const REPLACE = `
  update quotations set superseded_at = now() where agency_id = $1 and code % 25 = 0 and state_id = 64`;
const VERSIONS = `
  from quotations q, lateral jsonb_populate_record(q, jsonb_build_object(
    'id', gen_random_uuid(), 'version', 2, 'previous_id', q.id, 'superseded_at', null)) copy
  where q.agency_id = $1 and q.superseded_at is not null`;

const LINES = `
  from quotations q, quotation_lines l, lateral
    jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid(), 'quotation_id', q.id)) copy
  where q.agency_id = $1 and l.id = (select id from quotation_lines limit 1)
    and not exists (select 1 from quotation_lines where quotation_id = q.id)`;

const EVENTS = `
  from events e, quotations q, lateral
    jsonb_populate_record(e, jsonb_build_object(
      'id', gen_random_uuid(), 'quotation_id', q.id, 'name', q.name_event, 'code', q.code, 'name_client', q.name_client, 'client_id', q.client_id, 'start_date', q.start_date,
      'end_date', q.end_date, 'created_at', q.accepted_at, 'updated_at', q.accepted_at,
      'state_id', case when q.code % 20 = 0 then 37 when q.end_date > now() then 33 + q.code % 3
        when q.code % 4 = 0 then 38 else 36 end)) copy
  where e.id = $2 and q.agency_id = $1 and q.state_id = 63 and q.id <> e.quotation_id`;

const PERSONALS = `
  from events e, event_personals p, lateral
    jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'event_id', e.id,
      'start_date', e.start_date, 'end_date', e.end_date)) copy
  where e.agency_id = $1 and p.id = (select id from event_personals limit 1)
    and not exists (select 1 from event_personals where event_id = e.id)`;

const ACTIVITY = `
  insert into audit_entries (at, entity, entity_id, action, agency_id, actor_kind, detail)
  select at, 'quotation', id, 'quotation.create', agency_id, 'system', '{}' from (
    select id, agency_id, created_at as at from quotations where agency_id = $1 order by created_at) made`;

/** Fills an empty database with what a size says is missing from what it has. */
async function fill(url: string, { talents, events, clients }: Size, from: number): Promise<void> {
  const { db, pool } = createDatabase(url, { max: 2 });
  try {
    for (let first = from; first <= talents; first += BATCH)
      await insertManyTalents(pool, first, Math.min(first + BATCH - 1, talents));
    const { agency, user } = await makeAgencyUser(db);
    const client = await makeClient(db, { agencyId: agency.id });
    const event = await makeEvent(db, { agency });
    await insertCopies(pool, 'clients', CLIENTS, [client.id, clients]);
    await insertCopies(pool, 'quotations', QUOTATIONS, [agency.id, event.quotationId, events * 1.5]);
    await pool.query(REPLACE, [agency.id]);
    await insertCopies(pool, 'quotations', VERSIONS, [agency.id]);
    await insertCopies(pool, 'quotation_lines', LINES, [agency.id]);
    await insertCopies(pool, 'events', EVENTS, [agency.id, event.id]);
    await insertCopies(pool, 'event_personals', PERSONALS, [agency.id]);
    await pool.query(ACTIVITY, [agency.id]);
    await insertLargeLists(db, pool, { agencyId: agency.id, userId: user.id, eventId: event.id }, events);
    // Profiles and skills wrote each talent again: in the order in which they came, at both sizes.
    await pool.query('cluster talents using talents_newest');
    await pool.query('vacuum analyze');
  } finally {
    await pool.end();
  }
}

const urlOf = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: `/${name}` }).href;

/**
 * Starts a server with a database of each size, filling those that are not there yet: minutes, and 2 GB. Returns their
 * addresses.
 */
export async function startLargeData(
  dataDir: string,
): Promise<{ cluster: Cluster; urls: Record<SizeName, string> }> {
  const cluster = await startCluster({ dataDir, durable: false });
  const superuser = new pg.Client({ connectionString: cluster.superuserUrl });
  await superuser.connect();
  const urls = {} as Record<SizeName, string>;
  try {
    for (const [name, size] of Object.entries(SIZES) as [SizeName, Size][]) {
      urls[name] = urlOf(cluster.url, name);
      const found = await superuser.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount === 0) {
        const began = Date.now();
        const making = `making_${name}`;
        await superuser.query(`drop database if exists ${making}`);
        await superuser.query(`create database ${making} owner ${new URL(cluster.url).username}`);
        await migrate(urlOf(cluster.url, making));
        await fill(urlOf(cluster.url, making), size, 1);
        await superuser.query(`alter database ${making} rename to ${name}`);
        console.log(
          `${size.talents} talents, ${size.events} events: ${Math.round((Date.now() - began) / 1000)} s`,
        );
      } else await migrate(urls[name]);
    }
  } finally {
    await superuser.end();
  }
  return { cluster, urls };
}
