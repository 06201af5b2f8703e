import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { Notice } from '@/app/_ui/feedback/notice';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getAgency } from '@/lib/agencies/queries';
import { movesFrom } from '@/lib/agencies/review/rules';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { AGENCY } from '@/lib/core/states';
import { AgencyActions } from './agency-actions';
import { AgencySection } from './agency-section';
import { loadCounts } from './load-counts';
import { readSection, SECTIONS, sectionHref } from './sections';

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

const readAgency = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getAgency(actor, id));
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  return { title: (await readAgency((await params).id)).name };
});

/** An agency as the administrator looks at it: who it is, who works there, what it does, and whether it may. */
export default pageOrNotFound(PortalNotFound, async function AgencyPage({ params, searchParams }: Props) {
  const [{ id }, query, { actor }] = await Promise.all([params, searchParams, administratorGate()]);
  const agency = await readAgency(id);
  const [counts, lacking, t] = await Promise.all([
    loadCounts(actor, id),
    findMissingOfAgencies(actor, [id]),
    getTranslations('agencies'),
  ]);
  const missing = lacking.get(id) ?? [];
  const section = readSection(query);
  return (
    <ClientMessages namespaces={['agencies']}>
      <PageHeader
        title={agency.name}
        breadcrumbs={[{ label: t('title'), href: '/agencias' }]}
        badge={<StateBadge id={agency.stateId} />}
        actions={
          <AgencyActions agency={{ id, name: agency.name, missing }} moves={movesFrom(agency.stateId)} />
        }
      />
      {agency.stateId === AGENCY.SUSPENDED && (
        <Notice title={t('detail.suspended')}>{agency.suspendedReason ?? t('detail.noReason')}</Notice>
      )}
      <LinkTabs
        label={t('detail.sections.label')}
        tabs={SECTIONS.map((each) => ({
          id: each,
          label: t(`detail.sections.${each}`),
          href: sectionHref(id, each),
          ...(each in counts ? { count: counts[each as keyof typeof counts] } : {}),
        }))}
        current={section}
      />
      <AgencySection actor={actor} section={section} agency={agency} missing={missing} query={query} />
    </ClientMessages>
  );
});
