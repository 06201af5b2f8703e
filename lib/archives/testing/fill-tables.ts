import type pg from 'pg';

type Column = {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** Table and column that it names, and whether the row has the agency's id beside it. */
  readonly refers: string | null;
  readonly target: string | null;
  readonly choices: string | null;
  readonly isList: boolean;
};

const COLUMNS = `
  select a.attname as name, format_type(a.atttypid, null) as type, a.attnotnull as required,
    f.confrelid::regclass::text as refers,
    (select t.attname from pg_attribute t where t.attrelid = f.confrelid and t.attnum = f.confkey[cardinality(f.confkey)]) as target,
    (select substring(pg_get_constraintdef(k.oid) from 'ANY \\(\\(?ARRAY\\[''([^'']*)''') from pg_constraint k
      where k.contype = 'c' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY%' limit 1) as choices,
    exists (select from pg_constraint k where k.contype = 'c' and k.conrelid = a.attrelid
      and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%jsonb_typeof%''array''%') as "isList"
  from pg_attribute a
  left join lateral (select * from pg_constraint k where k.contype = 'f' and k.conrelid = a.attrelid
    and k.conkey[cardinality(k.conkey)] = a.attnum limit 1) f on true
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
  order by a.attnum`;

/** A value for a column that nothing more is known of. */
function anyValue({ name, type, choices, isList }: Column, n: number): string {
  if (choices) return `'${choices}'`;
  if (type === 'uuid') return 'gen_random_uuid()';
  if (name === 'currency_code') return `'COP'`;
  if (type === 'text') return `'=texto ${n} "ñ" de una fila'`;
  if (type === 'text[]') return `array['uno', 'dos, "y" tres']`;
  if (type === 'integer[]') return 'array[1, 2]';
  if (type === 'uuid[]') return 'array[gen_random_uuid()]';
  if (type === 'jsonb' && isList) return `'[{"número": 1.50}, "dos"]'`;
  if (type === 'jsonb') return `'{"número": 1.50, "lista": [{"a": null}]}'`;
  if (type === 'boolean') return 'true';
  if (type === 'date') return `date '2026-03-0${n}'`;
  if (type === 'timestamp with time zone') return `timestamptz '2026-03-0${n} 10:00:00.123456-05'`;
  if (type === 'numeric') return `1.${n}0`;
  return String(n);
}

export type Given = Readonly<Record<string, string>>;

/** Inserts a row of an agency into a table: what `given` says in SQL, rows that are there, and any value for the rest. */
export async function insertAny(
  pool: pg.Pool,
  table: string,
  agencyId: string,
  n: number,
  given: Given = {},
): Promise<void> {
  const { rows: columns } = await pool.query<Column>(COLUMNS, [table]);
  const values = new Map<string, string>();
  for (const column of columns) {
    const { name, refers, target } = column;
    const said = given[name];
    if (said !== undefined) values.set(name, said.replaceAll(':agency', `'${agencyId}'`));
    else if (name === 'agency_id') values.set(name, `'${agencyId}'`);
    else if (name === 'id' && column.type === 'bigint') continue;
    else if (name === 'revision' || name === 'created_at') continue;
    else if (refers && target) {
      // The second row of a table names all that it may.
      const found = await aRow(pool, refers, target, agencyId, n);
      if (column.required && !found) throw new Error(`${refers} has no row for ${table}`);
      if (found && (column.required || (n === 2 && refers !== table))) values.set(name, found);
    } else values.set(name, anyValue(column, n));
  }
  const names = [...values.keys()];
  await pool
    .query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) values (${[...values.values()].join(', ')})`,
    )
    .catch((error: unknown) => {
      throw new Error(`${table}: ${error instanceof Error ? error.message : ''}`, { cause: error });
    });
}

async function aRow(
  pool: pg.Pool,
  table: string,
  column: string,
  agencyId: string,
  n: number,
): Promise<string | null> {
  const { rows: has } = await pool.query(
    `select from pg_attribute where attrelid = $1::regclass and attname = 'agency_id' and not attisdropped`,
    [table],
  );
  const whose = has.length > 0 ? `where agency_id = '${agencyId}'` : '';
  const { rows } = await pool.query<{ value: string }>(
    `select "${column}"::text as value from ${table} ${whose} order by "${column}" limit 2`,
  );
  const row = rows[(n - 1) % Math.max(1, rows.length)];
  return row ? `'${row.value}'` : null;
}
