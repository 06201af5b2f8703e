'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { TAKE_SUPPORT_REQUEST } from '@/lib/support/writes';

/** Says to the others that one is at it. */
export function TakeButton({ id }: { id: string }) {
  const t = useTranslations('supportRequests');
  const taking = useAction(TAKE_SUPPORT_REQUEST);
  return (
    <Button loading={taking.pending} onClick={() => void taking.press({ id }, t('takenSaid'))}>
      {t('take')}
    </Button>
  );
}
