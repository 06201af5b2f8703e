'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { APPROVE_CLAIMS } from '@/lib/claims/review/writes';
import { useReopen } from './use-reopen';

type Props = { ids: readonly string[]; clear: () => void };

/** Approves the chosen claims, and tells of each that could not be. */
export function ApproveChosen({ ids, clear }: Props) {
  const t = useTranslations('claims');
  const router = useRouter();
  const reopen = useReopen();
  const { run, pending } = useWrite(APPROVE_CLAIMS);

  async function approve() {
    const result = await run({ ids: [...ids] });
    if (!result.ok) return toastError(result.failure.message);
    const done = result.data.filter(({ refused }) => !refused).map(({ id }) => id);
    const why = result.data.flatMap(({ refused }) => (refused ? [refused] : []));
    clear();
    if (done.length > 0) toastUndo(t('approvedMany', { count: done.length }), t('undo'), () => reopen(done));
    if (why.length > 0) toastError(t('refusedMany', { count: why.length, why: [...new Set(why)].join(' ') }));
    router.refresh();
  }

  return (
    <Button size="sm" onClick={approve} loading={pending}>
      {t('approveMany')}
    </Button>
  );
}
