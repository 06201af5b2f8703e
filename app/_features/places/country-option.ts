/** A country as forms offer it. */
export type CountryOption = {
  readonly id: number;
  /** Two letters, ISO 3166. */
  readonly code: string;
  readonly name: string;
  readonly dialingCode: string;
  readonly cities: readonly { readonly id: number; readonly name: string }[];
  readonly documentTypes: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly appliesTo: 'PERSON' | 'COMPANY' | 'BOTH';
  }[];
};

/** The country that a city lies in. */
export const countryOfCity = (countries: readonly CountryOption[], cityId: number | null | undefined) =>
  countries.find(({ cities }) => cities.some(({ id }) => id === cityId));
