'use client';

import { IconUserPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';
import { later } from '@/app/_ui/later/later';

const InviteForm = later(() => import('./invite-form'));

/** Asks somebody to be an administrator too. */
export function InviteAdministrator() {
  const t = useTranslations('people.invite');
  const icon = <IconUserPlus size={16} stroke={1.5} aria-hidden />;
  return (
    <FormDialog label={t('open')} title={t('title')} button={{ leftSection: icon }}>
      {(close) => <InviteForm onDone={close} />}
    </FormDialog>
  );
}
