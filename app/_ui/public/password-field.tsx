'use client';

import { type ComponentProps, useState } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './field.module.css';
import { describe, type FieldProps, FieldShell } from './field-shell';

type Props = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>;

/** A password that can be looked at. */
export function PasswordField({ label, name, id, description, error, required, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const field = { label, name, id, description, error, required } as FieldProps;
  return (
    <FieldShell field={field}>
      <div className={styles.suffixed}>
        <input
          autoComplete="current-password"
          {...input}
          {...describe(field)}
          type={shown ? 'text' : 'password'}
          className={styles.input}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={shown}
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Eye crossed={shown} />
        </button>
      </div>
    </FieldShell>
  );
}

const Eye = ({ crossed }: { crossed: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="3" />
    {crossed && <path d="M4 4l16 16" strokeLinecap="round" />}
  </svg>
);
