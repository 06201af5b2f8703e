import { listCountries } from '@/lib/catalogues/queries';
import type { CountryOption } from './country-option';

/** Enabled countries with cities named apart ('Rionegro, Antioquia') and document types. */
export async function loadCountryOptions(): Promise<CountryOption[]> {
  const countries = await listCountries();
  return countries.map(({ id, code, name, dialingCode, cities, typeDocuments }) => ({
    id,
    code,
    name,
    dialingCode,
    cities: cities.map((city) => ({
      id: city.id,
      // 'Bogotá, Bogotá D.C.' says nothing that 'Bogotá' does not.
      name: city.department.startsWith(city.name) ? city.name : `${city.name}, ${city.department}`,
    })),
    documentTypes: typeDocuments.map(({ id: typeId, code: typeCode, name: typeName, appliesTo }) => ({
      id: typeId,
      code: typeCode,
      name: typeName,
      appliesTo,
    })),
  }));
}
