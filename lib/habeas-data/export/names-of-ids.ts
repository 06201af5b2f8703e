import { sql } from 'drizzle-orm';
import { database } from '@/lib/platform/database';
import type { CopiedRow } from '../person-rows';

/** The catalogues whose ids stand in a person's rows, by column, and the column that names them. */
export const NAMED_IDS: Readonly<Record<string, readonly [table: string, column: string]>> = {
  agency_id: ['agencies', 'name'],
  application_state_id: ['states', 'name'],
  area_id: ['skill_areas', 'name'],
  bank_id: ['banks', 'name'],
  contract_type_id: ['contract_types', 'name'],
  document_type_id: ['document_types', 'name'],
  profile_id: ['profiles', 'name'],
  reject_reason_id: ['photo_reject_reasons', 'text'],
  skill_id: ['skills', 'name'],
  state_id: ['states', 'name'],
};

/** The rows, and beside each id of a catalogue (`bank_id`) what it is called (`bank_name`). */
export async function withNames(
  tables: Readonly<Record<string, readonly CopiedRow[]>>,
): Promise<Record<string, CopiedRow[]>> {
  const rows = Object.values(tables).flat();
  const names = new Map<string, string>();
  for (const [column, [table, name]] of Object.entries(NAMED_IDS)) {
    const ids = new Set(rows.map((row) => row[column]).filter((id) => id !== null && id !== undefined));
    if (ids.size === 0) continue;
    const found = await database().execute<{ id: string; name: string }>(sql`
      select id::text, ${sql.identifier(name)} as name from ${sql.identifier(table)}
      where id::text = any(${sql.param([...ids].map(String))})`);
    for (const { id, name: said } of found.rows) names.set(`${column} ${id}`, said);
  }
  const named = (row: CopiedRow): CopiedRow => {
    const said = Object.keys(row)
      .filter((column) => names.has(`${column} ${row[column]}`))
      .map((column) => [column.replace(/_id$/, '_name'), names.get(`${column} ${row[column]}`)]);
    return { ...row, ...Object.fromEntries(said) };
  };
  return Object.fromEntries(Object.entries(tables).map(([table, list]) => [table, list.map(named)]));
}
