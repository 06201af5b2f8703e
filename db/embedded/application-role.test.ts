import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { APPLICATION_PASSWORD } from './place-cluster.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

let dataDir: string;
let cluster: Cluster | undefined;

async function start(): Promise<Cluster> {
  cluster = await startCluster({ dataDir, durable: false });
  return cluster;
}

async function query(url: string, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-role-'));
});
afterEach(async () => cluster?.stop());
afterAll(async () => rm(dataDir, { recursive: true, force: true }));

test('the application owns its database and has no right over the server', async () => {
  const { url } = await start();
  expect(
    await query(
      url,
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         pg_get_userbyid(datdba) as owner
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    ),
  ).toEqual([
    {
      rolname: 'elenco_app',
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      owner: 'elenco_app',
    },
  ]);
  for (const beyond of [
    'set session_replication_role = replica',
    'create role somebody',
    'create database another',
    "copy (select 1) to program 'cat'",
    "select pg_read_file('PG_VERSION')",
  ]) {
    await expect(query(url, beyond), beyond).rejects.toMatchObject({ code: '42501' });
  }
});

test('makes all that the application needs, extensions too', async () => {
  const { url } = await start();
  expect((await migrate(url)).length).toBeGreaterThan(0);
});

test('a folder from when the superuser was the application’s is handed over, and loses nothing', async () => {
  const { superuserUrl } = await start();
  const postgres = superuserUrl.replace(/elenco$/, 'postgres');
  await query(
    postgres,
    'drop database elenco with (force)',
    'drop role elenco_app',
    'create database elenco',
  );
  await migrate(superuserUrl);
  await query(
    superuserUrl,
    'create schema other',
    "create type other.mood as enum ('good')",
    'create domain other.short as text',
    'create table other.kept (id serial, mood other.mood)',
    "insert into other.kept (mood) values ('good')",
    'create view other.seen as select * from other.kept',
    'create sequence other.free',
  );
  await cluster?.stop();
  await rm(path.join(dataDir, APPLICATION_PASSWORD));

  const { url } = await start();
  const left = `
    select relname::text as name from pg_class where relowner = 10 and relnamespace not in
        ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)
    union all select proname from pg_proc p where proowner = 10 and not exists
        (select from pg_depend where objid = p.oid and deptype = 'e') and pronamespace not in
        ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    union all select typname from pg_type t where typowner = 10 and not exists
        (select from pg_depend where objid = t.oid and deptype = 'e') and typnamespace not in
        ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)
        and typelem = 0
    union all select nspname from pg_namespace where nspowner = 10 and nspname !~ '^(pg_|information_schema)'`;
  expect(await query(superuserUrl, left)).toEqual([]);
  expect(await migrate(url)).toEqual([]);
  expect(
    await query(
      url,
      'alter table users add column another integer',
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'",
      'drop sequence other.free',
      "insert into other.kept (mood) values ('good')",
      'select count(*)::int from other.seen',
    ),
  ).toEqual([{ count: 2 }]);
});
