'use client';

import { type ReactNode, useState } from 'react';
import { decimalWords, readPercent, readRate } from '@/lib/core/readers/decimal';
import texts from '@/lib/i18n/messages/es/controls.json';
import { TextInput, type TextInputProps } from '../controls/text-input';

const READERS = { percent: readPercent, rate: readRate } as const;

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'error'> & {
  kind: keyof typeof READERS;
  /** With a point, as it is kept; empty for none. */
  value: string;
  /** What is no number is told as `unread`. */
  onChange: (value: string) => void;
  /** A text that whoever keeps the value refuses. */
  unread: string;
  error?: ReactNode;
};

/** A percentage or a rate of exchange: what could be meant otherwise is refused in words, never another number. */
export function DecimalField({ kind, value, onChange, unread, error, onFocus, onBlur, ...input }: Props) {
  // What is typed stays as long as the value is what it led to.
  const [typed, setTyped] = useState<{ text: string; led: string } | null>(null);
  const [isInside, setInside] = useState(false);
  const isTyped = typed?.led === value;
  const read = READERS[kind](isTyped ? typed.text : decimalWords(value));
  const problem = isTyped && !isInside && read && 'problem' in read ? texts.decimal[read.problem] : undefined;
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...input}
      error={problem ?? error}
      value={isTyped ? typed.text : decimalWords(value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        const next = READERS[kind](text);
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
