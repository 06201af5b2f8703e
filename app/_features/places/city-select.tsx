'use client';

import { Select } from '@mantine/core';
import type { Ref } from 'react';
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
    <Select
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
