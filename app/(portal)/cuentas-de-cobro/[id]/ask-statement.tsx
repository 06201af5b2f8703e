'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError } from '@/app/_ui/feedback/toasts';
import { toastUndo } from '@/app/_ui/feedback/undo-toast';
import { RETURN_CLAIM } from '@/lib/claims/review/writes';
import { useReopen } from '../use-reopen';

/** Returns a claim for the one thing that it lacks, the statement of art. 383: the talent is written, and answers it. */
export function AskStatement({ claimId }: { claimId: string }) {
  const t = useTranslations('claims');
  const router = useRouter();
  const reopen = useReopen();
  const { run, pending } = useWrite(RETURN_CLAIM);
  async function ask() {
    const result = await run({ id: claimId, reason: t('reasons.statement') });
    if (!result.ok) return toastError(result.failure.message);
    toastUndo(t('withholding.asked'), t('undo'), () => reopen([claimId]));
    router.refresh();
  }
  return (
    <Button variant="default" size="xs" loading={pending} onClick={ask}>
      {t('withholding.ask')}
    </Button>
  );
}
