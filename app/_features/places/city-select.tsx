'use client';

import type { Ref } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import type { CountryOption } from './country-option';

type Props = {
  label: string;
  countries: readonly CountryOption[];
  value: number | null | undefined;
  onChange: (cityId: number | null) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** One city out of all countries, found by typing. */
export function CitySelect({ countries, value, onChange, ...input }: Props) {
  return (
    <SelectInput
      {...input}
      data={countries.map(({ name, cities }) => ({
        group: name,
        items: cities.map((city) => ({ value: String(city.id), label: city.name })),
      }))}
      value={value ? String(value) : null}
      onChange={(id) => onChange(id ? Number(id) : null)}
      allowDeselect={false}
      searchable
      clearable
    />
  );
}
