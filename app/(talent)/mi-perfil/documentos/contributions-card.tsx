import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { Contribution } from '@/lib/claims/contributions/queries';
import { monthName } from '@/lib/claims/pdf/concepts';
import { formatIsoDate } from '@/lib/core/dates';
import { fileUrl } from '@/lib/core/photo-url';
import { ContributionUpload } from './contribution-upload';
import styles from './papers.module.css';

/** The planillas of social security that a talent keeps, and another one. */
export function ContributionsCard({ contributions }: { contributions: readonly Contribution[] }) {
  const t = useTranslations('place.contributions');
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <div id="planillas" className={styles.paper}>
        {contributions.length === 0 && <p className={text.quiet}>{t('none')}</p>}
        {contributions.map(({ period, operator, number, paidOn, fileId }) => {
          const month = monthName(period);
          return (
            <p key={period} className={styles.contribution}>
              {t('row', { month, operator, number, day: formatIsoDate(paidOn) })}{' '}
              <a href={fileUrl(fileId)} target="_blank" rel="noopener" aria-label={t('openLabel', { month })}>
                {t('open')}
              </a>
            </p>
          );
        })}
        <ContributionUpload />
      </div>
    </SectionCard>
  );
}
