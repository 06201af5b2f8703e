'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { ERASE_TALENT } from '@/lib/habeas-data/writes';

/** Erases a person once that is confirmed. */
export function EraseButton({ id, name }: { id: string; name: string }) {
  const t = useTranslations('habeasData.erasure');
  const erasing = useAction(ERASE_TALENT);
  const confirm = useConfirm();
  const ask = () =>
    confirm({
      title: t('confirm', { name }),
      message: t('confirmText'),
      confirmLabel: t('button'),
      tone: 'danger',
      onConfirm: () => erasing.confirmed({ id }, t('saved')),
    });
  return (
    <Button color="red" variant="light" onClick={() => void ask()}>
      {t('button')}
    </Button>
  );
}
