'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { END_AUTHORIZATION } from '@/lib/claims/support-documents/writes';

/** Stops numbering by an authorization, once somebody has said so twice. */
export function EndButton({ id, range }: { id: string; range: string }) {
  const t = useTranslations('support.numbers');
  const confirm = useConfirm();
  const ending = useAction(END_AUTHORIZATION);
  const ask = () =>
    confirm({
      title: t('endTitle'),
      message: t('endText'),
      confirmLabel: t('end'),
      tone: 'danger',
      onConfirm: () => ending.confirmed({ id }, t('ended')),
    });
  return (
    <Button
      variant="subtle"
      color="red"
      size="xs"
      onClick={() => void ask()}
      aria-label={t('endOf', { range })}
    >
      {t('end')}
    </Button>
  );
}
