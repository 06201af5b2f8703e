'use client';

import styles from '@/app/_ui/public/field.module.css';
import { describe, type FieldProps, FieldShell } from '@/app/_ui/public/field-shell';
import { FormattedInput } from '@/app/_ui/public/formatted-input';
import { LONGEST_KEY } from '@/lib/core/breb-key';
import texts from '@/lib/i18n/messages/es/claim.json';

const MOST_DIGITS = 20;
const digits = (text: string): string => text.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);

const asTyped = (text: string): string => text.slice(0, LONGEST_KEY);

type Props = FieldProps & {
  /** It is a key of Bre-B. */
  isKey: boolean;
  start?: string;
  onText?: (text: string) => void;
};

/** The number of a bank account, digits alone with zeros in front kept, or a key of Bre-B. */
export function AccountField({ isKey, start = '', onText, ...given }: Props) {
  const field = isKey ? { ...given, description: texts.keyNote } : given;
  return (
    <FieldShell field={field}>
      <FormattedInput
        {...describe(field)}
        className={styles.input}
        inputMode={isKey ? 'email' : 'numeric'}
        autoComplete="off"
        start={start}
        {...(onText ? { onText } : {})}
        format={isKey ? asTyped : digits}
      />
    </FieldShell>
  );
}
