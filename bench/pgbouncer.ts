import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { startCluster } from '../db/embedded/start-cluster.ts';
import { migrate } from '../db/migrate.ts';
import { users } from '../db/schema/index.ts';
import { verifyChain } from '../lib/platform/audit-chain/verify-chain.ts';

// Whether Elenco's way of asking holds behind a PgBouncer in transaction mode, on three connections that forty askers
// share: migrations, statements with names, transactions with audit entries, and what LISTEN hears there.
//
//     npx tsx bench/pgbouncer.ts <program> [<program> …]

const SERVERS = 3;
const ASKERS = 40;
const ROUNDS = 50;
const LIMITS = "set lock_timeout = '3s'; set statement_timeout = '30s'";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

async function startPooler(program: string, clusterUrl: string, named: number | null, folder: string) {
  const { hostname, port, username, password, pathname } = new URL(clusterUrl);
  const own = await freePort();
  const file = path.join(folder, `pgbouncer-${own}.ini`);
  await writeFile(
    file,
    [
      '[databases]',
      `elenco = host=${hostname} port=${port} dbname=${pathname.slice(1)} user=${username} password=${decodeURIComponent(password)}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${SERVERS}`,
      'max_client_conn = 200',
      ...(named === null ? [] : [`max_prepared_statements = ${named}`]),
    ].join('\n'),
  );
  await chmod(file, 0o644);
  const asRoot = process.getuid?.() === 0;
  const child: ChildProcess = spawn(program, ['-q', ...(asRoot ? ['-u', 'nobody'] : []), file], {
    stdio: 'ignore',
  });
  await sleep(700);
  return { url: `postgresql://elenco@127.0.0.1:${own}/elenco`, child };
}

/** How many of so many statements and transactions failed, and the first failure. */
async function askMuch(url: string): Promise<string> {
  const { db, pool } = createDatabase(url, { max: ASKERS });
  await pool.query(LIMITS);
  const failures: string[] = [];
  let asked = 0;
  const once = async (asker: number, round: number) => {
    asked += 1;
    const kind = (asker + round) % 3;
    if (kind === 0)
      await db
        .select()
        .from(users)
        .where(sql`${users.email} = ${`nobody-${round}@x.example`}`);
    else if (kind === 1) await pool.query({ text: `select $1::int + ${round % 7} as sum` }, [asker]);
    else
      await db.transaction((tx) =>
        tx.execute(sql`insert into audit_entries (agency_id, actor_kind, entity, entity_id, action)
          values (gen_random_uuid(), 'job', 'client', ${String(asker)}, 'update')`),
      );
  };
  await Promise.all(
    Array.from({ length: ASKERS }, async (_, asker) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await once(asker, round).catch((error: Error) =>
          failures.push(String((error.cause as Error | undefined)?.message ?? error.message)),
        );
      }
    }),
  );
  await pool.end();
  return failures.length === 0
    ? `${asked} asked, none failed`
    : `${failures.length} of ${asked} failed: ${failures[0]}`;
}

/** Whether what one client notifies another hears that listens through the pooler. */
async function hears(url: string): Promise<boolean> {
  const [ear, mouth] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([ear.connect(), mouth.connect()]);
  let heard = false;
  ear.on('notification', () => {
    heard = true;
  });
  await ear.query('listen word');
  await mouth.query('notify word');
  await sleep(500);
  await Promise.all([ear.end(), mouth.end()]);
  return heard;
}

const folder = await mkdtemp(path.join(tmpdir(), 'elenco-pooler-'));
await chmod(folder, 0o711);
const cluster = await startCluster({ dataDir: path.join(folder, 'data'), durable: false });
try {
  for (const program of process.argv.slice(2)) {
    for (const named of [null, 0, 200]) {
      const pooler = await startPooler(program, cluster.url, named, folder);
      const told =
        named === null ? 'max_prepared_statements as it comes' : `max_prepared_statements = ${named}`;
      if (pooler.child.exitCode !== null) {
        console.log(`${program}, ${told}: does not know it`);
        continue;
      }
      await migrate(pooler.url);
      for (const prepare of ['on', 'off']) {
        process.env.PG_PREPARE = prepare;
        console.log(`${program}, ${told}, PG_PREPARE=${prepare}: ${await askMuch(pooler.url)}`);
      }
      console.log(`${program}, ${told}: LISTEN ${(await hears(pooler.url)) ? 'hears' : 'hears nothing'}`);
      pooler.child.kill('SIGTERM');
    }
  }
  const direct = new pg.Pool({ connectionString: cluster.url });
  // Stopping the server ends what is idle.
  direct.on('error', () => undefined);
  const { links, fault } = await verifyChain(direct);
  console.log(`the audit trail: ${links} links, ${fault ? fault.kind : 'whole'}`);
  await direct.end();
} finally {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
}
