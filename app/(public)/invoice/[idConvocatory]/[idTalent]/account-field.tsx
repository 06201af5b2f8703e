'use client';

import styles from '@/app/_ui/public/field.module.css';
import { describe, type FieldProps, FieldShell } from '@/app/_ui/public/field-shell';
import { FormattedInput } from '@/app/_ui/public/formatted-input';

const MOST_DIGITS = 20;
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

type Props = FieldProps & { start?: string; onText?: (text: string) => void };

/** The number of a bank account: digits alone, zeros in front kept. */
export function AccountField({ start = '', onText, ...field }: Props) {
  return (
    <FieldShell field={field}>
      <FormattedInput
        {...describe(field)}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        start={start}
        {...(onText ? { onText } : {})}
        format={digits}
      />
    </FieldShell>
  );
}
