import type pg from 'pg';
import type { Db } from '@/db/client';
import { copyRows } from '@/db/testing/copy-rows';
import { EVENT, QUOTATION } from '@/lib/core/states';
import type { Agency } from './factories/agencies';
import { type Client, makeClient } from './factories/clients';
import { makeQuotation } from './factories/quotations';
import { CALLED, type EventKind, makeWholeEvent } from './whole-event';

type Kind = EventKind & {
  readonly share: number;
  /** How the copies of the first event lie in time; `at` is between 0 and 1. */
  readonly when: (at: string) => string;
};

/** What lies years back, what is being settled, and what is to come. */
const KINDS: readonly Kind[] = [
  {
    share: 0.9,
    stateId: EVENT.FINISHED,
    claims: 'PAID',
    received: true,
    agencySignedAt: new Date(),
    when: (at) => `- interval '40 days' - ${at} * interval '700 days'`,
  },
  {
    share: 0.05,
    stateId: EVENT.FINISHED,
    claims: 'SENT',
    received: false,
    agencySignedAt: null,
    when: (at) => `- interval '3 days' - ${at} * interval '30 days'`,
  },
  {
    share: 0.05,
    stateId: EVENT.CALLING,
    claims: 'PAID',
    received: false,
    agencySignedAt: null,
    when: (at) => `interval '2 days' + ${at} * interval '60 days'`,
  },
];

/** Columns that hold the id of something which is copied with the row. */
const KEYS = new Set(
  'id event_id quotation_id quotation_line_id event_personal_id convocatory_id convocated_id contract_id claim_id'.split(
    ' ',
  ),
);

/**
 * Fills a database with an agency's events as years of work leave them: clients, quotations with lines and without an
 * event, roles, calls, called people with bookings, contracts, claims, payments, costs, messages and the audit trail.
 * Whole events are made once of each kind and copied; `talents` are those who are called, in turn. The client's role
 * may set `session_replication_role`.
 */
export async function fillBusyYear(
  db: Db,
  client: pg.ClientBase,
  { agency, events, from = 0 }: { readonly agency: Agency; readonly events: number; readonly from?: number },
): Promise<void> {
  const first = await makeClient(db, { agencyId: agency.id });
  const clients = Math.max(2, Math.round(events / 7));
  await client.query('set session_replication_role = replica');
  try {
    await preparePool(client);
    const every = { shift: "interval '0'", keys: KEYS };
    await copyRows(client, 'clients', `row.id = '${first.id}'`, {
      ...every,
      from: 1,
      to: clients,
      changes: { name: "'Cliente ' || n", identification: '(900000000 + n)::text' },
    });
    let next = from + 1;
    for (const kind of KINDS) {
      const count = Math.max(2, Math.round(events * kind.share));
      const at = `((n - ${next}) / ${count}::float8)`;
      await copyKind(db, client, {
        agency,
        first,
        clients,
        kind,
        from: next,
        to: next + count - 1,
        shift: `(${kind.when(at)})`,
      });
      next += count;
    }
    await copyQuotations(db, client, {
      agency,
      first,
      clients,
      from: next,
      to: next + Math.round(events / 2),
    });
  } finally {
    await client.query('reset session_replication_role');
  }
}

/** The talents that are there, numbered, so that who is called comes again only when all others were. */
async function preparePool(client: pg.ClientBase): Promise<void> {
  await client.query('drop table if exists pool_of_talents, called_of_first');
  await client.query(`create temp table pool_of_talents as
    select row_number() over (order by created_at, id) - 1 as place, id from talents`);
  await client.query('alter table pool_of_talents add primary key (place)');
  await client.query('create temp table called_of_first (id uuid primary key, place int not null)');
}

type Copies = {
  readonly agency: Agency;
  readonly first: Client;
  readonly clients: number;
  readonly from: number;
  readonly to: number;
};

const ofClient = ({ first, clients }: Copies) => ({
  client_id: `md5((1 + n % ${clients}) || '${first.id}')::uuid`,
  name_client: `'Cliente ' || (1 + n % ${clients})`,
});
const NAME = "(array['Feria', 'Lanzamiento', 'Rodaje', 'Pasarela', 'Campaña'])[1 + n % 5] || ' ' || n";

