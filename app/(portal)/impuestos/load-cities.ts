import { listCountries } from '@/lib/catalogues/queries';
import type { CityChoice } from './tax-list';

/** The cities of Colombia, by name; with the department where two are called alike. */
export async function loadCities(): Promise<CityChoice[]> {
  const cities = (await listCountries()).find(({ code }) => code === 'CO')?.cities ?? [];
  const alike = (name: string) => cities.filter((city) => city.name === name).length > 1;
  return cities
    .map(({ id, name, department }) => ({ id, name: alike(name) ? `${name} (${department})` : name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
