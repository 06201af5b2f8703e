import { listCountries } from './queries';

type Choice = { readonly value: string; readonly label: string };

/** Rows of a catalogue as the options of a field. */
export const choicesOf = (rows: readonly { readonly id: number; readonly name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** The cities of all enabled countries, by name, each with the country where it is not Colombia. */
export async function cityChoices(): Promise<Choice[]> {
  const countries = await listCountries();
  return countries
    .flatMap((country) =>
      country.cities.map(({ id, name }) => ({
        value: String(id),
        label: country.code === 'CO' ? name : `${name}, ${country.name}`,
      })),
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));
}
