'use client';

import { Notifications } from '@mantine/notifications';

/** Where toasts come up; loaded once the screen stands, and those said before then wait for it. */
export default function Toaster() {
  return <Notifications position="bottom-right" limit={4} />;
}
