import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { FieldError, fieldId } from './field-shell';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string;
  name: string;
  id: string;
  error?: string | undefined;
};

/** One button of a group whose others stand elsewhere on the page. */
export function RadioChoice({ label, error, ...input }: Props) {
  const field = { label, name: input.name, id: input.id, error } as const;
  return (
    <div className={styles.group}>
      <label className={styles.option}>
        <input
          {...input}
          type="radio"
          className={styles.radio}
          aria-describedby={error ? `${fieldId(field)}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}
