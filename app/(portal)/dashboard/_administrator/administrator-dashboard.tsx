import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { EndingRates } from '@/app/_features/taxes/ending-rates';
import { MissingUnits } from '@/app/_features/taxes/missing-units';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listActivity } from '@/lib/agencies/activity/queries';
import { readPlatformFigures } from '@/lib/analytics/platform-figures';
import { readReportedToPlatform, readReviews } from '@/lib/analytics/review';
import { countDisownedAnswers } from '@/lib/convocatories/outside-answers/queries';
import type { Actor } from '@/lib/core/actor';
import { formatLongDate, isoDateInZone } from '@/lib/core/dates';
import { countRequests, listRequests } from '@/lib/habeas-data/requests/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listRatesEnding, listTaxUnits } from '@/lib/taxes/table/queries';
import { missingTaxYears } from '@/lib/taxes/table/rules';
import styles from '../dashboard.module.css';
import { AgencyReviews } from './agency-reviews';
import { decisionsOf } from './decisions';
import { DecisionsCard } from './decisions-card';
import { PhotoReviews } from './photo-reviews';
import { PlatformFigureCards } from './platform-figure-cards';

const ENTRIES = 12;

/** What waits for a decision across agencies first, then how large the platform is and what happens. */
export async function AdministratorDashboard({ actor, firstName }: { actor: Actor; firstName: string }) {
  const now = new Date();
  const [t, reviews, disowned, requests, due, reported, figures, activity, units, ending] = await Promise.all(
    [
      getTranslations('dashboard'),
      readReviews(actor),
      countDisownedAnswers(actor),
      countRequests(actor),
      listRequests(actor, { limit: 1 }),
      readReportedToPlatform(actor),
      readPlatformFigures(actor),
      listActivity(actor, { limit: ENTRIES }),
      listTaxUnits(actor),
      listRatesEnding(actor),
    ],
  );
  const today = isoDateInZone(now, DEFAULT_TIME_ZONE);
  const years = missingTaxYears(
    today,
    units.map(({ year }) => year),
  );
  const { agencies, photos } = reviews;
  const hasFirst = agencies.total + photos.total > 0;
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        subtitle={formatLongDate(now, DEFAULT_TIME_ZONE)}
      />
      <div className={styles.page}>
        <DecisionsCard
          decisions={decisionsOf({
            reviews,
            reported,
            disowned,
            requests: { total: requests, oldestAt: due[0]?.createdAt ?? null },
          })}
          now={now}
        />
        <MissingUnits years={years} today={today} withLink />
        <EndingRates rates={ending} today={today} />
        <PlatformFigureCards figures={figures} disowned={disowned.all} />
        <div className={hasFirst ? styles.columns : styles.page}>
          {hasFirst && (
            <div className={styles.page}>
              {agencies.total > 0 && <AgencyReviews agencies={agencies} />}
              {photos.total > 0 && <PhotoReviews photos={photos} now={now} />}
            </div>
          )}
          <SectionCard title={t('admin.activity')}>
            <ActivityList entries={activity} withAgency />
          </SectionCard>
        </div>
      </div>
    </>
  );
}
