'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import type { WriteResult } from '@/app/_features/graphql/use-write';
import { toastSuccess } from '@/app/_ui/feedback/toasts';

/** For a confirmation's `onConfirm`: writes, says so and reads the page again, or throws what the dialog tells. */
export function useConfirmedWrite() {
  const t = useTranslations('profile');
  const router = useRouter();
  return async (write: () => Promise<WriteResult<unknown>>, said: 'saved' | 'removed'): Promise<void> => {
    const result = await write();
    if (!result.ok) throw new Error(result.failure.message);
    toastSuccess(t(said));
    router.refresh();
  };
}
