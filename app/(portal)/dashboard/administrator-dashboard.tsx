import { getTranslations } from 'next-intl/server';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { PageHeader } from '@/app/_ui/page-header';
import { SectionCard } from '@/app/_ui/section-card';
import { listActivity } from '@/lib/agencies/activity/queries';
import { readReviews } from '@/lib/analytics/review/queries';
import type { Actor } from '@/lib/core/actor';
import { formatLongDate } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { AgencyReviews } from './agency-reviews';
import styles from './dashboard.module.css';
import { PhotoReviews } from './photo-reviews';
import { ReviewFigures } from './review-figures';

const ENTRIES = 12;

/** What waits for review across agencies, and what happens. */
export async function AdministratorDashboard({ actor, firstName }: { actor: Actor; firstName: string }) {
  const now = new Date();
  const [t, reviews, activity] = await Promise.all([
    getTranslations('dashboard'),
    readReviews(actor),
    listActivity(actor, { limit: ENTRIES }),
  ]);
  return (
    <>
      <PageHeader
        title={t('greeting', { name: firstName })}
        subtitle={formatLongDate(now, DEFAULT_TIME_ZONE)}
      />
      <div className={styles.page}>
        <ReviewFigures reviews={reviews} now={now} />
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
