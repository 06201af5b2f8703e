'use client';

import { Notifications } from '@mantine/notifications';

/**
 * Where toasts come up: on the left, because what is pressed next stands on the right, and below the rail, so that
 * they hide no row of a list (mantine-touches.css). Loaded once the screen stands;
 * those said before then wait for it.
 */
export default function Toaster() {
  return <Notifications position="bottom-left" />;
}
