'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';

const CostForm = later(() => import('./cost-form'));

type Props = { eventId: string; currency: string; today: string };

/** Adds what the event cost. */
export function AddCost({ eventId, ...form }: Props) {
  const t = useTranslations('events.finances.cost');
  return (
    <FormDialog label={t('add')} title={t('addTitle')} size="lg" button={{ size: 'xs' }}>
      {(close) => <CostForm of={{ eventId }} {...form} onDone={close} />}
    </FormDialog>
  );
}
