import { IconCalendarMonth, IconList } from '@tabler/icons-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import styles from './eventos.module.css';
import type { View } from './list-address';

const ICONS = { tabla: IconList, calendario: IconCalendarMonth };

/** Table or calendar of the same events. */
export function ViewSwitch({ view, hrefs }: { view: View; hrefs: Readonly<Record<View, string>> }) {
  const t = useTranslations('events.list');
  return (
    <ul className={styles.switch} aria-label={t('view')}>
      {(['tabla', 'calendario'] as const).map((each) => {
        const Icon = ICONS[each];
        return (
          <li key={each}>
            <Link href={hrefs[each]} aria-current={each === view ? 'true' : undefined}>
              <Icon size={16} stroke={1.5} aria-hidden />
              {t(each)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
