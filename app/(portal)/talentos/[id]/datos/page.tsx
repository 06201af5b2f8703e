import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CONTACT_VIEW_LIST, ContactViews } from '@/app/_features/habeas-data/contact-views';
import { pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { ButtonLink } from '@/app/_ui/layout/button-link';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { readList, type SearchParams } from '@/app/_ui/list/list-query';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { planErasure } from '@/lib/habeas-data/erasure/plan-erasure';
import { listContactViews } from '@/lib/habeas-data/views/queries';
import { getPublicProfile } from '@/lib/talents/public-profile';
import { ErasurePlan } from './erasure-plan';
import styles from './personal-data.module.css';

export const metadata: Metadata = { title: 'Datos personales' };

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

/** What Ley 1581 gives a person, for the administrator: its own copy, who saw how to reach it, and erasing it. */
export default pageOrNotFound(
  PortalNotFound,
  async function PersonalDataPage({ params, searchParams }: Props) {
    const { page, cut } = readList(CONTACT_VIEW_LIST, await searchParams);
    const [{ id }, { actor }] = await Promise.all([params, administratorGate()]);
    const [{ profile }, seen, plan, t, list] = await readOrNotFound(() =>
      Promise.all([
        getPublicProfile(actor, id),
        listContactViews(actor, id, page),
        planErasure(actor, id),
        getTranslations('habeasData'),
        getTranslations('talents'),
      ]),
    );
    const { rows, pages } = cut(seen);
    return (
      <ClientMessages namespaces={['habeasData.erasure']}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          breadcrumbs={[
            { label: list('title'), href: '/talentos' },
            { label: profile.name, href: `/talentos/${id}` },
          ]}
        />
        <div className={styles.parts}>
          <SectionCard
            title={t('copy.title')}
            description={t('copy.text')}
            actions={
              <ButtonLink variant="default" href={`/talentos/${id}/datos/copia`} download>
                {t('copy.download')}
              </ButtonLink>
            }
          >
            {null}
          </SectionCard>
          <ErasurePlan id={id} name={profile.name} plan={plan} />
          <SectionCard title={t('views.title')} description={t('views.text')}>
            <ContactViews views={rows} pages={pages} />
          </SectionCard>
        </div>
      </ClientMessages>
    );
  },
);
