'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { OPEN_REQUEST } from '@/lib/habeas-data/requests/writes';

/** Asks for the erasure of one's data, once one has read what follows: a request as any, which a person answers. */
export function ErasureButton() {
  const t = useTranslations('place.rights.erasure');
  const confirm = useConfirm();
  const opening = useAction(OPEN_REQUEST);
  const ask = () =>
    confirm({
      title: t('confirm'),
      message: t('confirmText'),
      confirmLabel: t('button'),
      tone: 'danger',
      onConfirm: () => opening.confirmed({ kind: 'RECLAMO', text: t('request') }, t('sent')),
    });
  return (
    <Button variant="default" onClick={() => void ask()}>
      {t('button')}
    </Button>
  );
}
