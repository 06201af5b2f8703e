import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className'>;

/** One line of text: a name, an e-mail, a number of a document. */
export function TextField({ label, name, id, description, error, required, ...input }: Props) {
  const field = { label, name, id, description, error, required } as FieldProps;
  return (
    <FieldShell field={field}>
      <input type="text" {...input} {...describe(field)} className={styles.input} />
    </FieldShell>
  );
}