async function copyKind(
  db: Db,
  client: pg.ClientBase,
  { kind, shift, ...copies }: Copies & { readonly kind: Kind; readonly shift: string },
): Promise<void> {
  const { id, quotationId, called } = await makeWholeEvent(
    db,
    { agency: copies.agency, client: copies.first },
    kind,
  );
  await client.query('truncate called_of_first');
  for (const [place, talentId] of called.entries())
    await client.query('insert into called_of_first values ($1, $2)', [talentId, place]);
  const size = `(select count(*) from pool_of_talents)`;
  const talent = {
    talent_id: `(select p.id from pool_of_talents p where p.place = (n * ${CALLED}::bigint
      + (select o.place from called_of_first o where o.id = row.talent_id)) % ${size})`,
  };
  const copy = (table: string, where: string, changes: Record<string, string> = {}) =>
    copyRows(client, table, where, { from: copies.from, to: copies.to, shift, keys: KEYS, changes });
  const ofEvent = `row.event_id = '${id}'`;
  const thirdParty = { third_party: 'n % 4 = 0' };
  await copy('quotations', `row.id = '${quotationId}'`, {
    code: '100000 + n',
    name_event: NAME,
    ...ofClient(copies),
  });
  await copy('quotation_lines', `row.quotation_id = '${quotationId}'`);
  await copy('events', `row.id = '${id}'`, {
    code: '100000 + n',
    name: NAME,
    tercero: 'n % 4 = 0',
    ...ofClient(copies),
  });
  await copy('event_personals', ofEvent);
  await copy('convocatories', ofEvent, { code: "row.code || '-' || n" });
  await copy('convocateds', ofEvent, talent);
  await copy(
    'talent_bookings',
    `row.convocated_id in (select c.id from convocateds c where c.event_id = '${id}')`,
    talent,
  );
  await copy('contracts', ofEvent, { code: 'row.code + 10000 * n', ...talent });
  await copy('claims', ofEvent, {
    code: 'row.code + 10000 * n',
    number: 'row.number + 10000 * n',
    name: "'Persona ' || n",
    search_text: `'Persona ' || n || ' ' || ${NAME} || ' ' || row.number + 10000 * n`,
    ...thirdParty,
    ...talent,
  });
  const numbered = { book_number: 'row.book_number + 10000 * n' };
  await copy('client_payments', ofEvent, { ...thirdParty, ...numbered });
  await copy('event_costs', ofEvent, numbered);
  await tell(client, copies, shift, id);
}

/** Quotations without an event: one in ten waits for its client. */
async function copyQuotations(db: Db, client: pg.ClientBase, copies: Copies): Promise<void> {
  const { id } = await makeQuotation(db, {
    agency: copies.agency,
    client: copies.first,
    lastOpenedAt: new Date(),
  });
  const changes = {
    code: '100000 + n',
    name_event: NAME,
    state_id: `case when n % 10 = 0 then ${QUOTATION.SENT} else ${QUOTATION.REJECTED} end`,
    ...ofClient(copies),
  };
  const shift = `(- (n - ${copies.from}) * interval '1 minute')`;
  const of = { from: copies.from, to: copies.to, shift, keys: KEYS };
  await copyRows(client, 'quotations', `row.id = '${id}'`, { ...of, changes });
  await copyRows(client, 'quotation_lines', `row.quotation_id = '${id}'`, of);
}

/** What people were told of the copies, and what the audit trail says of them. */
async function tell(client: pg.ClientBase, { agency, from, to }: Copies, shift: string, firstId: string) {
  const copied = `convocateds c, generate_series(${from}, ${to}) n where c.event_id = '${firstId}'`;
  const ids = `md5(n || c.id::text)::uuid, md5(n || c.event_id::text)::uuid`;
  await client.query(`
    insert into messages (id, agency_id, kind, payload, channel, talent_id, event_id, status, created_at, sent_at)
    select gen_random_uuid(), '${agency.id}', 'convocatories.talent-called', jsonb_build_object('convocatedId', called.id),
      'email', called.talent_id, called.event_id, 'SENT', called.created_at, called.created_at
    from (select ${ids}, n from ${copied}) of_copy (id, event_id, n) join convocateds called on called.id = of_copy.id`);
  await client.query(`
    with told as (
      insert into audit_entries (at, agency_id, actor_kind, entity, entity_id, action, from_state, to_state, detail)
      select c.created_at + ${shift}, '${agency.id}', 'job', 'convocated', md5(n || c.id::text)::uuid::text, 'state', '1811', '1813',
        jsonb_build_object('eventId', md5(n || c.event_id::text)::uuid)
      from ${copied} returning id)
    insert into audit_chain (chain, position, entry_id, hash)
    select '${agency.id}', coalesce((select max(position) from audit_chain where chain = '${agency.id}'), 0)
      + row_number() over (order by told.id), told.id, repeat('0', 64) from told`);
}
