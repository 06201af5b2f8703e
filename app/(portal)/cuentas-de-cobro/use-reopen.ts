'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { REOPEN_CLAIM } from '@/lib/claims/review/writes';

/** Takes decisions on claims back, and says so; what cannot be taken back is said too. */
export function useReopen(): (ids: readonly string[]) => Promise<void> {
  const t = useTranslations('claims');
  const router = useRouter();
  const { run } = useWrite(REOPEN_CLAIM);
  return async (ids) => {
    for (const id of ids) {
      const result = await run({ id });
      if (!result.ok) toastError(result.failure.message);
      else toastSuccess(t('undone'));
    }
    router.refresh();
  };
}
