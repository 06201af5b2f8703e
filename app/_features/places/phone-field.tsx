'use client';

import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { PhoneInput } from '@/app/_ui/form/phone-input';

type Props = {
  label: string;
  dialingCode: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** Countries whose national numbers have the ten digits of the specification's mask. */
const TEN_DIGITS = ['57', '52', '1'];

/** A phone by its country's dialing code: masked where numbers have ten digits, free where they have not. */
export function PhoneField({ dialingCode, value, onChange, ...input }: Props) {
  if (TEN_DIGITS.includes(dialingCode) && /^\d{0,10}$/.test(value)) {
    return <PhoneInput {...input} value={value} onChange={onChange} />;
  }
  return (
    <TextInput
      {...input}
      type="tel"
      inputMode="tel"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
