import type pg from 'pg';

/**
 * Inserts many rows like others. `from` is the rest of a select whose rows are `copy`, of the table's type: usually a
 * `jsonb_populate_record`. Columns that the database makes itself are left to it.
 */
export async function insertCopies(
  pool: pg.Pool,
  table: string,
  from: string,
  values: unknown[] = [],
): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const copied = names.map((name) => `copy.${name}`);
  await pool.query(`insert into ${table} (${names.join(', ')}) select ${copied.join(', ')} ${from}`, values);
}
