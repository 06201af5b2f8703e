'use client';

import { type FocusEvent, type ReactNode, useRef, useState } from 'react';
import { suggestedEmail } from '@/lib/core/readers/email-suggestion';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './asked-email.module.css';

/** Changes a field as typing does, so that whatever form it is in hears of it. */
function typeInto(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Below the field of a mail address: once it is left, whether somebody meant 'ana@gmail.com', who typed 'ana@gmial.com'. */
export function AskedEmail({ children }: { children: ReactNode }) {
  const left = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const onBlur = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    left.current = target;
    setAsked(suggestedEmail(target.value));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what comes up from the field inside
    <div className={styles.box} onBlur={onBlur} onInput={() => setAsked(null)}>
      {children}
      {asked && (
        <p role="status" className={styles.line}>
          <button
            type="button"
            className={styles.asked}
            onClick={() => left.current && typeInto(left.current, asked)}
          >
            {texts.askedEmail.replace('{address}', () => asked)}
          </button>
        </p>
      )}
    </div>
  );
}
