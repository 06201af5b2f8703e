'use client';

import { IconUserPlus } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/app/_ui/form/form-dialog';

const InviteForm = dynamic(() => import('./invite-form'), { ssr: false });

/** Asks somebody to register as a talent of the agency. */
export function InviteTalent() {
  const t = useTranslations('talentInvitations.invite');
  const icon = <IconUserPlus size={16} stroke={1.5} aria-hidden />;
  return (
    <FormDialog label={t('open')} title={t('title')} button={{ leftSection: icon }}>
      {(close) => <InviteForm onDone={close} />}
    </FormDialog>
  );
}
