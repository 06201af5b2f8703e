import { useTranslations } from 'next-intl';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateTime } from '@/lib/core/dates';
import type { ContactView } from '@/lib/habeas-data/views/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './habeas-data.module.css';

/** Who saw how to reach a person, newest first: to that person agencies, to the administrator people too. */
export function ContactViews({ views }: { views: readonly ContactView[] }) {
  const t = useTranslations('habeasData.views');
  if (views.length === 0) return <p className={text.quiet}>{t('none')}</p>;
  return (
    <ul className={styles.rows}>
      {views.map(({ id, at, agencyName, personName, eventName }) => (
        <li key={id}>
          <span className={text.name}>
            {[personName, agencyName ?? t('administrator')].filter(Boolean).join(' · ')}
          </span>
          <span className={text.small}>
            {[formatDateTime(at, DEFAULT_TIME_ZONE), eventName].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
