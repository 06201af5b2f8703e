import { useTranslations } from 'next-intl';
import { ListPager } from '@/app/_ui/data-table/table-pager';
import { defineList, type Pages } from '@/app/_ui/list/list-query';
import text from '@/app/_ui/theme/text.module.css';
import { formatDateTime } from '@/lib/core/dates';
import type { ContactView } from '@/lib/habeas-data/views/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import styles from './habeas-data.module.css';

/** The pages of who saw how to reach somebody, on whichever page they stand. */
export const CONTACT_VIEW_LIST = defineList('', { ids: 'number' });

/** Who saw how to reach a person, newest first: to that person agencies, to the administrator people too. */
export function ContactViews({ views, pages }: { views: readonly ContactView[]; pages: Pages }) {
  const t = useTranslations('habeasData.views');
  if (views.length === 0 && pages.first) return <p className={text.quiet}>{t('none')}</p>;
  return (
    <>
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
      <ListPager pages={pages} />
    </>
  );
}
