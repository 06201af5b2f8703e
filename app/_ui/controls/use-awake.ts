'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page wakes up, true from then on, also for what is made later. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
