'use client';

import { useFormContext } from 'react-hook-form';
import { PhoneField } from '@/app/_features/places/phone-field';
import { fieldsOf } from '@/app/_ui/form/fields';
import type { ClientFormInput } from '@/lib/clients/inputs';

const { Field } = fieldsOf<ClientFormInput>();

type Props = { name: 'phone' | 'phoneProducer'; label: string };

/** A phone of the client, by the dialing code that the form holds. */
export function ClientPhone({ name, label }: Props) {
  const dialingCode = useFormContext<ClientFormInput>().watch('dialingCode') ?? '';
  return (
    <Field name={name}>
      {({ value, ...field }) => (
        <PhoneField label={label} dialingCode={dialingCode} value={value ?? ''} {...field} />
      )}
    </Field>
  );
}
