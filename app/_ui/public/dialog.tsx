'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  size?: 'sm' | 'lg';
  /** No cross, no Escape, no press outside: the buttons inside decide. */
  locked?: boolean;
  children: ReactNode;
};

/** The browser's own dialog: focus, Escape and what lies behind are its business, and it weighs nothing. */
export function Dialog({ open, onClose, title, size = 'sm', locked = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const box = dialog.current;
    if (!box || box.open === open) return;
    if (!open) return box.close();
    box.showModal();
    // Where the dialog says so; the browser itself begins at the cross.
    box.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);

  useEffect(() => {
    const box = dialog.current;
    if (!box || locked) return;
    const pressOutside = (event: MouseEvent) => {
      if (event.target === box) box.close();
    };
    box.addEventListener('click', pressOutside);
    return () => box.removeEventListener('click', pressOutside);
  }, [locked]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        // Escape belongs to the photo that lies above, while there is one.
        if (locked || event.currentTarget.querySelector('.yarl__portal')) event.preventDefault();
      }}
    >
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {!locked && (
            <button
              type="button"
              className={styles.close}
              aria-label={texts.close}
              onClick={() => dialog.current?.close()}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path
                  d="M5 5l10 10M15 5L5 15"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          )}
        </div>
        {open && children}
      </div>
    </dialog>
  );
}
