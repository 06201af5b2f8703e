import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import {
  describe,
  FieldDescription,
  FieldError,
  type FieldProps,
  fieldId,
  RequiredMark,
} from './field-shell';

type Props = Omit<FieldProps, 'label'> & {
  /** May hold a link to what is accepted. */
  label: ReactNode;
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** Yes or no; an acceptance. */
export function CheckboxField({ label, name, id, description, error, required, ...input }: Props) {
  const field = { label: '', name, id, description, error, required } as FieldProps;
  return (
    <div className={styles.group}>
      <div className={styles.choice}>
        <input {...input} {...describe(field)} type="checkbox" className={styles.checkbox} />
        <label htmlFor={fieldId(field)}>
          {label}
          <RequiredMark required={required} />
        </label>
      </div>
      <FieldDescription field={field} />
      <FieldError field={field} />
    </div>
  );
}
