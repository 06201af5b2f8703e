import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useDatabase } from '../testing/use-database.ts';
import { insertSql } from './insert-sql.ts';
import { cityRows, countryRows } from './places.ts';
import { stateRows } from './states.ts';
import { catalogueTables } from './tables.ts';

const inOrder = (rows: readonly Record<string, unknown>[]) => rows.map((row) => JSON.stringify(row)).sort();

describe('the catalogues as data', () => {
  it('uses each id once', () => {
    for (const { table, rows } of catalogueTables) {
      const ids = rows.flatMap((row) => ('id' in row ? [row.id] : []));
      expect(new Set(ids).size, getTableName(table)).toBe(ids.length);
    }
  });

  it('[1.4.3/initial states] orders user and agency states so that index 1 is the initial and 2 the active one', () => {
    const ids = (list: string) => stateRows.filter((state) => state.list === list).map((state) => state.id);
    expect(ids('usu')).toEqual([71, 72, 73, 74, 75]);
    expect(ids('agen')).toEqual([21, 22, 23, 24, 26]);
  });

  it('names only time zones that exist', () => {
    for (const { name, timeZone } of [...countryRows, ...cityRows]) {
      expect(() => new Intl.DateTimeFormat('es-CO', { timeZone }), name).not.toThrow();
    }
  });

  it('gives every city a country', () => {
    const countries = new Set<number>(countryRows.map((country) => country.id));
    expect(cityRows.filter((city) => !countries.has(city.countryId))).toEqual([]);
  });
});

describe('the catalogues in the database', () => {
  const database = useDatabase();

  it.each(catalogueTables.map((catalogue) => [getTableName(catalogue.table), catalogue] as const))(
    '[1.1/profiles] [1.4.3/whole catalogue] holds %s exactly as its data says',
    async (_name, { table, rows }) => {
      // How often a row was changed is no part of what it says.
      const columns = Object.keys(getTableColumns(table)).filter((name) => name !== 'revision');
      const stored = (await database.db.select().from(table)).map((row) =>
        Object.fromEntries(columns.map((column) => [column, Object(row)[column] ?? null])),
      );
      const wanted = rows.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
      );
      expect(inOrder(stored)).toEqual(inOrder(wanted));
    },
  );

  it('can be applied again without a change', async () => {
    for (const catalogue of catalogueTables) await database.db.execute(insertSql(catalogue));
    const [first] = catalogueTables;
    expect(first && (await database.db.$count(first.table))).toBe(first?.rows.length);
  });
});
