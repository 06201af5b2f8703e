import { eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { cities, countries } from '@/db/schema';
import { COLOMBIA } from '@/lib/core/readers/phone';

/** Finds the code by which the telephones of a city's country begin; Colombia's where no city is named. */
export async function findDialingCode(db: Db | Tx, cityId: number | null | undefined): Promise<string> {
  if (cityId == null) return COLOMBIA;
  const [row] = await db
    .select({ dialingCode: countries.dialingCode })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(cities.id, cityId));
  return row?.dialingCode ?? COLOMBIA;
}

type Country = { readonly dialingCode: string; readonly cities: readonly { readonly id: number }[] };

/** The same of every city of the catalogue, by its id. */
export const dialingCodesByCity = (all: readonly Country[]): ReadonlyMap<number, string> =>
  new Map(all.flatMap((country) => country.cities.map(({ id }) => [id, country.dialingCode] as const)));
