'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useAction } from '@/app/_features/graphql/use-action';
import { SEARCH_RIDE } from '@/lib/rides/oversight/writes';

/** Looks for the ride at its provider now. */
export function SearchRide({ id }: { id: string }) {
  const t = useTranslations('rideOffice.rides');
  const { press, pending } = useAction(SEARCH_RIDE);
  const said = { said: (outcome: Outcome) => t(`outcomes.${outcome}`) };
  return (
    <Button loading={pending} onClick={() => void press({ id }, said)}>
      {t('searchNow')}
    </Button>
  );
}

type Outcome = 'TOLD' | 'FOUND' | 'CANCELLED' | 'ABSENT' | 'UNKNOWN' | 'ENDED' | 'NO_ANSWER';
