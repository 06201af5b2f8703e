import { listCountries } from '@/lib/catalogues/queries';

/** All cities, named apart, with the zone in which their hours are meant. */
export async function loadCityOptions(): Promise<{ id: number; label: string; timeZone: string }[]> {
  const countries = await listCountries();
  return countries.flatMap((country) =>
    country.cities.map(({ id, name, department, timeZone }) => ({
      id,
      timeZone,
      label: `${name}, ${country.code === 'CO' ? department : country.name}`,
    })),
  );
}
