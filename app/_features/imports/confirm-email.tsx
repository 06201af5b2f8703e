'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';

/** Asks for another link that confirms the own e-mail. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTranslations('imports.start');
  const [pending, setPending] = useState(false);

  async function send(): Promise<void> {
    setPending(true);
    const answer = await fetch('/api/active-account', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    }).catch(() => null);
    setPending(false);
    if (answer?.ok) toastSuccess(t('confirmSent'));
    else toastError(t('confirmFailed'));
  }

  return (
    <Button variant="default" loading={pending} onClick={send}>
      {t('confirmAgain')}
    </Button>
  );
}
