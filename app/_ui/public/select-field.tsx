import type { ComponentProps } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';

export type Option = { readonly value: string; readonly label: string; readonly disabled?: boolean };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'className' | 'children'> & {
    options: readonly Option[];
    /** What stands there before one is chosen. */
    placeholder?: string;
  };

/** One of a list, with the system's own picker. */
export function SelectField({
  label,
  name,
  id,
  description,
  error,
  required,
  options,
  placeholder,
  ...select
}: Props) {
  const field = { label, name, id, description, error, required } as FieldProps;
  const start = select.value === undefined && select.defaultValue === undefined ? { defaultValue: '' } : {};
  return (
    <FieldShell field={field}>
      <select {...start} {...select} {...describe(field)} className={styles.select}>
        <option value="" disabled={required}>
          {placeholder ?? texts.choose}
        </option>
        {options.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
