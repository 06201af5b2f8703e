import type { ComponentProps } from 'react';
import { AskedEmail } from '../controls/asked-email';
import { TextField } from './text-field';

/** A mail address, kept as it is typed; of one almost of a great provider it is asked. `autoComplete` is 'email' unless told: 'username' where one logs in by it. */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <AskedEmail>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
      />
    </AskedEmail>
  );
}
