import { type CountryOption, countryOfCity } from '@/app/_features/places/country-option';

export type CurrencyOption = { readonly id: number; readonly name: string };

export const USUAL_DIALING_CODE = '57';

/** Where somebody is, by what they say of themselves: it decides documents and how a phone is dialed. */
export const countryOf = (countries: readonly CountryOption[], cityId: number | null | undefined) =>
  countryOfCity(countries, cityId) ?? countries.find(({ dialingCode }) => dialingCode === USUAL_DIALING_CODE);
