import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PushCard } from '@/app/_features/push/push-card';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { portalGate } from '@/app/(portal)/_shell/gate';
import { INBOX_PATH } from '@/lib/core/paths';
import { getInboxChoices } from '@/lib/inbox/queries';
import { vapidKeys } from '@/lib/notifications/push/vapid';
import { ChoicesForm } from './choices-form';
import { PushWorker } from './push-worker';

export const metadata: Metadata = { title: 'Cómo te avisamos' };

/** Of what one is told, and by which ways. */
export default async function InboxSettings() {
  const { actor } = await portalGate();
  const [{ revision, ...choices }, t] = await Promise.all([getInboxChoices(actor), getTranslations('inbox')]);
  const keys = vapidKeys();
  return (
    <ClientMessages namespaces={['push', 'inbox.choices', 'inbox.kinds']}>
      <PageHeader title={t('list.settings')} breadcrumbs={[{ label: t('list.title'), href: INBOX_PATH }]} />
      {keys && <PushWorker />}
      <ChoicesForm
        initial={choices}
        revision={revision}
        withPush={keys !== null}
        ofAgency={actor.kind === 'agencyUser'}
      >
        {keys && <PushCard publicKey={keys.publicKey} text={t('choices.push')} />}
      </ChoicesForm>
    </ClientMessages>
  );
}
