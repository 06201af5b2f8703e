'use client';

import { useMergedRef } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { TextInput, type TextInputProps } from '../controls/text-input';
import { phoneAsTyped } from './typing/format-as-typed';
import { useTypedFormat } from './typing/use-typed-format';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> & {
  /** Digits alone: '3001234567'. */
  value: string;
  onChange: (digits: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A national phone number of ten digits, shown as (300) 123-4567, kept as its digits. Not Mantine's MaskInput, which
 * holds its value itself and so does not follow a form that is reset.
 */
export function PhoneInput({ value, onChange, ref, ...input }: Props) {
  const t = useTranslations('ui');
  const { ref: own, ...typing } = useTypedFormat(phoneAsTyped, (text) =>
    onChange(text.replaceAll(/\D/g, '')),
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
      value={phoneAsTyped(value)}
    />
  );
}
