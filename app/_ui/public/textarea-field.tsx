import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'className'>;

/** Several lines of text. Grows with what is written, where the browser can. */
export function TextareaField({ label, name, id, description, error, required, ...area }: Props) {
  const field = { label, name, id, description, error, required } as FieldProps;
  return (
    <FieldShell field={field}>
      <textarea rows={3} {...area} {...describe(field)} className={styles.textarea} />
    </FieldShell>
  );
}
