'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import styles from './bulk-bar.module.css';

type Props = {
  count: number;
  onClear: () => void;
  /** The way to choose what is on other pages too. */
  all?: ReactNode;
  children: ReactNode;
};

/** What can be done with the chosen rows; stays in view at the bottom. */
export function BulkBar({ count, onClear, all, children }: Props) {
  const t = useTranslations('ui.table');
  return (
    <section className={styles.bulk} data-sticks="bottom" aria-label={t('bulkActions')}>
      <span className={text.strong} aria-live="polite">
        {t('selected', { count })}
      </span>
      <Button variant="subtle" color="ink" size="xs" onClick={onClear}>
        {t('clearSelection')}
      </Button>
      {all}
      <div className={styles.bulkActions}>{children}</div>
    </section>
  );
}
