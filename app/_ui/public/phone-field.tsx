'use client';

import { COLOMBIA } from '@/lib/core/readers/phone';
import { phoneAsTyped, phoneOf } from '../form/typing/phone-typing';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';
import { FormattedInput } from './formatted-input';

type Props = FieldProps & {
  /** Digits or formatted, as it was sent before. */
  defaultValue?: string;
  /** Digits alone, or what is no number of the country as it was typed. */
  onDigits?: (digits: string) => void;
  autoComplete?: string;
  /** Of the country whose numbers are asked for. */
  dialingCode?: string;
};

/** A phone number: sent as it is shown, (300) 123-4567, which the server reads. */
export function PhoneField({
  defaultValue = '',
  onDigits,
  autoComplete = 'tel-national',
  dialingCode = COLOMBIA,
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
        format={(text, before) => phoneAsTyped(text, before, dialingCode)}
        {...(onDigits ? { onText: (text: string) => onDigits(phoneOf(text)) } : {})}
      />
    </FieldShell>
  );
}
