'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';

const EnterRequestForm = later(() => import('./enter-request-form'));

/** Enters what somebody asked by mail or phone; `today` is the day where Elenco is. */
export function EnterRequest({ today }: { today: string }) {
  const t = useTranslations('habeasData.requests');
  return (
    <FormDialog label={t('enter')} title={t('enter')} size="lg">
      {(close) => <EnterRequestForm today={today} onDone={close} />}
    </FormDialog>
  );
}
