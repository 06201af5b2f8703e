import citiesAbroad from './cities-abroad.json' with { type: 'json' };
import citiesOfColombia from './cities-colombia.json' with { type: 'json' };

export const COLOMBIA_ID = 1;

/** Currencies quotations can be made in; `decimals` are the digits of the minor unit. */
export const currencyRows = [
  { id: 1, code: 'COP', name: 'Peso colombiano', decimals: 0 },
  { id: 2, code: 'USD', name: 'Dólar estadounidense', decimals: 2 },
  { id: 3, code: 'MXN', name: 'Peso mexicano', decimals: 2 },
  { id: 4, code: 'PEN', name: 'Sol peruano', decimals: 2 },
  { id: 5, code: 'CLP', name: 'Peso chileno', decimals: 0 },
  { id: 6, code: 'EUR', name: 'Euro', decimals: 2 },
] as const;

/** `timeZone` is used where an event has no city. */
export const countryRows = [
  {
    id: COLOMBIA_ID,
    code: 'CO',
    name: 'Colombia',
    dialingCode: '57',
    timeZone: 'America/Bogota',
    enabled: true,
  },
  { id: 2, code: 'MX', name: 'México', dialingCode: '52', timeZone: 'America/Mexico_City', enabled: true },
  { id: 3, code: 'PE', name: 'Perú', dialingCode: '51', timeZone: 'America/Lima', enabled: true },
  { id: 4, code: 'CL', name: 'Chile', dialingCode: '56', timeZone: 'America/Santiago', enabled: true },
  { id: 5, code: 'EC', name: 'Ecuador', dialingCode: '593', timeZone: 'America/Guayaquil', enabled: true },
  { id: 6, code: 'ES', name: 'España', dialingCode: '34', timeZone: 'Europe/Madrid', enabled: true },
  {
    id: 7,
    code: 'US',
    name: 'Estados Unidos',
    dialingCode: '1',
    timeZone: 'America/New_York',
    enabled: true,
  },
] as const;

/** Ids: Colombia below 200, then a block of 100 per country: 2xx are of country 2 (México), and so on. */
export const cityRows = [
  ...citiesOfColombia.map((city) => ({ ...city, countryId: COLOMBIA_ID, timeZone: 'America/Bogota' })),
  ...citiesAbroad.map((city) => ({ ...city, countryId: Math.floor(city.id / 100) })),
];
