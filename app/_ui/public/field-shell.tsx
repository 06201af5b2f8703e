import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './field.module.css';

/** What every field of a public page takes besides its own. */
export type FieldProps = {
  label: string;
  name: string;
  /** Left out: made from the name, so that an error summary can link to it. */
  id?: string;
  description?: ReactNode;
  /** Shown below; the field is marked invalid. */
  error?: string | undefined;
  required?: boolean;
};

export const fieldId = ({ id, name }: Pick<FieldProps, 'id' | 'name'>): string => id ?? `campo-${name}`;

/** Attributes that tie a control to its description and error. */
export function describe(field: FieldProps) {
  const id = fieldId(field);
  const ids = [field.description && `${id}-description`, field.error && `${id}-error`].filter(Boolean);
  return {
    id,
    name: field.name,
    required: field.required,
    'aria-invalid': field.error ? (true as const) : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Label above, description below it, error at the end. */
export function FieldShell({ field, children }: { field: FieldProps; children: ReactNode }) {
  const id = fieldId(field);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        <RequiredMark required={field.required} />
      </label>
      <FieldDescription field={field} />
      {children}
      <FieldError field={field} />
    </div>
  );
}

export function RequiredMark({ required }: { required: boolean | undefined }) {
  return required ? (
    <span className={text.error} title={texts.required} aria-hidden>
      {' *'}
    </span>
  ) : null;
}

export function FieldDescription({ field }: { field: FieldProps }) {
  return field.description ? (
    <p className={styles.description} id={`${fieldId(field)}-description`}>
      {field.description}
    </p>
  ) : null;
}

export function FieldError({ field }: { field: FieldProps }) {
  return field.error ? (
    <p className={styles.error} id={`${fieldId(field)}-error`}>
      {field.error}
    </p>
  ) : null;
}
