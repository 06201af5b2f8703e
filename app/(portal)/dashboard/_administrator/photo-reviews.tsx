import { useTranslations } from 'next-intl';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { Link } from '@/app/_ui/link';
import { TalentPhoto } from '@/app/_ui/photos/talent-photo';
import text from '@/app/_ui/theme/text.module.css';
import type { Reviews } from '@/lib/analytics/review';
import { wholeDaysSince } from '@/lib/analytics/rules';
import { fullName } from '@/lib/core/full-name';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './photo-reviews.module.css';

/** Talents whose photos wait, the one that has waited longest first. */
export function PhotoReviews({ photos, now }: { photos: Reviews['photos']; now: Date }) {
  const t = useTranslations('dashboard.admin');
  return (
    <SectionCard title={t('photos')} description={t('photosText')}>
      <ul className={styles.grid}>
        {photos.talents.map(({ talentId, name, lastname, gender, pending, oldestAt, fileId }) => (
          <li key={talentId} className={styles.talent}>
            <Link href={`/talentos/${talentId}`} className={styles.link}>
              <TalentPhoto fileId={null} src={fileUrl(fileId, 320)} gender={gender} alt="" />
              <span className={styles.name}>{fullName({ name, lastname })}</span>
            </Link>
            <span className={text.below}>{t('pending', { count: pending })}</span>
            {oldestAt && (
              <span className={text.below}>{t('waiting', { days: wholeDaysSince(oldestAt, now) })}</span>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
