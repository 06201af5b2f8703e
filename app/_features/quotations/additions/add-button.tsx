'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAddition } from './use-addition';

/** Begins an addition to the event of an accepted quotation. */
export function AddButton({ quotationId }: { quotationId: string }) {
  const t = useTranslations('quotations.actions');
  const { add, pending } = useAddition(quotationId);
  return (
    <Button variant="default" size="xs" onClick={add} loading={pending}>
      {t('addition')}
    </Button>
  );
}
