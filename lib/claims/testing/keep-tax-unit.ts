import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { useDatabase } from '@/db/testing/use-database';

/** Gives every year the tax unit of 2026, by which a file's amounts are worked out, whatever year it is. */
export const keepTaxUnit = (database: ReturnType<typeof useDatabase>): void =>
  beforeAll(async () => {
    await database.db.execute(sql`
      insert into tax_units (country_id, year, value, source)
      select u.country_id, y.year, u.value, u.source from tax_units u, generate_series(2027, 2060) y (year)
      where u.year = 2026 on conflict do nothing`);
  });
