'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leave } from '@/app/_features/sessions/leave';
import styles from './mobile-notice.module.css';

/** For an administrator who came in without the mobile backend: what that means, and how to try again. */
export function MobileNotice() {
  const t = useTranslations('shell.mobile');
  const [leaving, setLeaving] = useState(false);
  return (
    <div className={styles.notice} role="status">
      <p className={styles.text}>{t('missing')}</p>
      <Button
        variant="default"
        size="xs"
        loading={leaving}
        onClick={() => {
          setLeaving(true);
          void leave('administrator');
        }}
      >
        {t('again')}
      </Button>
    </div>
  );
}
