import pg from 'pg';
import { expect, test } from 'vitest';
import { describeDatabase } from './describe-database.ts';
import { useDatabase } from './use-database.ts';

const own = useDatabase();

const ANY_CHANGE = [
  'create extension hstore',
  'alter table clients set (fillfactor = 90)',
  'alter table clients add column extra text',
  'alter table clients alter column address set not null',
  "alter table clients alter column address set default 'x'",
  'alter table clients alter column created_at set default clock_timestamp()',
  'alter table clients add constraint extra check (true)',
  'alter table clients drop constraint clients_tenant cascade',
  'create index extra on clients (address)',
  'create statistics extra on name, address from clients',
  'alter sequence audit_entries_id_seq increment 2',
  "create type extra as enum ('A')",
  "create function extra() returns int language sql as 'select 1'",
  "create or replace function search_digits(value text) returns text language sql immutable parallel safe as 'select value'",
  'drop trigger audit_entries_append_only on audit_entries',
  'alter table audit_entries disable trigger audit_entries_append_only',
  'create rule extra as on update to clients do instead nothing',
  'create policy extra on clients using (true)',
  'alter table clients enable row level security',
  "comment on table clients is 'x'",
  "comment on column clients.address is 'x'",
  "comment on function refuse_change() is 'x'",
  'grant select on clients to public',
  'create view extra as select 1 as one',
  "update states set name = 'x' where id = 21",
  'delete from inbox_happenings',
];

test.each(ANY_CHANGE)('tells of %s', async (change) => {
  const client = new pg.Client({ connectionString: own.url });
  await client.connect();
  try {
    const before = await describeDatabase(client);
    await client.query('begin');
    await client.query(change);
    expect(await describeDatabase(client)).not.toEqual(before);
  } finally {
    await client.end();
  }
});
