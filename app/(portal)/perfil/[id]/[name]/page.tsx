import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { StateBadge } from '@/app/_ui/data/state-badge';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { PageHeader } from '@/app/_ui/layout/page-header';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { getAgency } from '@/lib/agencies/queries';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { product } from '@/lib/platform/product';
import { MissingNotice } from './_parts/missing-notice';
import { ProfileSection } from './profile-section';
import { readSection, SECTIONS, sectionHref } from './sections';

export const metadata: Metadata = { title: 'Perfil' };

type Props = { params: Promise<{ id: string; name: string }>; searchParams: Promise<SearchParams> };

/**
 * The profile of the own agency, by the agency's id, so that its people can pass the address on. The id of the
 * signed-in person leads there too; any other id is not found.
 */
export default pageOrNotFound(PortalNotFound, async function ProfilePage({ params, searchParams }: Props) {
  const [{ id }, query, { actor }] = await Promise.all([params, searchParams, agencyGate()]);
  if (id !== actor.userId && id !== actor.agencyId) notFound();
  const [agency, missing, t] = await Promise.all([
    readOrNotFound(() => getAgency(actor, actor.agencyId)),
    findMissingOfAgencies(actor, [actor.agencyId]),
    getTranslations('profile'),
  ]);
  const section = readSection(query);
  if (id === actor.userId) redirect(sectionHref(agency, section));
  return (
    <ClientMessages namespaces={['agencies', 'profile', 'quotations', 'sessions']}>
      <PageHeader title={t('title')} subtitle={agency.name} badge={<StateBadge id={agency.stateId} />} />
      <MissingNotice
        actor={actor}
        missing={missing.get(agency.id) ?? []}
        agency={agency}
        section={section}
        supportEmail={product().supportEmail}
      />
      <LinkTabs
        label={t('sections.label')}
        tabs={SECTIONS.map((each) => ({
          id: each,
          label: t(`sections.${each}`),
          href: sectionHref(agency, each),
        }))}
        current={section}
      />
      <ProfileSection section={section} actor={actor} agency={agency} query={query} />
    </ClientMessages>
  );
});
