'use client';

import { notifications } from '@mantine/notifications';

/** Says that something was done; goes away by itself. */
export function toastSuccess(message: string, title?: string): void {
  notifications.show({ message, color: 'green', withBorder: true, ...(title ? { title } : {}) });
}

/** Says that something failed; stays twice as long. For what is wrong in a field, show it there instead. */
export function toastError(message: string, title?: string): void {
  notifications.show({
    message,
    color: 'red',
    withBorder: true,
    autoClose: 8000,
    ...(title ? { title } : {}),
  });
}
