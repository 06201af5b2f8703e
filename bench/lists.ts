import path from 'node:path';
import { createDatabase } from '@/db/client';
import { type Cost, costOf } from '@/db/testing/explain-reads';
import { closeDatabase } from '@/lib/platform/database';
import { SIZES, type SizeName, startLargeData } from './lists/large-data';
import { readsOf } from './lists/reads';

// What every list and search reads at 100,000 talents and an agency of 10,000 events, and at ten times of both: the pages
// of the database that a read touches must not grow with the tables. `BENCH_ONLY=<pattern>` asks for some.

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

/** Reads that grow, with why, and the pages beyond which the bench fails of them too (docs/performance.md, "Lists"). */
const KNOWN: readonly (readonly [name: RegExp, most: number])[] = [
  // All matches of a text are looked up, where a match is too rare to be met on the way down the list.
  [/^(administrator's )?talents: .*"(valeria gomez( rojas)?|garcia|iñon)"/, 2_500],
  [/^(quotations|events): .*"(feria 777?|cot-00777)"/, 2_500],
  [/^clients: GraphQL, "banco"/, 600],
  // The smaller table has no full page of them, or no thousand to count, and is read to its end.
  [/^administrator's talents: state, city/, 1_200],
  [/^candidates: (of a city|city, height)/, 8_000],
  [/^events: number, .*"fe(ria)?"/, 400],
  [/^quotations: totals/, 25_000],
  [/^quotations: "feria", status/, 12_000],
  [/^events: of an agency, GraphQL/, 1_500],
  // By what clients bought, all clients are compared.
  [/^clients: by (last|accepted)/, 80_000],
];

type Figure = Omit<Cost, 'scanned'> & { readonly whole: readonly string[] };

const only = process.env.BENCH_ONLY ? new RegExp(process.env.BENCH_ONLY, 'i') : null;
const dataDir = path.resolve(process.env.BENCH_LISTS_DATA ?? '.elenco/bench-lists');

async function measure(url: string): Promise<Map<string, Figure>> {
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

function judge(name: string, tenth: Figure, whole: Figure): string {
  const most = MOST_RATIO * tenth.pages + MORE_PER_LOOKUP * whole.lookups;
  const all = whole.whole.join(', ');
  if (!all && whole.pages <= Math.max(FEW_PAGES, most)) return '';
  if (KNOWN.some(([known, pages]) => known.test(name) && whole.pages <= pages)) return 'grows, known';
  return all ? `READS ALL ${all}` : 'GROWS';
}

const { cluster, urls } = await startLargeData(dataDir);
try {
  const figures = {} as Record<SizeName, Map<string, Figure>>;
  for (const size of Object.keys(SIZES) as SizeName[]) figures[size] = await measure(urls[size]);
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
      '': judge(read, tenth, whole),
    };
  });
  console.table(rows);
  const failed = rows.filter((row) => /[A-Z]{2}/.test(row['']));
  const known = rows.filter((row) => row[''] === 'grows, known');
  console.log(`${rows.length} reads: ${failed.length} fail, ${known.length} are known to grow`);
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}
