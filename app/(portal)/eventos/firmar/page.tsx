import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pendingOf } from '@/app/_features/signing/pending-of';
import { PendingSignatures } from '@/app/_features/signing/pending-signatures';
import { ClientMessages } from '@/app/_ui/client-messages';
import { EmptyState } from '@/app/_ui/feedback/empty-state';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { getPendingSignatures } from '@/lib/contracts/agency-signing/queries';
import { can } from '@/lib/core/abilities';

export const metadata: Metadata = { title: 'Firmar contratos' };

/** What waits for the agency's signature at all of its events, signed with one code. */
export default async function SignPage() {
  const { actor } = await agencyGate();
  const [pending, t, list] = await Promise.all([
    getPendingSignatures(actor, null),
    getTranslations('events.pending'),
    getTranslations('events.list'),
  ]);
  return (
    <ClientMessages namespaces={['events.pending']}>
      <PageHeader
        title={t('page')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: list('title'), href: '/eventos' }]}
      />
      {pending.papers.length > 0 ? (
        <PendingSignatures {...pendingOf(pending, null)} maySign={can(actor, 'signContracts')} />
      ) : (
        <SectionCard>
          <EmptyState title={t('none')} text={t('noneHint')} />
        </SectionCard>
      )}
    </ClientMessages>
  );
}
