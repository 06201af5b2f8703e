'use client';

import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications';

/** They stand over the end of the rail, so that more would hide where one goes next. */
const MOST = 2;

type Toast = Omit<NotificationData, 'id' | 'withBorder'> & { readonly id: string };

/** Shows a toast in the place of the same one said before. A third ends the oldest that only says that all went well. */
export function showToast(toast: Toast): void {
  notifications.hide(toast.id);
  const shown = [...notificationsStore.getState().notifications];
  while (shown.length >= MOST) {
    const plain = shown.findIndex(({ autoClose }) => autoClose === undefined);
    const [ended] = shown.splice(Math.max(plain, 0), 1);
    if (ended?.id) notifications.hide(ended.id);
  }
  notifications.show({ ...toast, withBorder: true });
}
