import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';

export type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'children'> & FieldWords;

/** A line of text in plain HTML, looking like the library's: a form has dozens. The class name is the field's. */
export function TextInput({
  id,
  label,
  description,
  hintBelow,
  error,
  withAsterisk,
  leftSection,
  rightSection,
  className,
  ...input
}: TextInputProps) {
  const words = { label, description, hintBelow, error, withAsterisk, leftSection, rightSection, className };
  return (
    <FieldFrame id={id} disabled={input.disabled} {...words}>
      {(ties) => <input type="text" {...input} {...ties} />}
    </FieldFrame>
  );
}
