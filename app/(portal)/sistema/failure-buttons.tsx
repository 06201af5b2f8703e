'use client';

import { Button, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { DROP_FAILURE, RETRY_FAILURE } from '@/lib/operations/writes';

/** What the administrator does with a mail or a job that failed. */
export function FailureButtons({ id, what }: { id: string; what: string }) {
  const t = useTranslations('operations.failures');
  const confirm = useConfirm();
  const retrying = useAction(RETRY_FAILURE);
  const dropping = useAction(DROP_FAILURE);

  const retry = () => retrying.press({ id }, t('retried'));
  const drop = () =>
    confirm({
      title: t('dropTitle'),
      message: t('dropText'),
      confirmLabel: t('drop'),
      tone: 'danger',
      onConfirm: () => dropping.confirmed({ id }, t('dropped')),
    });
  return (
    <Group gap="xs" justify="flex-end">
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
