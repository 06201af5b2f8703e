'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useOptimistic } from 'react';
import { toastError } from '@/app/_ui/feedback/toasts';
import type { WriteResult } from './use-write';

/**
 * For what is not final: shows a change at once, while it is written, and until the page read again says so itself. What
 * is refused is told in a toast and stands as before. `press` answers whether it was done. It begins to write before the
 * transition, in which what the write sets of its own (`pending`) would be shown only once all is over.
 */
export function useAtOnce<State, Change>(state: State, changed: (before: State, change: Change) => State) {
  const router = useRouter();
  const [shown, show] = useOptimistic(state, changed);
  const press = (change: Change, write: () => Promise<WriteResult<unknown>>): Promise<boolean> => {
    const written = write();
    return new Promise((done) =>
      startTransition(async () => {
        show(change);
        const result = await written;
        if (!result.ok) toastError(result.failure.message);
        startTransition(() => router.refresh());
        done(result.ok);
      }),
    );
  };
  return { shown, press };
}
