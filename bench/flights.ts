/**
 * Statements of a page asked at once: through a plain pool of pg, which gives each a connection, and through Elenco's
 * (db/flights.ts), which sends them in one flight. Rounds of both take turns; medians of 9, of a fresh PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createDatabase } from '../db/client.ts';
import { startCluster } from '../db/embedded/start-cluster.ts';

const ROUNDS = 9;
const PAGES = 300;
const SIZES = [
  [1, 1],
  [5, 1],
  [5, 8],
  [12, 8],
] as const;

type Cost = { readonly wallMs: number; readonly cpuMs: number };

/** What a page of `statements` costs, `atOnce` pages at a time; CPU of this process alone. */
async function askPages(pool: pg.Pool, statements: number, atOnce: number): Promise<Cost> {
  const asked = Array.from({ length: statements }, (_, number) => ({
    name: `page_${number}`,
    text: `select ${number}::int as number, relname from pg_class where oid > $1 limit 5`,
    values: [1],
  }));
  const cpu = process.cpuUsage();
  const begun = performance.now();
  let left = PAGES;
  const visitor = async () => {
    while (left-- > 0) await Promise.all(asked.map((one) => pool.query(one)));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const { user, system } = process.cpuUsage(cpu);
  return { wallMs: (performance.now() - begun) / PAGES, cpuMs: (user + system) / 1000 / PAGES };
}

const median = (costs: readonly Cost[], of: keyof Cost): string =>
  (costs.map((cost) => cost[of]).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0).toFixed(3);

const dataDir = await mkdtemp(path.join(tmpdir(), 'elenco-bench-'));
const cluster = await startCluster({ dataDir, durable: false });
const plain = new pg.Pool({ connectionString: cluster.url, max: 10 });
// Stopping the server ends what is idle.
plain.on('error', () => undefined);
const pools = {
  'plain pool': plain,
  'one flight': createDatabase(cluster.url, { max: 10 }).pool,
};
try {
  console.log('| statements | pages at once | pool | ms a page | CPU ms a page |\n|---|---|---|---|---|');
  for (const [statements, atOnce] of SIZES) {
    const costs: Record<string, Cost[]> = {};
    for (let round = 0; round < ROUNDS; round++) {
      const turn = Object.entries(pools);
      if (round % 2 === 1) turn.reverse();
      for (const [name, pool] of turn) {
        costs[name] ??= [];
        costs[name].push(await askPages(pool, statements, atOnce));
      }
    }
    for (const [name, of] of Object.entries(costs)) {
      console.log(
        `| ${statements} | ${atOnce} | ${name} | ${median(of, 'wallMs')} | ${median(of, 'cpuMs')} |`,
      );
    }
  }
} finally {
  for (const pool of Object.values(pools)) await pool.end();
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
