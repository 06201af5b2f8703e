import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createDatabase } from '@/db/client';
import { type Cost, costOf } from '@/db/testing/explain-reads';
import { closeDatabase } from '@/lib/platform/database';
import { growingReads } from '@/lib/root/testing/growing-reads';
import { startGrowthData } from './growth/growth-data';

// What pages read as an agency grows from 100 to 10,000 events. The exponent is that of the pages of 8 kB that a read
// touches: 0 does not grow, 1 grows as the agency does. `BENCH_SIZES=100,1000` and `BENCH_ONLY=<pattern>` ask for less.

const sizes = (process.env.BENCH_SIZES ?? '100,1000,10000').split(',').map(Number);
const only = new RegExp(process.env.BENCH_ONLY ?? '', 'i');
const dataDir = path.resolve(process.env.BENCH_GROWTH_DATA ?? '.elenco/bench-growth');

// What a page looks up in the environment; nothing is sent or encrypted.
Object.assign(process.env, {
  EMAIL_DRIVER: 'mailbox',
  NEXTAUTH_SECRET: randomBytes(32).toString('base64'),
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
});

async function measure(url: string): Promise<Map<string, Cost>> {
  process.env.DATABASE_URL = url;
  const { pool } = createDatabase(url, { max: 2 });
  const costs = new Map<string, Cost>();
  try {
    for (const [name, read] of Object.entries(await growingReads(pool))) {
      if (!only.test(name)) continue;
      // The first time reads catalogues that are kept.
      await read();
      costs.set(name, await costOf(pool, read));
    }
  } finally {
    await closeDatabase();
    await pool.end();
  }
  return costs;
}

const { cluster, urls } = await startGrowthData(dataDir, sizes);
try {
  const bySize = new Map<number, Map<string, Cost>>();
  for (const [size, url] of urls) bySize.set(size, await measure(url));
  const count = (value: number) => Math.round(value).toLocaleString('en');
  const of = (name: string) =>
    sizes.map((size) => bySize.get(size)?.get(name)).filter((cost) => cost !== undefined);
  console.log(`| read | statements | rows at ${sizes.join(' / ')} events | pages of 8 kB | ms | exponents |`);
  console.log('|---|---|---|---|---|---|');
  for (const name of bySize.get(sizes.at(-1) ?? 0)?.keys() ?? []) {
    const costs = of(name);
    const exponents = costs.slice(1).map((cost, at) => {
      const ratio = (sizes[at + 1] ?? 1) / (sizes[at] ?? 1);
      return (
        Math.log(Math.max(1, cost.pages) / Math.max(1, costs[at]?.pages ?? 1)) / Math.log(ratio)
      ).toFixed(2);
    });
    console.log(
      `| ${name} | ${costs.at(-1)?.statements} | ${costs.map(({ rows }) => count(rows)).join(' / ')} | ${costs
        .map(({ pages }) => count(pages))
        .join(' / ')} | ${costs.map(({ ms }) => ms.toFixed(1)).join(' / ')} | ${exponents.join(', ')} |`,
    );
  }
} finally {
  await cluster.stop();
}
