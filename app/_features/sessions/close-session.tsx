'use client';

import { Button } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useTransition } from 'react';
import { useWrite } from '@/app/_features/graphql/use-write';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';
import { CLOSE_SESSION } from '@/lib/identity/sessions/writes';

/** Ends another session of oneself. */
export function CloseSession({ id, device }: { id: string; device: string }) {
  const t = useTranslations('sessions');
  const router = useRouter();
  const { run, pending } = useWrite(CLOSE_SESSION);
  const [refreshing, startRefresh] = useTransition();

  async function close() {
    const result = await run({ id });
    if (result.ok) toastSuccess(t('closed', { device }));
    else toastError(result.failure.message);
    // Also when it had ended already: then it should no longer be listed.
    startRefresh(() => router.refresh());
  }

  return (
    <Button
      variant="default"
      size="xs"
      loading={pending || refreshing}
      onClick={() => void close()}
      aria-label={t('closeLabel', { device })}
    >
      {t('close')}
    </Button>
  );
}
