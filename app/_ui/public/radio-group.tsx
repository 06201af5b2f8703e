import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldDescription, FieldError, type FieldProps, fieldId, RequiredMark } from './field-shell';

export type RadioOption = {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
};

type Props = FieldProps & {
  options: readonly RadioOption[];
  defaultValue?: string | undefined;
  /** Is told what was chosen. */
  onChange?: (value: string) => void;
  /** Side by side where there is room: for two short ones. */
  inline?: boolean;
};

/** One of a few, all in view. */
export function RadioGroup({ options, defaultValue, onChange, inline = false, ...field }: Props) {
  const id = fieldId(field);
  return (
    <fieldset
      className={styles.group}
      id={id}
      tabIndex={-1}
      aria-describedby={field.error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        {field.label}
        <RequiredMark required={field.required} />
      </legend>
      <FieldDescription field={field} />
      <div className={styles.options} data-inline={inline || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.radio}
              name={field.name}
              value={option.value}
              required={field.required}
              defaultChecked={defaultValue === option.value}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.about}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
