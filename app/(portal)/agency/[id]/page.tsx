import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { TaxList } from '@/app/_features/agencies/tax-list';
import { KeyFigures } from '@/app/_ui/key-figures';
import { PageHeader } from '@/app/_ui/page-header';
import { SectionCard } from '@/app/_ui/section-card';
import { StateBadge } from '@/app/_ui/state-badge';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { readOrNotFound } from '@/app/(portal)/_shell/read-or-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { findLegalRepresentatives, getAgency, listAgencyPeople } from '@/lib/agencies/queries';
import { readClientsOfAgency } from '@/lib/clients/of-agency/queries';
import { findMissingOfAgencies } from '@/lib/contracts/agency-readiness/queries';
import { readEventsOfAgency } from '@/lib/events/of-agency/queries';
import { countQuotations, listQuotations } from '@/lib/quotations/queries';
import { AgencyData, AgencyPeople, AgencyRepresentatives } from './agency-cards';
import styles from './agency-page.module.css';
import { AgencyClients, AgencyEvents, AgencyQuotations } from './agency-work';

type Props = { params: Promise<{ id: string }> };

const ROWS = 5;

const readAgency = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getAgency(actor, id));
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readAgency((await params).id)).name };
}

/** An agency as the administrator looks at it: who it is, who works there, what it does. */
export default async function AgencyPage({ params }: Props) {
  const { id } = await params;
  const { actor } = await administratorGate();
  const agency = await readAgency(id);
  const [representatives, people, missing, clients, quotations, quotationCount, events, activity, t] =
    await Promise.all([
      findLegalRepresentatives(actor, [id]),
      listAgencyPeople(actor, id),
      findMissingOfAgencies(actor, [id]),
      readClientsOfAgency(actor, id, { limit: ROWS, offset: 0 }),
      listQuotations(actor, { agencyId: id, sort: 'updated', pageSize: ROWS }),
      countQuotations(actor, { agencyId: id }),
      readEventsOfAgency(actor, id, { limit: ROWS, offset: 0 }),
      listActivity(actor, { agencyId: id, limit: 10 }),
      getTranslations('agencies'),
    ]);
  return (
    <>
      <PageHeader
        title={agency.name}
        breadcrumbs={[{ label: t('title'), href: '/agencias' }]}
        badge={<StateBadge id={agency.stateId} />}
      />
      <div className={styles.page}>
        <KeyFigures
          figures={[
            { label: t('detail.clients'), value: String(clients.total) },
            { label: t('detail.quotations'), value: String(quotationCount) },
            { label: t('detail.events'), value: String(events.total) },
            { label: t('detail.people'), value: String(people.length) },
          ]}
        />
        <div className={styles.columns}>
          <div className={styles.page}>
            <AgencyData agency={agency} missing={missing.get(id) ?? []} />
            <AgencyPeople people={people} />
            <AgencyQuotations quotations={quotations} />
            <AgencyEvents events={events.rows} />
            <AgencyClients clients={clients.rows} />
          </div>
          <div className={styles.page}>
            <AgencyRepresentatives
              representatives={representatives}
              isPerson={agency.legalNature === 'PERSONA_NATURAL'}
            />
            <SectionCard title={t('detail.taxes')}>
              <TaxList agency={agency} />
            </SectionCard>
            <SectionCard title={t('detail.activity')}>
              <ActivityList entries={activity} />
            </SectionCard>
          </div>
        </div>
      </div>
    </>
  );
}
