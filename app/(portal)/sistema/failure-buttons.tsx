'use client';

import { Button, Group } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { DROP_FAILURE, RETRY_FAILURE } from '@/app/_features/operations/documents';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastError, toastSuccess } from '@/app/_ui/feedback/toasts';

/** What the administrator does with a mail or a job that failed. */
export function FailureButtons({ id, what }: { id: string; what: string }) {
  const t = useTranslations('operations.failures');
  const router = useRouter();
  const confirm = useConfirm();
  const retrying = useWrite(RETRY_FAILURE);
  const dropping = useWrite(DROP_FAILURE);

  const retry = async () => {
    const result = await retrying.run({ id });
    if (!result.ok) return toastError(result.failure.message);
    toastSuccess(t('retried'));
    router.refresh();
  };
  const drop = () =>
    confirm({
      title: t('dropTitle'),
      message: t('dropText'),
      confirmLabel: t('drop'),
      tone: 'danger',
      onConfirm: async () => {
        const result = await dropping.run({ id });
        if (!result.ok) throw new Error(result.failure.message);
        toastSuccess(t('dropped'));
        router.refresh();
      },
    });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        variant="default"
        size="xs"
        loading={retrying.pending}
        onClick={retry}
        aria-label={t('retryOf', { what })}
      >
        {t('retry')}
      </Button>
      <Button variant="subtle" color="red" size="xs" onClick={drop} aria-label={t('dropOf', { what })}>
        {t('drop')}
      </Button>
    </Group>
  );
}
