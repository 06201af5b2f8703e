'use client';

import { useMergedRef } from '@mantine/hooks';
import { type Ref, useState } from 'react';
import { currencyDecimals, decimalFromMinor, formatMoney } from '@/lib/core/money';
import texts from '@/lib/i18n/messages/es/controls.json';
import { TextInput, type TextInputProps } from '../controls/text-input';
import { amountAfter, readAmount } from './typing/amount-typing';
import { useTypedFormat } from './typing/use-typed-format';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref'> & {
  /** Minor units of the currency, or null while empty. */
  value: number | null;
  /** Null too for a text that is no amount, which the field tells itself. */
  onChange: (value: number | null) => void;
  currency?: string;
  ref?: Ref<HTMLInputElement>;
};

/** An amount of money: '$ 1.850.000' while typed, an integer of minor units in and out. */
export function MoneyInput({ value, onChange, currency = 'COP', ref, ...input }: Props) {
  const prefix = `${formatMoney(0, currency).split('\u00a0')[0]} `;
  const [typed, setTyped] = useState('');
  const read = readAmount(typed, currency);
  // What is being typed ('12,' of 12,50) is kept as long as it means the value that came in.
  const isTyped = read.minor === value;
  const text = isTyped ? typed : textOf(value, currency);
  const { ref: own, ...typing } = useTypedFormat(
    (now) => withPrefix(prefix, amountAfter(text && prefix + text, now)),
    (shown) => {
      const next = shown.slice(prefix.length);
      setTyped(next);
      onChange(readAmount(next, currency).minor);
    },
  );
  const problem = isTyped && read.problem;
  return (
    <TextInput
      inputMode={currencyDecimals(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...input}
      {...(problem ? { error: texts.amount[problem] } : {})}
      {...typing}
      ref={useMergedRef(own, ref)}
      value={withPrefix(prefix, text)}
    />
  );
}

const withPrefix = (prefix: string, text: string): string => text && prefix + text;

const textOf = (value: number | null, currency: string): string =>
  value === null ? '' : amountAfter('', decimalFromMinor(value, currency).replace('.', ','));
