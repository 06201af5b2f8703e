import { eq, sql } from 'drizzle-orm';
import * as drizzleUtils from 'drizzle-orm/utils';
import { expect, test } from 'vitest';
import { rowReader } from './read-rows.ts';
import { agencies, cities, events, quotations, talents } from './schema/index.ts';
import { useDatabase } from './testing/use-database.ts';

const own = useDatabase();

type Fields = Parameters<typeof rowReader>[0];
const { mapResultRow, orderSelectedFields } = drizzleUtils as unknown as {
  mapResultRow(fields: Fields, row: readonly unknown[], joins?: Record<string, boolean>): unknown;
  orderSelectedFields(selection: object): Fields;
};

/** A value that a driver could give for each column, or none. */
const rowOf = (fields: Fields, filled: (index: number) => boolean): unknown[] =>
  fields.map((_, index) => (filled(index) ? `20${10 + (index % 80)}-01-02T03:04:05.678Z` : null));

const SELECTIONS: [string, object][] = [
  ['columns', { id: talents.id, height: talents.height, createdAt: talents.createdAt }],
  ['a table with columns beside it', { event: events, code: quotations.code, city: cities.name }],
  ['two tables', { event: events, agency: agencies }],
  ['tables between columns', { name: agencies.name, event: events, zone: cities.timeZone }],
  [
    'columns of two tables in one object',
    { both: { id: events.id, name: agencies.name }, at: events.startDate },
  ],
  [
    'expressions',
    { count: sql<number>`count(*)`.mapWith(Number), named: sql`1`.as('one'), nested: { sum: sql`2` } },
  ],
];
const JOINS = [
  undefined,
  {},
  { events: true },
  { events: false, agencies: false },
  { agencies: true, events: false },
];

test.each(SELECTIONS)('%s are read as drizzle reads them', (_name, selection) => {
  const fields = orderSelectedFields(selection);
  for (const joins of JOINS) {
    const read = rowReader(fields, joins);
    for (const filled of [
      () => true,
      () => false,
      (i: number) => i % 2 === 0,
      (i: number) => i % 3 > 0,
      (i: number) => i > 3,
    ]) {
      const row = rowOf(fields, filled);
      expect(read(row)).toEqual(mapResultRow(fields, row, joins));
    }
  }
});

test('a table of an outer join that finds nothing is null', async () => {
  const rows = await own.db
    .select({ city: cities, agency: agencies })
    .from(cities)
    .leftJoin(agencies, eq(agencies.cityId, cities.id))
    .limit(1);
  expect(rows[0]).toMatchObject({ city: { id: expect.any(Number) }, agency: null });
});
