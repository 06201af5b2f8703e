'use client';

import type { Ref } from 'react';
import { TextInput } from '@/app/_ui/controls/text-input';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { hasTenDigits } from '@/lib/core/readers/phone';

type Props = {
  label: string;
  dialingCode: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A phone by its country's dialing code: masked where numbers have ten digits, free where they have not. */
export function PhoneField({ dialingCode, value, onChange, ...input }: Props) {
  if (hasTenDigits(dialingCode)) {
    return <PhoneInput {...input} dialingCode={dialingCode} value={value} onChange={onChange} />;
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
