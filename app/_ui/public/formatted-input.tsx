'use client';

import { type ComponentProps, useState } from 'react';
import { useTypedFormat } from '../form/typing/use-typed-format';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  start: string;
  /** `before` is what was shown until this was typed. */
  format: (typed: string, before: string) => string;
  onText?: (text: string) => void;
};

/** An input whose text takes its form while it is typed. */
export function FormattedInput({ start, format, onText, ...input }: Props) {
  const [text, setText] = useState(() => format(start, ''));
  const typing = useTypedFormat(
    (typed) => format(typed, text),
    (formatted) => {
      setText(formatted);
      onText?.(formatted);
    },
  );
  return <input {...input} {...typing} value={text} />;
}
