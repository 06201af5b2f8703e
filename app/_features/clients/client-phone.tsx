'use client';

import { TextInput } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { PhoneInput } from '@/app/_ui/phone-input';
import { hasTenDigits } from '@/lib/core/contact';
import { useClientForm } from './use-client-form';

type Props = { name: 'phone' | 'phoneProducer'; label: string };

/** A phone by the country's dialing code: masked where numbers have ten digits, free where they have not. */
export function ClientPhone({ name, label }: Props) {
  const { form, problem } = useClientForm();
  const dialingCode = form.watch('dialingCode') ?? '';
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => {
        const value = field.value ?? '';
        return hasTenDigits(dialingCode) && value.length <= 10 ? (
          <PhoneInput label={label} error={problem(name)} {...field} value={value} />
        ) : (
          <TextInput
            type="tel"
            inputMode="tel"
            label={label}
            error={problem(name)}
            {...field}
            value={value}
          />
        );
      }}
    />
  );
}
