import pg from 'pg';

type Asked = { readonly text: string; readonly values: unknown[] };
type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Index Searches'?: number;
  readonly Plans?: Plan[];
};

export type Cost = {
  readonly statements: number;
  /** Pages of 8 kB that all statements touch. */
  readonly pages: number;
  /** Times an index is entered: one that is ten times as large may be a page higher. */
  readonly lookups: number;
  /** Execution in the database. */
  readonly ms: number;
  /** Rows that are read of tables and indexes, those that a condition leaves out among them. */
  readonly rows: number;
  /** Tables that a statement goes through without an index, how many rows it sees of each, and how often. */
  readonly scanned: readonly { readonly table: string; readonly rows: number; readonly loops: number }[];
};

/** The questions of a read, with their values, as they are sent. */
export async function statementsOf(read: () => Promise<unknown>): Promise<Asked[]> {
  const send = pg.Client.prototype.query;
  const asked: Asked[] = [];
  pg.Client.prototype.query = function record(this: pg.Client, ...parts: unknown[]) {
    const [query, values] = parts as [{ text?: string }, unknown[] | undefined];
    if (/^\s*(select|with)\b/i.test(query?.text ?? ''))
      asked.push({ text: query.text ?? '', values: values ?? [] });
    return Reflect.apply(send, this, parts);
  } as typeof send;
  try {
    await read();
  } finally {
    pg.Client.prototype.query = send;
  }
  return asked;
}

const lookupsOf = (plan: Plan): number =>
  (/^(Bitmap )?Index/.test(plan['Node Type']) ? (plan['Index Searches'] ?? plan['Actual Loops']) : 0) +
  (plan.Plans ?? []).reduce((sum, each) => sum + lookupsOf(each), 0);

const rowsOf = (plan: Plan): number =>
  (/Scan$/.test(plan['Node Type'])
    ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
    : 0) + (plan.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0);

const scansOf = (plan: Plan): Cost['scanned'][number][] => [
  ...(plan['Node Type'] === 'Seq Scan'
    ? [
        {
          table: plan['Relation Name'] ?? '',
          rows: plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0),
          loops: plan['Actual Loops'],
        },
      ]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** What all statements of a read cost the database, asked once more by EXPLAIN. */
export async function costOf(pool: pg.Pool, read: () => Promise<unknown>): Promise<Cost> {
  const asked = await statementsOf(read);
  const cost = {
    statements: asked.length,
    pages: 0,
    lookups: 0,
    rows: 0,
    ms: 0,
    scanned: [] as Cost['scanned'][number][],
  };
  for (const { text, values } of asked) {
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    cost.pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    cost.ms += ms;
    cost.lookups += lookupsOf(plan);
    cost.rows += rowsOf(plan);
    cost.scanned.push(...scansOf(plan));
  }
  return cost;
}
