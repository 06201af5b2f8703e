import path from 'node:path';
import type pg from 'pg';
import { createDatabase, type Db } from '@/db/client';
import { type Cost, costOf } from '@/db/testing/explain-reads';
import { closeDatabase } from '@/lib/platform/database';
import { SIZES, type SizeName, startLargeData } from './large-data';

export type Reads = Readonly<Record<string, () => Promise<unknown>>>;

/** Reads that grow, and the pages beyond which a bench fails of them too. */
export type Known = readonly (readonly [name: RegExp, most: number])[];

/**
 * A read may touch a tenth more, and two pages more each time it enters an index: one of the index, which may be a page
 * higher, and one of the table, whose rows lie together less.
 */
const MOST_RATIO = 1.1;
const MORE_PER_LOOKUP = 2;
/** So few pages are never too many. */
const FEW_PAGES = 64;
/** Tables of fewer rows may be read whole. */
const SMALL_TABLE = 5_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS) || 3;

type Figure = Omit<Cost, 'scanned'> & { readonly whole: readonly string[] };

const only = process.env.BENCH_ONLY ? new RegExp(process.env.BENCH_ONLY, 'i') : null;
const dataDir = path.resolve(process.env.BENCH_LISTS_DATA ?? '.elenco/bench-lists');

type ReadsOf = (db: Db, pool: pg.Pool) => Promise<Reads>;

async function measure(url: string, readsOf: ReadsOf): Promise<Map<string, Figure>> {
  process.env.DATABASE_URL = url;
  const { db, pool } = createDatabase(url, { max: 2 });
  try {
    const { rows } = await pool.query<{ name: string; rows: number }>(
      'select relname as name, reltuples::float8 as rows from pg_class where relkind = $1',
      ['r'],
    );
    const sizeOf = new Map(rows.map((table) => [table.name, table.rows]));
    const whole = ({ scanned }: Cost) =>
      scanned
        .filter(({ table, rows: seen }) => seen > Math.max(SMALL_TABLE, (sizeOf.get(table) ?? 0) / 2))
        .map(({ table }) => table);
    const found = new Map<string, Figure>();
    for (const [name, read] of Object.entries(await readsOf(db, pool))) {
      if (only && !only.test(name)) continue;
      for (let round = 0; round < ROUNDS; round += 1) {
        const cost = await costOf(pool, read);
        if (cost.ms < (found.get(name)?.ms ?? Number.POSITIVE_INFINITY))
          found.set(name, { ...cost, whole: [...new Set(whole(cost))] });
      }
    }
    return found;
  } finally {
    await closeDatabase();
    await pool.end();
  }
}

function judge(name: string, tenth: Figure, whole: Figure, known: Known): string {
  const most = MOST_RATIO * tenth.pages + MORE_PER_LOOKUP * whole.lookups;
  const all = whole.whole.join(', ');
  if (!all && whole.pages <= Math.max(FEW_PAGES, most)) return '';
  if (known.some(([pattern, pages]) => pattern.test(name) && whole.pages <= pages)) return 'grows, known';
  return all ? `READS ALL ${all}` : 'GROWS';
}

/**
 * Asks for the plans of all reads in both databases, prints what each touches, and makes the process fail when the pages
 * of one grow with the tables, or when one goes through a whole table.
 */
export async function compareSizes(readsOf: ReadsOf, known: Known): Promise<void> {
  const { cluster, urls } = await startLargeData(dataDir);
  try {
    const figures = {} as Record<SizeName, Map<string, Figure>>;
    for (const size of Object.keys(SIZES) as SizeName[]) figures[size] = await measure(urls[size], readsOf);
    const rows = [...figures.whole].flatMap(([read, whole]) => {
      const tenth = figures.tenth.get(read);
      if (!tenth) return [];
      return {
        read,
        'ms, tenth': Number(tenth.ms.toFixed(1)),
        'ms, whole': Number(whole.ms.toFixed(1)),
        'pages, tenth': tenth.pages,
        'pages, whole': whole.pages,
        ratio: Number((whole.pages / Math.max(tenth.pages, 1)).toFixed(2)),
        lookups: whole.lookups,
        '': judge(read, tenth, whole, known),
      };
    });
    console.table(rows);
    const failed = rows.filter((row) => /[A-Z]{2}/.test(row['']));
    const growing = rows.filter((row) => row[''] === 'grows, known');
    console.log(`${rows.length} reads: ${failed.length} fail, ${growing.length} are known to grow`);
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
}
