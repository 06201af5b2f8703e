'use client';

import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useFormStatus } from 'react-dom';
import texts from '@/lib/i18n/messages/es/controls.json';
import { FilesOfForm } from '../form/files-first';
import { isChanged, isField } from '../form/is-changed';
import { PublicButton } from './button';

type Props = {
  children: ReactNode;
  /** Shown while the form is on its way. */
  busyText?: string;
  /** Cannot be pressed until something in its form was changed (specification, contract and claim forms). */
  untilChanged?: boolean;
  disabled?: boolean;
  /** Where the form is not sent by an action that React knows. */
  busy?: boolean;
  full?: boolean;
  /** Told with the form, where it has several buttons. */
  name?: string;
  value?: string;
};

/** Sends its form, once: while it is on its way, or waits for files that are, it is disabled and says so. */
export function SubmitButton({ children, busyText = texts.loading, untilChanged = false, ...rest }: Props) {
  const { pending } = useFormStatus();
  const waits = use(FilesOfForm)?.waits === true;
  const busy = pending || waits || rest.busy === true;
  const button = useRef<HTMLButtonElement>(null);
  const [changed, setChanged] = useState(!untilChanged);

  useEffect(() => {
    const form = button.current?.form;
    if (!form || !untilChanged) return;
    const note = () => setChanged(true);
    // Typed, or filled in by the browser, before this code was here to hear of it.
    if ([...form.elements].filter(isField).some(isChanged)) note();
    form.addEventListener('input', note, { once: true });
    return () => form.removeEventListener('input', note);
  }, [untilChanged]);

  return (
    <PublicButton
      ref={button}
      type="submit"
      disabled={busy || !changed || rest.disabled === true}
      aria-busy={busy}
      {...(rest.full ? { full: true } : {})}
      {...(rest.name ? { name: rest.name, value: rest.value } : {})}
    >
      {waits ? texts.filesFirst : busy ? busyText : children}
    </PublicButton>
  );
}
