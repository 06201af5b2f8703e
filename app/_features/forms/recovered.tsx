'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import styles from './changed-elsewhere.module.css';

/** Says that what was typed before is back, with the way to begin again without it. */
export function Recovered({ onDiscard }: { onDiscard: () => void }) {
  const t = useTranslations('ui.recovered');
  return (
    <div className={styles.recovered} role="status">
      <span>{t('text')}</span>
      <Button variant="default" size="xs" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
