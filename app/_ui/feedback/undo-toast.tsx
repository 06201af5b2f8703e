'use client';

import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { showToast } from './show-toast';
import styles from './undo-toast.module.css';

const STAYS_MS = 10_000;

/** Says what was done, with the way to take it back for a while. */
export function toastUndo(
  message: string,
  label: string,
  onUndo: () => Promise<void>,
  staysMs = STAYS_MS,
): void {
  showToast({
    id: message,
    color: 'green',
    autoClose: staysMs,
    message: (
      <span className={styles.undo}>
        {message}
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            notifications.hide(message);
            void onUndo();
          }}
        >
          {label}
        </Button>
      </span>
    ),
  });
}
