import { InputWrapper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { FieldLine, fieldClass } from './field-box';
import styles from './field-box.module.css';

export type FieldWords = {
  label?: ReactNode;
  description?: ReactNode;
  /** Puts the description below the input instead of above it. */
  hintBelow?: boolean | undefined;
  error?: ReactNode;
  withAsterisk?: boolean | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  /** Of the whole field. */
  className?: string | undefined;
};

/** What ties the element of a field to its words. */
export type FieldTies = {
  id: string;
  className: string;
  'data-variant': 'default';
  'data-error': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Props = FieldWords & {
  id?: string | undefined;
  disabled?: boolean | undefined;
  pointer?: boolean;
  children: (ties: FieldTies) => ReactNode;
};

/** Label, hint and error around a plain field, looking and read out like those of the library. */
export function FieldFrame({ id: given, label, description, hintBelow, error, children, ...frame }: Props) {
  const made = useId();
  const id = given ?? made;
  const hint = description && (
    <p id={`${id}-description`} className={InputWrapper.classes.description}>
      {description}
    </p>
  );
  const described = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ');
  return (
    <div
      className={`${InputWrapper.classes.root} ${frame.className ?? ''}`}
      data-error={error ? true : undefined}
    >
      {label && (
        <label
          id={`${id}-label`}
          htmlFor={id}
          className={`${InputWrapper.classes.label} ${styles.label}`}
          data-required={frame.withAsterisk || undefined}
        >
          {label}
          {frame.withAsterisk && (
            <span className={InputWrapper.classes.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {!hintBelow && hint}
      <FieldLine
        left={frame.leftSection}
        right={frame.rightSection}
        pointer={frame.pointer ?? false}
        error={Boolean(error)}
        disabled={frame.disabled}
        beside={
          [hint && !hintBelow && 'above', (error || (hint && hintBelow)) && 'below']
            .filter(Boolean)
            .join(' ') || undefined
        }
      >
        {children({
          id,
          className: fieldClass,
          'data-variant': 'default',
          'data-error': error ? true : undefined,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
      </FieldLine>
      {error && (
        <p id={`${id}-error`} className={`${InputWrapper.classes.error} ${styles.error}`}>
          {error}
        </p>
      )}
      {hintBelow && hint}
    </div>
  );
}
