'use client';

import { type ComponentProps, useState } from 'react';
import { useTypedFormat } from '../typing/use-typed-format';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> & {
  start: string;
  format: (text: string) => string;
  onText?: (text: string) => void;
};

/** An input whose text takes its form while it is typed. */
export function FormattedInput({ start, format, onText, ...input }: Props) {
  const [text, setText] = useState(() => format(start));
  const typing = useTypedFormat(format, (formatted) => {
    setText(formatted);
    onText?.(formatted);
  });
  return <input {...input} {...typing} value={text} />;
}
