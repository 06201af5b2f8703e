'use client';

import { Controller } from 'react-hook-form';
import { PhoneField } from '@/app/_features/places/phone-field';
import { useClientForm } from './use-client-form';

type Props = { name: 'phone' | 'phoneProducer'; label: string };

/** A phone of the client, by the dialing code that the form holds. */
export function ClientPhone({ name, label }: Props) {
  const { form, problem } = useClientForm();
  const dialingCode = form.watch('dialingCode') ?? '';
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <PhoneField
          {...field}
          label={label}
          dialingCode={dialingCode}
          value={field.value ?? ''}
          error={problem(name)}
        />
      )}
    />
  );
}
