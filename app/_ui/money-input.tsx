'use client';

import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { currencyDecimals, decimalFromMinor, formatMoney, minorFromDecimal } from '@/lib/core/money';

type Props = Omit<
  NumberInputProps,
  'value' | 'defaultValue' | 'onChange' | 'prefix' | 'min' | 'max' | 'step' | 'decimalScale'
> & {
  /** Minor units of the currency, or null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  currency?: string;
};

/** An amount of money: '$ 1.850.000' while typed, an integer of minor units in and out. */
export function MoneyInput({ value, onChange, currency = 'COP', ...input }: Props) {
  const [typed, setTyped] = useState(textOf(value, currency));
  // What is being typed ('12,' of 12,50) is kept as long as it means the value that came in.
  const shown = amountOf(typed, currency) === value ? typed : textOf(value, currency);
  return (
    <NumberInput
      inputMode={currencyDecimals(currency) === 0 ? 'numeric' : 'decimal'}
      hideControls
      {...input}
      value={shown}
      valueIsNumericString
      onValueChange={({ value: text }, { source }) => {
        if (String(source) === 'prop') return;
        const amount = amountOf(text, currency);
        if (amount === undefined) return;
        setTyped(text);
        onChange(amount);
      }}
      prefix={`${symbolOf(currency)} `}
      allowNegative={false}
      allowDecimal={currencyDecimals(currency) > 0}
      decimalScale={currencyDecimals(currency)}
      // A point stands between thousands here: typed, it must not cut 1.500 down to 1,50.
      allowedDecimalSeparators={[',']}
      isAllowed={({ value: text }) => amountOf(text, currency) !== undefined}
    />
  );
}

const textOf = (value: number | null, currency: string): string =>
  value === null ? '' : decimalFromMinor(value, currency);

/** Undefined for what is no exact amount, which the field does not let in. */
function amountOf(text: string, currency: string): number | null | undefined {
  if (text === '') return null;
  try {
    return minorFromDecimal(text.replace(/\.$/, ''), currency);
  } catch {
    return undefined;
  }
}

const symbolOf = (currency: string): string => formatMoney(0, currency).split('\u00a0')[0] ?? '';
