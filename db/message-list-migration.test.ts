import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { useDatabase } from './testing/use-database.ts';

// The migration that made the outbox of mail the one list of messages, on rows as they were before it.

const MADE_ONE_LIST = '0030_one-list-of-messages';
const database = useDatabase();
const MIGRATIONS = path.join(import.meta.dirname, 'migrations');
let before: string;

beforeAll(async () => {
  before = await mkdtemp(path.join(tmpdir(), 'elenco-before-'));
  await cp(MIGRATIONS, before, { recursive: true });
  const journal = path.join(before, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'));
  const end = entries.findIndex(({ tag }: { tag: string }) => tag === MADE_ONE_LIST);
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
  for (const schema of ['migrations', 'graphile_worker', 'public']) {
    await database.pool.query(`drop schema if exists ${schema} cascade`);
  }
  await database.pool.query('create schema public');
  await migrate(database.url, before);
});
afterAll(async () => rm(before, { recursive: true, force: true }));

const FILLED: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'x'",
  boolean: 'false',
  jsonb: "'{}'",
  date: 'current_date',
  'timestamp with time zone': 'now()',
};

/** A row of a table as it was: what it must have and nobody told is filled by its type, and refers to nothing. */
async function insert(table: string, told: Readonly<Record<string, unknown>>): Promise<void> {
  const { rows } = await database.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER' and is_identity = 'NO'`,
    [table],
  );
  const needed = rows.filter(({ name }) => !(name in told));
  const names = [...Object.keys(told), ...needed.map(({ name }) => name)];
  const values = [
    ...Object.keys(told).map((_, index) => `$${index + 1}`),
    ...needed.map(({ name, type }) => (name === 'currency_code' ? "'COP'" : (FILLED[type] ?? '1'))),
  ];
  const client = await database.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`,
      Object.values(told),
    );
  } finally {
    await client.query('reset session_replication_role');
    client.release();
  }
}

const id = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const [AGENCY, OTHER, TALENT, USER] = [id(1), id(2), id(3), id(4)];
const [CLIENT, EVENT, PLACE, CONTRACT, CLAIM] = [id(5), id(6), id(7), id(8), id(9)];
const QUOTATION = id(0);

test('mails of before keep what they were, and learn whom they were for and of which event', async () => {
  const ends = { start_date: '2026-01-01', end_date: '2026-01-02' };
  for (const agency of [AGENCY, OTHER])
    await insert('agencies', { id: agency, legal_nature: 'PERSONA_JURIDICA' });
  await insert('talents', { id: TALENT, gender: 'FEMENINO' });
  await insert('users', { id: USER, email: 'ana@prueba.co' });
  await insert('clients', { id: CLIENT, agency_id: AGENCY });
  await insert('events', { id: EVENT, agency_id: AGENCY, ...ends });
  await insert('quotations', {
    id: QUOTATION,
    agency_id: AGENCY,
    client_id: CLIENT,
    state_id: 61,
    subtotal: 1,
    iva: 1,
    total: 2,
    subtotal_platform: 1,
    iva_platform: 1,
    total_platform: 2,
    service_concept: 'SERVICIOS',
    producer_iva_base: 'FEE',
    ...ends,
  });
  const place = { agency_id: AGENCY, event_id: EVENT, talent_id: TALENT };
  await insert('convocateds', { id: PLACE, ...place, state_id: 1811, application_state_id: 1814 });
  await insert('contracts', { id: CONTRACT, ...place, convocated_id: PLACE });
  await insert('claims', {
    id: CLAIM,
    ...place,
    convocated_id: PLACE,
    contract_id: CONTRACT,
    account_type: 'AHORROS',
  });
  const mail = (kind: string, payload: object, more: object = {}) =>
    insert('emails', { kind, payload, agency_id: AGENCY, status: 'SENT', attempts: 2, ...more });
  const ofPlace = { convocatedId: PLACE };
  await mail('convocatories.talent-called', ofPlace, { to_address: 'luz@prueba.co', message_id: '<a@b>' });
  await mail('convocatories.answer-disowned', ofPlace);
  await mail('convocatories.talent-confirmed', ofPlace, { agency_id: OTHER });
  await mail('contracts.signed-for-talent', { contractId: CONTRACT });
  await mail('contracts.signed-for-agency', { contractId: CONTRACT });
  await mail('claims.sent-for-talent', { claimId: CLAIM });
  await mail('talents.photos-reviewed', { talentId: TALENT }, { agency_id: null });
  await mail('talents.guardian-asked', { talentId: TALENT }, { agency_id: null });
  await mail('identity.password-reset', { type: 'talent', id: TALENT }, { agency_id: null });
  await mail('identity.password-reset ', { type: 'agency', id: USER }, { agency_id: null });
  await mail('identity.data-updated', { userId: USER }, { agency_id: null });
  await mail('quotations.sent', { quotationId: QUOTATION }, { status: 'FAILED', error: 'x' });
  // What waits under the names of before: that mail, and a code by text, which had no row.
  await database.pool.query(
    `select graphile_worker.add_job('notifications.send-email',
       json_build_object('emailId', (select id from emails where kind = 'quotations.sent')))`,
  );
  await database.pool.query(
    `select graphile_worker.add_job('notifications.send-text',
       '{"kind": "contracts.link-code", "payload": {"codeId": "1"}}')`,
  );

  await migrate(database.url);

  const { rows } = await database.pool.query(
    `select trim(kind) as kind, talent_id is not null as talent, user_id is not null as user,
       client_id is not null as client, event_id is not null as event from messages order by created_at, kind`,
  );
  const told = rows.map(({ kind, ...whom }) => [kind, ...Object.keys(whom).filter((who) => whom[who])]);
  expect(told.sort()).toEqual(
    [
      ['contracts.link-code'],
      ['convocatories.talent-called', 'talent', 'event'],
      ['convocatories.answer-disowned', 'event'],
      // A place of another agency than the mail's is none of its.
      ['convocatories.talent-confirmed'],
      ['contracts.signed-for-talent', 'talent', 'event'],
      ['contracts.signed-for-agency', 'event'],
      ['claims.sent-for-talent', 'talent', 'event'],
      ['talents.photos-reviewed', 'talent'],
      ['talents.guardian-asked'],
      ['identity.password-reset', 'talent'],
      ['identity.password-reset', 'user'],
      ['identity.data-updated', 'user'],
      ['quotations.sent', 'client'],
    ].sort(),
  );
  const kept = await database.pool.query(
    `select channel, status, attempts, to_address, provider_id, error from messages
     where kind in ('convocatories.talent-called', 'quotations.sent') order by kind`,
  );
  const same = { channel: 'email', attempts: 2 };
  expect(kept.rows).toEqual([
    { ...same, status: 'SENT', to_address: 'luz@prueba.co', provider_id: '<a@b>', error: null },
    { ...same, status: 'FAILED', to_address: null, provider_id: null, error: 'x' },
  ]);
  const waiting = await database.pool.query(
    `select t.identifier as task, m.kind, m.channel from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id
       left join messages m on m.id = (j.payload ->> 'messageId')::uuid order by m.kind`,
  );
  const task = 'notifications.send-message';
  expect(waiting.rows).toEqual([
    { task, kind: 'contracts.link-code', channel: 'text' },
    { task, kind: 'quotations.sent', channel: 'email' },
  ]);
});
