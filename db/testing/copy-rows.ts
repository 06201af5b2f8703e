import type pg from 'pg';

type Column = { readonly name: string; readonly type: string };

/** What stands in a column of a copy instead of the row's own value; `n` is the number of the copy, `row` the row. */
export type Changes = Readonly<Record<string, string>>;

/**
 * Copies rows once for each `n` of a range. Ids become `md5(n || id)`, and so do the columns of `keys`, so that copies of
 * one number belong together; days and instants move by `shift`, an expression of an interval. Columns that the
 * database makes itself are left to it.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  where: string,
  {
    from,
    to,
    shift,
    keys,
    changes = {},
  }: {
    readonly from: number;
    readonly to: number;
    readonly shift: string;
    readonly keys: ReadonlySet<string>;
    readonly changes?: Changes;
  },
): Promise<void> {
  const { rows } = await client.query<Column>(
    `select column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'
       and coalesce(column_default, '') not like 'nextval%' order by ordinal_position`,
    [table],
  );
  const values = rows.map(
    ({ name, type }) => changes[name] ?? copied(`row.${name}`, type, keys.has(name), shift),
  );
  await client.query(
    `insert into ${table} (${rows.map(({ name }) => name).join(', ')})
     select ${values.join(', ')} from ${table} row, generate_series(${from}, ${to}) n where ${where}`,
  );
}

function copied(column: string, type: string, isKey: boolean, shift: string): string {
  if (isKey) return `md5(n || ${column}::text)::uuid`;
  if (type === 'timestamptz') return `${column} + ${shift}`;
  if (type === 'date') return `(${column} + ${shift})::date`;
  if (type === 'tstzrange') return `tstzrange(lower(${column}) + ${shift}, upper(${column}) + ${shift})`;
  return column;
}
