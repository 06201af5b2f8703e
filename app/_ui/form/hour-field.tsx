'use client';

import { useRef, useState } from 'react';
import { hourWords, readHour } from '@/lib/core/readers/hour';
import texts from '@/lib/i18n/messages/es/controls.json';
import { TextInput, type TextInputProps } from '../controls/text-input';

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> & {
  /** `HH:mm`; empty for none. */
  value: string;
  /** `HH:mm`, or an empty text; for what is no hour, the text itself, which whoever keeps it refuses too. */
  onChange: (time: string) => void;
  /** For who takes nothing but hours: what is no hour is told as an empty text. */
  hoursOnly?: boolean;
};

/** What is wrong with a text as an hour, in words; undefined for an hour and for nothing. */
export function hourProblem(text: string): string | undefined {
  const read = readHour(text);
  return read && 'problem' in read ? texts.hour[read.problem] : undefined;
}

/** An hour, typed as people type hours and shown as '1:15 p. m.' once it is left. */
export function HourField({ value, onChange, hoursOnly = false, onBlur, onFocus, error, ...input }: Props) {
  // What is typed stays as long as the value is what it led to.
  const [typed, setTyped] = useState<{ text: string; led: string } | null>(null);
  const [isInside, setInside] = useState(false);
  const pressed = useRef(false);
  const text = typed?.led === value ? typed.text : hourWords(value);
  const problem = isInside ? undefined : hourProblem(text);
  return (
    <TextInput
      autoComplete="off"
      placeholder={texts.hour.example}
      {...input}
      error={problem ?? error}
      value={text}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        const read = readHour(next);
        const unread = hoursOnly ? '' : next;
        const led = read === null ? '' : 'time' in read ? read.time : unread;
        setTyped({ text: next, led });
        onChange(led);
      }}
      onFocus={(event) => {
        setInside(true);
        pressed.current = true;
        event.currentTarget.select();
        onFocus?.(event);
      }}
      onMouseUp={(event) => {
        // The press that enters the field keeps what it selected, in every browser; later ones place the caret.
        if (pressed.current) event.preventDefault();
        pressed.current = false;
      }}
      onBlur={(event) => {
        setInside(false);
        pressed.current = false;
        // What was read is shown in words; what was not stays to be put right.
        if (!hourProblem(text)) setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
