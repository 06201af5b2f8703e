'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';

const CostForm = dynamic(() => import('./cost-form'), { ssr: false });

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
