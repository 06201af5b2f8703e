import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CONTACT_VIEW_LIST, ContactViews } from '@/app/_features/habeas-data/contact-views';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { talentGate } from '@/app/(talent)/_shell/gate';
import { isoDateInZone } from '@/lib/core/dates';
import { listRequestsOf } from '@/lib/habeas-data/requests/queries';
import { listContactViews } from '@/lib/habeas-data/views/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ErasureButton } from './erasure-button';
import { RequestForm } from './request-form';
import { RequestList } from './request-list';

export const metadata: Metadata = { title: 'Tus datos personales' };

/** What Ley 1581 gives a talent: its own copy, who saw how to reach it, what it asks and is answered, and erasure. */
export default async function OwnDataPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { actor, talent } = await talentGate();
  const { talentId } = talent;
  const { page, cut } = readList(CONTACT_VIEW_LIST, await searchParams);
  const [requests, seen, t] = await Promise.all([
    listRequestsOf(actor, talentId),
    listContactViews(actor, talentId, page),
    getTranslations('place.rights'),
  ]);
  const { rows, pages } = cut(seen);
  return (
    <ClientMessages namespaces={['place.rights']}>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        breadcrumbs={[{ label: t('back'), href: '/mi-perfil/perfil' }]}
      />
      <SectionCard title={t('copy')} description={t('copyText')}>
        <ButtonLink variant="default" href={`/talentos/${talentId}/datos/copia`} download>
          {t('download')}
        </ButtonLink>
      </SectionCard>
      <SectionCard title={t('views')} description={t('viewsText')}>
        <ContactViews views={rows} pages={pages} />
      </SectionCard>
      {requests.length > 0 && (
        <SectionCard title={t('requests')}>
          <RequestList requests={requests} today={isoDateInZone(new Date(), DEFAULT_TIME_ZONE)} />
        </SectionCard>
      )}
      <RequestForm />
      <SectionCard title={t('erasure.title')} description={t('erasure.text')}>
        <ErasureButton />
      </SectionCard>
    </ClientMessages>
  );
}
