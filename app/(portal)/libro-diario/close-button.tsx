'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { CLOSE_JOURNAL_MONTH } from './documents';

/** Closes a month for good, once it was asked. `name` is the month in words. */
export function CloseButton({ month, name }: { month: string; name: string }) {
  const t = useTranslations('journal');
  const confirm = useConfirm();
  const closing = useAction(CLOSE_JOURNAL_MONTH);
  const ask = () =>
    confirm({
      title: t('closeTitle', { month: name }),
      message: t('closeText'),
      confirmLabel: t('close'),
      onConfirm: () => closing.confirmed({ month }, t('closeDone')),
    });
  return (
    <Button variant="default" onClick={() => void ask()}>
      {t('close')}
    </Button>
  );
}
