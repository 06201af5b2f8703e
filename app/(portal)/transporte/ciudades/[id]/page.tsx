import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { metadataOrNotFound, pageOrNotFound } from '@/app/_features/pages/page-or-not-found';
import { readOrNotFound } from '@/app/_features/pages/read-or-not-found';
import { ClientMessages } from '@/app/_ui/client-messages';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { administratorGate } from '@/app/(portal)/_shell/gate';
import { PortalNotFound } from '@/app/(portal)/_shell/portal-not-found';
import { listActivity } from '@/lib/agencies/activity/queries';
import { listAgencies } from '@/lib/agencies/queries';
import { formatShortDate } from '@/lib/core/dates';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { RIDE_OFFICE_PATH } from '@/lib/core/paths';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { MOST_ASKED } from '@/lib/platform/read-page';
import { getCoverage } from '@/lib/rides/coverage/offered';
import { readRideIva } from '@/lib/rides/limits/queries';
import { PLATFORM_NAMES } from '@/lib/rides/rules';
import styles from '../../transporte.module.css';
import CoverageForm from '../coverage-form';
import { toCoverageRow } from '../coverage-row';
import { CoverageState } from '../coverage-state';
import { CoverageHistory } from './coverage-history';
import { Requesters } from './requesters';

type Props = { params: Promise<{ id: string }> };

const readCoverage = cache(async (id: string) => {
  const { actor } = await administratorGate();
  return readOrNotFound(() => getCoverage(actor, id));
});

export const generateMetadata = metadataOrNotFound(async function metadata({
  params,
}: Props): Promise<Metadata> {
  const { platform, cityName } = await readCoverage((await params).id);
  return { title: `${PLATFORM_NAMES[platform]} en ${cityName}` };
});

/** A provider in a city: what is charged, under which requesters rides are ordered, and who changed what. */
export default pageOrNotFound(PortalNotFound, async function RideCityPage({ params }: Props) {
  const [{ actor }, { id }] = await Promise.all([administratorGate(), params]);
  const coverage = await readCoverage(id);
  const [activity, agencies, iva, t] = await Promise.all([
    listActivity(actor, { entity: 'ride-coverage', entityId: id, limit: MOST_ASKED }),
    listAgencies(actor, { limit: LONGEST_PAGE }),
    readRideIva(),
    getTranslations('rideOffice'),
  ]);
  const row = toCoverageRow(coverage);
  const own = coverage.requesters.map(({ id: requesterRow, requesterId, agency, createdAt }) => ({
    id: requesterRow,
    requesterId,
    agency: agency?.name ?? null,
    since: formatShortDate(createdAt, DEFAULT_TIME_ZONE),
  }));
  return (
    <ClientMessages namespaces={['rideOffice.cities', 'ride']}>
      <PageHeader
        title={t('cities.editTitle', { provider: PLATFORM_NAMES[row.platform], city: row.cityName })}
        subtitle={row.department}
        breadcrumbs={[{ label: t('title'), href: RIDE_OFFICE_PATH }]}
        badge={<CoverageState row={row} />}
      />
      <div className={styles.columns}>
        <div className={styles.page}>
          <SectionCard title={t('cities.facts')}>
            <CoverageForm platforms={[row.platform]} cities={[]} row={row} iva={iva} />
          </SectionCard>
          <Requesters
            coverageId={id}
            rows={own}
            needsOne={coverage.requesterWithout === null}
            agencies={agencies.map((agency) => ({ value: agency.id, label: agency.name }))}
          />
        </div>
        <SectionCard title={t('cities.history')}>
          <CoverageHistory entries={activity} />
        </SectionCard>
      </div>
    </ClientMessages>
  );
});
