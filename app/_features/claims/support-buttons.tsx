'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { ISSUE_SUPPORT_DOCUMENT, RESEND_SUPPORT_DOCUMENT } from '@/lib/claims/support-documents/writes';

/** Issues the document of a claim that was approved without one. */
export function IssueSupport({ claimId }: { claimId: string }) {
  const t = useTranslations('support');
  const { press, pending } = useAction(ISSUE_SUPPORT_DOCUMENT);
  return (
    <Button
      variant="default"
      size="xs"
      loading={pending}
      onClick={() => void press({ claimId }, t('issuedNow'))}
    >
      {t('issue')}
    </Button>
  );
}

/** Sends a document again that waits or was rejected. */
export function ResendSupport({ id, number }: { id: string; number: string }) {
  const t = useTranslations('support');
  const { press, pending } = useAction(RESEND_SUPPORT_DOCUMENT);
  return (
    <Button
      variant="default"
      size="xs"
      loading={pending}
      aria-label={t('resendOf', { number })}
      onClick={() => void press({ id }, t('resent'))}
    >
      {t('resend')}
    </Button>
  );
}
