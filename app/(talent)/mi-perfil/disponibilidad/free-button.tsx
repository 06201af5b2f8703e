'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { UNBLOCK_DAYS } from '@/lib/talents/availability/writes';

type Props = {
  talentId: string;
  id: string;
  /** The range in words. */
  days: string;
};

/** Gives a blocked range back. */
export function FreeButton({ talentId, id, days }: Props) {
  const t = useTranslations('place.availability');
  const freeing = useAction(UNBLOCK_DAYS);
  return (
    <Button
      variant="default"
      size="xs"
      loading={freeing.pending}
      onClick={() => void freeing.press({ talentId, id }, t('freed'))}
      aria-label={t('freeLabel', { days })}
    >
      {t('free')}
    </Button>
  );
}
