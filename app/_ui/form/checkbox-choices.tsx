'use client';

import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  label: ReactNode;
  options: readonly { readonly id: number; readonly name: string }[];
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** Any of a short catalogue, as boxes beside each other. */
export function CheckboxChoices({ label, options, value, onChange, error }: Props) {
  return (
    <Checkbox.Group
      label={label}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
      error={error}
    >
      <Group gap="md" mt={4}>
        {options.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)} label={name} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
