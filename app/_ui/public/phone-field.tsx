'use client';

import { phoneAsTyped } from '../form/typing/format-as-typed';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';
import { FormattedInput } from './formatted-input';

type Props = FieldProps & {
  /** Digits or formatted, as it was sent before. */
  defaultValue?: string;
  /** Digits alone. */
  onDigits?: (digits: string) => void;
  autoComplete?: string;
  /** False where national numbers are not of ten digits: they are then sent bare. */
  masked?: boolean;
};

const bare = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 12);

/** A national phone number: sent as (300) 123-4567, of which the server keeps the digits. */
export function PhoneField({
  defaultValue = '',
  onDigits,
  autoComplete = 'tel-national',
  masked = true,
  ...field
}: Props) {
  return (
    <FieldShell field={field}>
      <FormattedInput
        {...describe(field)}
        className={styles.input}
        // A browser fills a field of `tel` with the whole number; this one asks for the national part.
        type="text"
        inputMode="tel"
        autoComplete={autoComplete}
        start={defaultValue}
        format={masked ? phoneAsTyped : bare}
        {...(onDigits ? { onText: (text: string) => onDigits(text.replaceAll(/\D/g, '')) } : {})}
      />
    </FieldShell>
  );
}
