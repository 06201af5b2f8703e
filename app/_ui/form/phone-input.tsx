'use client';

import { useMergedRef } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { TextInput, type TextInputProps } from '../controls/text-input';
import { phoneAsTyped, phoneOf } from './typing/phone-typing';
import { useTypedFormat } from './typing/use-typed-format';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> & {
  /** Digits alone: '3001234567'; what is no number of the country as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** Of the country whose numbers have ten digits. */
  dialingCode?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A national phone number of ten digits, shown as (300) 123-4567, kept as its digits. Not Mantine's MaskInput, which
 * holds its value itself and so does not follow a form that is reset.
 */
export function PhoneInput({ value, onChange, dialingCode = COLOMBIA, ref, ...input }: Props) {
  const t = useTranslations('ui');
  const shown = phoneAsTyped(value, '', dialingCode);
  const { ref: own, ...typing } = useTypedFormat(
    (text) => phoneAsTyped(text, shown, dialingCode),
    (text) => onChange(phoneOf(text)),
  );
  return (
    <TextInput
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={t('phonePlaceholder')}
      {...input}
      {...typing}
      ref={useMergedRef(own, ref)}
      // `tel-national` is of fields of text: a browser fills one of `tel` with the whole number.
      type="text"
      value={shown}
    />
  );
}
