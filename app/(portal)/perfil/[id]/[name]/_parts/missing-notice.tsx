import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'next-intl';
import type { AgencyField } from '@/lib/contracts/clause-values';
import styles from './profile.module.css';

type Props = { missing: readonly AgencyField[]; supportEmail: string };

/** What the agency lacks before its talents can sign; nothing when it lacks nothing. */
export function MissingNotice({ missing, supportEmail }: Props) {
  const t = useTranslations('profile');
  const tMissing = useTranslations('agencies.missing');
  const format = useFormatter();
  if (missing.length === 0) return null;
  const fields = format.list(
    missing.map((field) => tMissing(field)),
    { type: 'conjunction' },
  );
  return (
    <section className={styles.notice} aria-labelledby="falta-perfil">
      <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
      <div className={styles.words}>
        <h2 id="falta-perfil" className={styles.noticeTitle}>
          {t('notReady')}
        </h2>
        <p className={styles.noticeText}>{t('notReadyText', { count: missing.length, fields })}</p>
        {missing.includes('identification') && (
          <p className={styles.noticeText}>{t('identificationHelp', { email: supportEmail })}</p>
        )}
      </div>
    </section>
  );
}
