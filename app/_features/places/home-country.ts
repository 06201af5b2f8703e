import type { CountryOption } from './country-option';

const COLOMBIA = 'CO';

/**
 * Where somebody most likely is, by the Spanish that its browser asks for (`Accept-Language`): 'es-MX' is México. Spain's
 * is how many browsers everywhere come, so it tells nothing, and neither does English. Colombia where nothing tells.
 */
export function homeCountry(countries: readonly CountryOption[], language: string | null) {
  const of = (code: string) => countries.find((country) => country.code === code);
  const told = [...(language ?? '').matchAll(/\bes-([a-z]{2})\b/gi)]
    .map(([, region = '']) => region.toUpperCase())
    .filter((region) => region !== 'ES');
  return told.map(of).find((country) => country !== undefined) ?? of(COLOMBIA);
}
