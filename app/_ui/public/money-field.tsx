'use client';

import { useState } from 'react';
import { currencyDecimals, decimalFromMinor, formatMoney } from '@/lib/core/money';
import { amountAsTyped, minorFromTyped } from '../typing/format-as-typed';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';
import { FormattedInput } from './formatted-input';

type Props = FieldProps & {
  currency?: string;
  /** Minor units. */
  defaultValue?: number | null;
  /** Minor units, or null while empty. */
  onAmount?: (amount: number | null) => void;
};

/** An amount, '$ 1.850.000' while typed; the form sends it as an integer of minor units. */
export function MoneyField({ currency = 'COP', defaultValue = null, onAmount, ...field }: Props) {
  const decimals = currencyDecimals(currency);
  const [amount, setAmount] = useState(defaultValue);
  const start = defaultValue === null ? '' : decimalFromMinor(defaultValue, currency).replace('.', ',');
  const { name, ...described } = describe(field);
  return (
    <FieldShell field={field}>
      <div className={styles.prefixed}>
        <span className={styles.prefix} aria-hidden>
          {formatMoney(0, currency).split('\u00a0')[0]}
        </span>
        <FormattedInput
          {...described}
          className={styles.input}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          start={start}
          format={(text) => amountAsTyped(text, decimals)}
          onText={(text) => {
            const next = minorFromTyped(text, decimals);
            setAmount(next);
            onAmount?.(next);
          }}
        />
        <input type="hidden" name={name} value={amount ?? ''} />
      </div>
    </FieldShell>
  );
}
