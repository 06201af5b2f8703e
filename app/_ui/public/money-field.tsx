'use client';

import { useState } from 'react';
import { currencyDecimals, decimalFromMinor, formatMoney } from '@/lib/core/money';
import texts from '@/lib/i18n/messages/es/controls.json';
import { amountAfter, readAmount } from '../form/typing/amount-typing';
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

/**
 * An amount, '$ 1.850.000' while typed; the form sends it as an integer of minor units. What is no amount is told at
 * once and sent as it was typed, for the server to refuse.
 */
export function MoneyField({ currency = 'COP', defaultValue = null, onAmount, ...field }: Props) {
  const decimals = currencyDecimals(currency);
  const [text, setText] = useState(() =>
    defaultValue === null ? '' : decimalFromMinor(defaultValue, currency).replace('.', ','),
  );
  const { minor, problem } = readAmount(text, currency);
  const shown = problem ? { ...field, error: texts.amount[problem] } : field;
  const { name, ...described } = describe(shown);
  return (
    <FieldShell field={shown}>
      <div className={styles.prefixed}>
        <span className={styles.prefix} aria-hidden>
          {formatMoney(0, currency).split('\u00a0')[0]}
        </span>
        <FormattedInput
          {...described}
          className={styles.input}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          start={text}
          format={(typed, before) => amountAfter(before, typed)}
          onText={(next) => {
            setText(next);
            onAmount?.(readAmount(next, currency).minor);
          }}
        />
        <input type="hidden" name={name} value={problem ? text : (minor ?? '')} />
      </div>
    </FieldShell>
  );
}
