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
      <Button
        variant="default"
        size="xs"
        onClick={({ currentTarget }) => {
          // It goes away with the button: the focus goes on from the beginning of the form.
          const form = currentTarget.closest('form');
          onDiscard();
          if (!form) return;
          form.tabIndex = -1;
          form.focus({ preventScroll: true });
        }}
      >
        {t('discard')}
      </Button>
    </div>
  );
}
