import { Input, InputWrapper } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-box.module.css';

type LineProps = {
  left?: ReactNode;
  right?: ReactNode;
  /** It is pressed, not written into. */
  pointer?: boolean;
  error?: boolean;
  disabled?: boolean | undefined;
  /** `above` and `below` the words of the field stand. */
  beside?: string | undefined;
  /** The element of the field itself, with `fieldClass`. */
  children: ReactNode;
};

/** The class of a plain `input` or `select` in a `FieldLine`; with `data-variant="default"`. */
export const fieldClass = Input.classes.input ?? '';

/** The looks of the library's inputs around a plain one: the line without its words. */
export function FieldLine({ left, right, pointer, error, disabled, beside, children }: LineProps) {
  return (
    <div
      className={`${Input.classes.wrapper} ${styles.line}`}
      data-variant="default"
      data-size="sm"
      data-beside={beside}
      data-error={error || undefined}
      data-disabled={disabled || undefined}
      data-pointer={pointer || undefined}
      data-with-left-section={left ? true : undefined}
      data-with-right-section={right ? true : undefined}
    >
      {left && (
        <div className={Input.classes.section} data-position="left">
          {left}
        </div>
      )}
      {children}
      {right && (
        <div className={`${Input.classes.section} ${pointer ? styles.through : ''}`} data-position="right">
          {right}
        </div>
      )}
    </div>
  );
}

/** A field without a label that is seen, as every list has. */
export function FieldBox({ className = '', ...line }: LineProps & { className?: string | undefined }) {
  return (
    <div className={`${InputWrapper.classes.root} ${className}`}>
      <FieldLine {...line} />
    </div>
  );
}

/** The arrows of a field with a list. */
export function ListArrows() {
  return (
    <svg className={styles.arrows} viewBox="0 0 15 15" aria-hidden="true">
      <path d="M4.93179 5.43179C4.75605 5.60753 4.75605 5.89245 4.93179 6.06819C5.10753 6.24392 5.39245 6.24392 5.56819 6.06819L7.49999 4.13638L9.43179 6.06819C9.60753 6.24392 9.89245 6.24392 10.0682 6.06819C10.2439 5.89245 10.2439 5.60753 10.0682 5.43179L7.81819 3.18179C7.73379 3.0974 7.61933 3.04999 7.49999 3.04999C7.38064 3.04999 7.26618 3.0974 7.18179 3.18179L4.93179 5.43179ZM10.0682 9.56819C10.2439 9.39245 10.2439 9.10753 10.0682 8.93179C9.89245 8.75606 9.60753 8.75606 9.43179 8.93179L7.49999 10.8636L5.56819 8.93179C5.39245 8.75606 5.10753 8.75606 4.93179 8.93179C4.75605 9.10753 4.75605 9.39245 4.93179 9.56819L7.18179 11.8182C7.35753 11.9939 7.64245 11.9939 7.81819 11.8182L10.0682 9.56819Z" />
    </svg>
  );
}
