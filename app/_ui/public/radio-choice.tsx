import type { ComponentProps } from 'react';
import styles from './choice.module.css';
import { FieldError, fieldId } from './field-shell';

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** With the name of the group: its buttons stand apart. */
  label: string;
  name: string;
  id: string;
  /** The id of the group's first button, below which its error stands for all of them. */
  first: string;
  error?: string | undefined;
};

/** One button of a group whose others stand elsewhere on the page. */
export function RadioChoice({ label, first, error, ...input }: Props) {
  const field = { label, name: input.name, id: first, error } as const;
  return (
    <div className={styles.group}>
      <label className={styles.option}>
        <input
          {...input}
          type="radio"
          className={styles.radio}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(field)}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {input.id === first && <FieldError field={field} />}
    </div>
  );
}
