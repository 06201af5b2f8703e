'use client';

import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { TextInput, type TextInputProps } from '../controls/text-input';
import { useTypedFormat } from './typing/use-typed-format';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'ref' | 'min' | 'max'> & {
  value: number | null;
  /** Null while it is empty. */
  onChange: (value: number | null) => void;
  /** What is below becomes this when the field is left. */
  min?: number;
  /** Keys that would lead above it do nothing. */
  max?: number;
  ref?: Ref<HTMLInputElement>;
};

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A whole number from 0 on. The arrow keys count by one. */
export function CountInput({ value, onChange, min = 0, max = 999_999_999, onBlur, ref, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  // A field that was emptied stays empty until it is left, whatever its value falls back to.
  const isTyped = typed === '' || Number(typed) === value;
  const text = typed !== null && isTyped ? typed : String(value ?? '');
  const { ref: own, ...typing } = useTypedFormat(
    (now) => {
      const digits = now.replaceAll(/\D/g, '');
      return Number(digits) > max ? text : digits;
    },
    (digits) => {
      setTyped(digits);
      onChange(digits === '' ? null : Number(digits));
    },
  );
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || input.readOnly) return;
    event.preventDefault();
    setTyped(null);
    onChange(Math.min(max, Math.max(min, (value ?? 0) + by)));
  };
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...input}
      {...typing}
      ref={useMergedRef(own, ref)}
      value={text}
      onKeyDown={step}
      onBlur={(event) => {
        setTyped(null);
        if (value !== null && value < min) onChange(min);
        onBlur?.(event);
      }}
    />
  );
}
