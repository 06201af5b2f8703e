import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SessionsSection } from '@/app/_features/sessions/sessions-section';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { listSessions } from '@/lib/identity/sessions/queries';
import { EmailForm } from './email-form';
import { LeaveButton } from './leave-button';
import { PasswordForm } from './password-form';

export const metadata: Metadata = { title: 'Cuenta' };

/** A talent's log-in: e-mail, password, and where it is signed in. */
export default async function AccountPage() {
  const { actor, talent } = await talentGate();
  const [sessions, t] = await Promise.all([listSessions(actor), getTranslations('place.account')]);
  return (
    <ClientMessages namespaces={['place.account', 'sessions']}>
      <PageHeader title={t('title')} actions={<LeaveButton />} />
      <EmailForm id={talent.talentId} email={talent.email} />
      <PasswordForm id={talent.talentId} />
      <SessionsSection sessions={sessions} own="talent" />
    </ClientMessages>
  );
}
