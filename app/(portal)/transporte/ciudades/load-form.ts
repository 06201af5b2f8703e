import type { RidePlatform } from '@/db/values/rides';
import { listCountries, readConstants } from '@/lib/catalogues/queries';
import { configuredPlatforms } from '@/lib/rides/providers/provider-of';
import type { CityChoice } from './coverage-form';

const IVA = 70;

/** The percent of IVA, as the constants keep it. */
export const loadIva = async (): Promise<string> => (await readConstants([IVA])).get(IVA) ?? '0';

/** What the form of a new city offers: the cities of all countries, and the platforms, those configured here first. */
export async function loadForm(): Promise<{ cities: CityChoice[]; platforms: RidePlatform[]; iva: string }> {
  const [countries, iva] = await Promise.all([listCountries(), loadIva()]);
  const cities = countries.flatMap((country) => country.cities);
  const configured = configuredPlatforms();
  const others: RidePlatform[] = (['cabify', 'uber'] as const).filter((one) => !configured.includes(one));
  const alike = new Map<string, number>();
  for (const { name } of cities) alike.set(name, (alike.get(name) ?? 0) + 1);
  return {
    cities: cities
      .map(({ id, name, department }) => ({
        id,
        name: (alike.get(name) ?? 0) > 1 ? `${name} (${department})` : name,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'es')),
    platforms: [...configured, ...others],
    iva,
  };
}
