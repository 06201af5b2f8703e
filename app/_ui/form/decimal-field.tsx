'use client';

import { type ReactNode, useState } from 'react';
import { decimalWords, readPercent, readRate } from '@/lib/core/readers/decimal';
import texts from '@/lib/i18n/messages/es/controls.json';
import { TextInput, type TextInputProps } from '../controls/text-input';

const READERS = { percent: readPercent, rate: readRate } as const;

type Read<Problem extends string> = { readonly value: string } | { readonly problem: Problem } | null;

type Shared = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'error'> & {
  /** With a point, as it is kept; empty for none. */
  value: string;
  /** What is no number is told as `unread`. */
  onChange: (value: string) => void;
  /** A text that whoever keeps the value refuses. */
  unread: string;
  error?: ReactNode;
};

/** A percentage or a rate of exchange: what could be meant otherwise is refused in words, never another number. */
export function DecimalField({ kind, ...field }: Shared & { kind: keyof typeof READERS }) {
  return <ReadField read={READERS[kind]} says={(problem) => texts.decimal[problem]} {...field} />;
}

/** A number as `read` understands it; once the field is left, what was understood is shown, or `says` why nothing was. */
export function ReadField<Problem extends string>({
  read: readTyped,
  says,
  value,
  onChange,
  unread,
  error,
  onFocus,
  onBlur,
  ...input
}: Shared & { read: (typed: string) => Read<Problem>; says: (problem: Problem) => string }) {
  // What is typed stays as long as the value is what it led to.
  const [typed, setTyped] = useState<{ text: string; led: string } | null>(null);
  const [isInside, setInside] = useState(false);
  const isTyped = typed?.led === value;
  const read = readTyped(isTyped ? typed.text : decimalWords(value));
  const problem = isTyped && !isInside && read && 'problem' in read ? says(read.problem) : undefined;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      error={problem ?? error}
      value={isTyped ? typed.text : decimalWords(value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        const next = readTyped(text);
        const led = next === null ? '' : 'value' in next ? next.value : unread;
        setTyped({ text, led });
        onChange(led);
      }}
      onFocus={(event) => {
        setInside(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setInside(false);
        if (read && 'value' in read) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
