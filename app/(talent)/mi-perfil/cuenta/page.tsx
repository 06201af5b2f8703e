import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PushCard } from '@/app/_features/push/push-card';
import { SessionsSection } from '@/app/_features/sessions/sessions-section';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { listSessions } from '@/lib/identity/sessions/queries';
import { vapidKeys } from '@/lib/notifications/push/vapid';
import { ownRevision } from '@/lib/talents/own/queries';
import { EmailForm } from './email-form';
import { LeaveButton } from './leave-button';
import { PasswordForm } from './password-form';

export const metadata: Metadata = { title: 'Cuenta' };

/** A talent's log-in: e-mail, password, and where it is signed in; and whether this browser takes push messages. */
export default async function AccountPage() {
  const { actor, talent } = await talentGate();
  const [sessions, revision, t] = await Promise.all([
    listSessions(actor),
    ownRevision(actor),
    getTranslations('place.account'),
  ]);
  const keys = vapidKeys();
  return (
    <ClientMessages namespaces={['place.account', 'push', 'sessions']}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ButtonLink variant="default" href="/mi-perfil/avisos">
              {t('notices')}
            </ButtonLink>
            <ButtonLink variant="default" href="/mi-perfil/mensajes">
              {t('messages')}
            </ButtonLink>
            <LeaveButton />
          </>
        }
      />
      {keys && <PushCard publicKey={keys.publicKey} text={t('push')} />}
      <EmailForm id={talent.talentId} email={talent.email} revision={revision} />
      <PasswordForm id={talent.talentId} />
      <SessionsSection sessions={sessions} own="talent" />
    </ClientMessages>
  );
}
