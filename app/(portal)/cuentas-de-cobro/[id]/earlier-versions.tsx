import { useTranslations } from 'next-intl';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import { SectionCard } from '@/app/_ui/layout/section-card';
import text from '@/app/_ui/theme/text.module.css';
import type { ClaimReview } from '@/lib/claims/review/queries';
import { formatShortDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { fileUrl } from '@/lib/core/photo-url';
import styles from './claim.module.css';

/** What the talent had sent before each correction, and why it was returned; nothing for a claim never corrected. */
export function EarlierVersions({ claim: { versions, timeZone } }: { claim: ClaimReview }) {
  const t = useTranslations('claims');
  if (versions.length === 0) return null;
  return (
    <SectionCard title={t('before')}>
      {versions.map((one) => (
        <div key={one.version} className={styles.version}>
          <p className={styles.versionHead}>
            {t('version', { version: one.version, amount: formatMoney(one.price, one.currencyCode) })}
            <SoftBadge>{t('replaced')}</SoftBadge>
            {one.pdfFileId && (
              <a href={fileUrl(one.pdfFileId)} target="_blank" rel="noopener">
                {t('oldPdf', { version: one.version })}
              </a>
            )}
          </p>
          <p className={text.note}>
            {t('versionText', {
              sent: formatShortDate(one.sentAt, timeZone),
              replaced: formatShortDate(one.replacedAt, timeZone),
              digits: one.accountLastDigits,
            })}
          </p>
          <p className={styles.label}>{t('activities')}</p>
          <p className={styles.words}>{one.activities}</p>
          {one.differenceReason && (
            <>
              <p className={styles.label}>{t('why')}</p>
              <p className={styles.words}>{one.differenceReason}</p>
            </>
          )}
          <p className={styles.label}>{t('returnedFor')}</p>
          <p className={styles.words}>{one.returnedReason}</p>
        </div>
      ))}
    </SectionCard>
  );
}
