import type { RidePlatform } from '@/db/values/rides';
import { listCountries } from '@/lib/catalogues/queries';
import { readRideIva } from '@/lib/rides/limits/queries';
import { configuredPlatforms } from '@/lib/rides/providers/provider-of';
import type { CityChoice } from './coverage-form';

/** What the form of a new city offers: the cities of all countries, and the platforms, those configured here first. */
export async function loadForm(): Promise<{ cities: CityChoice[]; platforms: RidePlatform[]; iva: string }> {
  const [countries, iva] = await Promise.all([listCountries(), readRideIva()]);
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
