import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { ROLES } from '../embedded/roles.ts';
import { startCluster } from '../embedded/start-cluster.ts';
import { migrate } from '../migrate.ts';
import { guardCluster } from './guard-cluster.ts';
import { copyKept } from './kept-folder.ts';
import { makeShortLivedFolder } from './short-lived-folder.ts';

const TEMPLATE = 'elenco_template';
const MIGRATED = {
  name: 'template',
  from: [
    'db/migrations',
    'db/embedded',
    'db/migrate.ts',
    'db/testing/template-cluster.ts',
    'package-lock.json',
  ],
};

export type TemplateCluster = {
  /** Makes a migrated database of its own and returns its connection string. 20 to 80 ms. */
  readonly clone: () => Promise<string>;
  /** Says that a clone is no longer needed; it is dropped once its last connection is closed. */
  readonly release: (url: string) => void;
  /** Makes the database of one name a copy of another's; who is connected to either is sent away. */
  readonly copy: (from: string, to: string) => Promise<void>;
  /** Stops the cluster and removes its files. */
  readonly stop: () => Promise<void>;
};

/**
 * A throw-away PostgreSQL (fsync off) with a template migrated once, from which each test file takes a copy. Tests use it
 * as the application's role, which may not make databases; this makes them.
 */
export async function startTemplateCluster(): Promise<TemplateCluster> {
  const folder = await makeShortLivedFolder('elenco-test-');
  const dataDir = path.join(folder, 'cluster');
  const guard = guardCluster(dataDir, folder);
  await copyKept({ ...MIGRATED, make: makeTemplate }, dataDir);
  const cluster = await startCluster({ dataDir, durable: false });
  const admin = new pg.Pool({ connectionString: cluster.superuserUrl, max: 2 });
  // Stopping the cluster ends idle connections; without a listener that would end this process too.
  admin.on('error', () => undefined);
  const released = new Set<string>();

  async function dropReleased(): Promise<void> {
    const { rows } = await admin.query<{ datname: string }>(
      `select datname from pg_database where datname = any($1)
       and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
      [[...released]],
    );
    for (const { datname } of rows) {
      if (released.delete(datname)) await admin.query(`drop database ${datname} with (force)`);
    }
  }

  async function clone(): Promise<string> {
    await dropReleased();
    const name = `test_${randomBytes(6).toString('hex')}`;
    await admin.query(
      `create database ${name} owner ${ROLES.application} template ${TEMPLATE} strategy file_copy`,
    );
    return databaseUrl(cluster.url, name);
  }

  async function copy(from: string, to: string): Promise<void> {
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      from,
    ]);
    await admin.query(`drop database if exists ${to} with (force)`);
    await admin.query(`create database ${to} owner ${ROLES.application} template ${from} strategy file_copy`);
  }

  async function stop(): Promise<void> {
    await admin.end();
    await cluster.stop();
    await guard.release();
  }

  return { clone, release: (url) => released.add(new URL(url).pathname.slice(1)), copy, stop };
}

/** Makes a cluster with the template in an empty folder, and stops it. */
async function makeTemplate(dataDir: string): Promise<void> {
  const cluster = await startCluster({ dataDir, durable: false });
  const admin = new pg.Client({ connectionString: cluster.superuserUrl });
  await admin.connect();
  try {
    await admin.query(`create database ${TEMPLATE} owner ${ROLES.application}`);
    // Tests play who has all rights over a database (`tamper`); the application's own cluster gives none of this.
    await admin.query(`grant set on parameter session_replication_role to ${ROLES.application}`);
    await migrate(databaseUrl(cluster.url, TEMPLATE));
  } finally {
    await admin.end();
    await cluster.stop();
  }
}

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}
