import { expect, test } from 'vitest';
import type { CountryOption } from './country-option';
import { homeCountry } from './home-country';

const COUNTRIES = ['CO', 'ES', 'MX', 'US'].map(
  (code, index): CountryOption => ({
    ...{ id: index, code, name: code },
    ...{ dialingCode: '', cities: [], documentTypes: [] },
  }),
);

test.each<[string | null, string]>([
  ['es-MX,es;q=0.9,en-US;q=0.8', 'MX'],
  ['es-CO,es;q=0.9', 'CO'],
  ['es-419,es;q=0.9,en-US;q=0.8,en;q=0.7', 'CO'],
  ['es-ES,es;q=0.9,en;q=0.8', 'CO'],
  ['es-VE,es-mx;q=0.5', 'MX'],
  ['en-US,en;q=0.9', 'CO'],
  [null, 'CO'],
])('a browser that asks for %s is in %s', (language, code) => {
  expect(homeCountry(COUNTRIES, language)?.code).toBe(code);
});
