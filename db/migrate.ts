import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** Any number, the same in every Elenco: only one at a time migrates a database. */
const LOCK = 7_391_482;
const OLDEST_SERVER = 15;
/** What the migrations up to number 115 were made one of, the last of them, and a version that brings a database there. */
const BASE: readonly string[] = ['0112_ground', '0113_tables', '0114_integrity', '0115_catalogues'];
const LAST_FORMER = '0115_tell-the-digest';
const FORMER_VERSION = 'f8cfc38f';
const isFormer = (name: string) => name.slice(0, 4) <= LAST_FORMER.slice(0, 4);

/**
 * How long a migration waits for a table, while whoever asks for the table waits behind it; how long others then have it
 * to themselves; and after how many attempts it gives up: five minutes, more than any request or job holds a table.
 */
type LockWaits = { readonly waitMs: number; readonly pauseMs: number; readonly attempts: number };
const LOCK_WAITS: LockWaits = { waitMs: 2_000, pauseMs: 3_000, attempts: 60 };
const LOCK_NOT_AVAILABLE = '55P03';
/** What the role may have been given for requests (README, PgBouncer) is not for migrations: an index takes its time. */
const NO_LIMITS =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** The database cannot be brought to this version; the message is one line in Spanish. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Migration = { readonly name: string; readonly statements: string; readonly sha256: string };

/**
 * Brings a database up to date: every file of `folder` (db/migrations) not yet applied, in the order of
 * drizzle's journal, each in a transaction of its own, then the statistics and the tables of the job queue.
 * Several processes may call it at once, and others may use the database meanwhile: a table that somebody holds is asked
 * for again and again (`lockWaits`). Returns the names applied now. Throws a `MigrationError` when an applied file has
 * changed since, when one is unknown here, when the server is older than PostgreSQL 15, or when a table is never free.
 */
export async function migrate(
  url: string,
  folder: string = FOLDER,
  lockWaits: LockWaits = LOCK_WAITS,
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'elenco migrate' });
  // Losing the connection also fails the statement under way, which is where it is dealt with.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseOldServer(client);
    const migrations = readMigrations(folder);
    await prepare(client);
    await adoptFormer(client, migrations);
    await refuseUnknown(client, migrations);
    const applied: string[] = [];
    for (const migration of migrations)
      if (await applyOnceFree(client, migration, lockWaits)) applied.push(migration.name);
    // What is new has no statistics yet, and plans of large tables would be made blindly until rows change.
    if (applied.length > 0) await inTransaction(client, () => client.query('analyze'));
    await prepareQueue(url);
    return applied;
  } finally {
    await client.end();
  }
}

/** The tables of the job queue, by connections of our own: its own ones fail aloud when a server ends as they close. */
async function prepareQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: 'elenco migrate' });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool, noHandleSignals: true });
  } finally {
    await pool.end();
  }
}

function readMigrations(folder: string): readonly Migration[] {
  const journal = JSON.parse(readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return journal.entries.map(({ tag: name }) => {
    // A checkout on Windows may have turned the line ends; that is not a change.
    const statements = readFileSync(path.join(folder, `${name}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return { name, statements, sha256: createHash('sha256').update(statements).digest('hex') };
  });
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return;
  throw new MigrationError(
    `PostgreSQL ${version} es muy antiguo: se necesita el ${OLDEST_SERVER} o uno más nuevo.`,
  );
}

const prepare = (client: pg.Client) =>
  inTransaction(client, () =>
    client.query(`
      create schema if not exists migrations;
      create table if not exists migrations.applied (
        name text primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`),
  );

/** The 116 migrations that came before the base make the same database as it does (decision 55). */
async function adoptFormer(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await inTransaction(client, async () => {
    const { rows } = await client.query<{ name: string }>('select name from migrations.applied');
    const applied = rows.map(({ name }) => name);
    if (!applied.includes(LAST_FORMER)) return;
    await client.query('delete from migrations.applied where name = any($1)', [applied.filter(isFormer)]);
    for (const { name, sha256 } of migrations.filter((migration) => BASE.includes(migration.name))) {
      await client.query('insert into migrations.applied (name, sha256) values ($1, $2)', [name, sha256]);
    }
  });
}

async function refuseUnknown(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const known = migrations.map(({ name }) => name);
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations.applied where name <> all($1) order by name desc limit 1',
    [known],
  );
  if (!rows[0]) return;
  const { name } = rows[0];
  throw new MigrationError(
    known.some((one) => BASE.includes(one)) && isFormer(name)
      ? `La base de datos se quedó en la migración ${name}, de antes de que se juntaran: llévala primero a ${LAST_FORMER} con la versión ${FORMER_VERSION} de Elenco (npm run migrate) y después a esta.`
      : `La base de datos es de una versión más nueva de Elenco (migración ${name}): actualiza el código.`,
  );
}

/** Applies one file, again after a pause for as long as somebody holds a table that it changes. */
async function applyOnceFree(client: pg.Client, migration: Migration, waits: LockWaits): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration, waits.waitMs);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
      if (attempt >= waits.attempts) {
        throw new MigrationError(
          `La migración ${migration.name} no encontró libre una tabla que cambia: alguien la usa sin terminar (mira pg_stat_activity). Vuelve a intentar cuando termine.`,
        );
      }
      await sleep(waits.pauseMs);
    }
  }
}

/** Applies one file unless it has been; true when it did now. Fails with 55P03 when a table is held for `waitMs`. */
async function apply(
  client: pg.Client,
  { name, statements, sha256 }: Migration,
  waitMs: number,
): Promise<boolean> {
  return inTransaction(client, async () => {
    const { rows } = await client.query<{ sha256: string }>(
      'select sha256 from migrations.applied where name = $1',
      [name],
    );
    const [before] = rows;
    if (before?.sha256 === sha256) return false;
    if (before) {
      throw new MigrationError(
        `La migración ${name} cambió después de aplicarse: devuélvela a como estaba y escribe otra.`,
      );
    }
    await client.query(`set local lock_timeout = ${waitMs}`);
    await client.query(statements);
    await client.query('insert into migrations.applied (name, sha256) values ($1, $2)', [name, sha256]);
    return true;
  });
}

/** The lock ends with the transaction, so it also holds behind PgBouncer and never outlives a crash. */
async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(NO_LIMITS);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
