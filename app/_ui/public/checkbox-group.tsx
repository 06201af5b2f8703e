import type { ChangeEvent } from 'react';
import styles from './choice.module.css';
import { FieldDescription, FieldError, type FieldProps, fieldId, RequiredMark } from './field-shell';

type Props = FieldProps & {
  options: readonly { readonly value: string; readonly label: string }[];
  defaultValues?: readonly string[];
  /** At most one: to check one takes the other back. For client components. */
  exclusive?: boolean;
};

function keepOne({ target }: ChangeEvent<HTMLFieldSetElement, Element>): void {
  if (!(target instanceof HTMLInputElement) || !target.checked) return;
  for (const box of target.closest('fieldset')?.querySelectorAll('input') ?? []) {
    if (box !== target) box.checked = false;
  }
}

/** Any of a few, all in view; the form sends the name once for each. */
export function CheckboxGroup({ options, defaultValues = [], exclusive = false, ...field }: Props) {
  const id = fieldId(field);
  return (
    <fieldset
      className={styles.group}
      id={id}
      tabIndex={-1}
      aria-describedby={field.error ? `${id}-error` : undefined}
      onChange={exclusive ? keepOne : undefined}
    >
      <legend className={styles.legend}>
        {field.label}
        <RequiredMark required={field.required} />
      </legend>
      <FieldDescription field={field} />
      <div className={styles.options} data-inline>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              className={styles.checkbox}
              name={field.name}
              value={value}
              defaultChecked={defaultValues.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}
