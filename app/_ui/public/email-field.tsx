import type { ComponentProps } from 'react';
import { TextField } from './text-field';

/** A mail address, kept as it is typed. `autoComplete` is 'email' unless told: 'username' where one logs in by it. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
