import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { EndingRates } from '@/app/_features/taxes/ending-rates';
import { MissingUnits } from '@/app/_features/taxes/missing-units';
import { PageHeader } from '@/app/_ui/layout/page-header';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { listActivity } from '@/lib/agencies/activity/queries';
import { countReportedToPlatform, readReviews } from '@/lib/analytics/review';
import { countDisownedAnswers } from '@/lib/convocatories/outside-answers/queries';
import type { Actor } from '@/lib/core/actor';
import { formatLongDate, isoDateInZone } from '@/lib/core/dates';
import { countRequests } from '@/lib/habeas-data/requests/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';

import { listRatesEnding, listTaxUnits } from '@/lib/taxes/table/queries';
import { missingTaxYears } from '@/lib/taxes/table/rules';
import { AgencyReviews } from './agency-reviews';
import styles from './dashboard.module.css';
import { PhotoReviews } from './photo-reviews';
import { ReviewFigures } from './review-figures';

const ENTRIES = 12;

/** What waits for review across agencies, and what happens. */
export async function AdministratorDashboard({ actor, firstName }: { actor: Actor; firstName: string }) {
  const now = new Date();
  const [t, reviews, disowned, requests, reported, activity, units, ending] = await Promise.all([
    getTranslations('dashboard'),
    readReviews(actor),
    countDisownedAnswers(actor),
    countRequests(actor),
    countReportedToPlatform(actor),
    listActivity(actor, { limit: ENTRIES }),
    listTaxUnits(actor),
    listRatesEnding(actor),
  ]);
  const today = isoDateInZone(now, DEFAULT_TIME_ZONE);
  const years = missingTaxYears(
    today,
    units.map(({ year }) => year),
  );
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        subtitle={formatLongDate(now, DEFAULT_TIME_ZONE)}
      />
      <div className={styles.page}>
        <MissingUnits years={years} today={today} withLink />
        <EndingRates rates={ending} today={today} />
        <ReviewFigures
          reviews={reviews}
          disowned={disowned}
          requests={requests}
          reported={reported}
          now={now}
        />
        <div className={styles.columns}>
          <div className={styles.page}>
            <PhotoReviews photos={reviews.photos} now={now} />
            <AgencyReviews agencies={reviews.agencies} />
          </div>
          <SectionCard title={t('admin.activity')}>
            <ActivityList entries={activity} withAgency />
          </SectionCard>
        </div>
      </div>
    </>
  );
}
