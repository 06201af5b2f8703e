'use client';

import { Button, Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './list-filters.module.css';

type Props = { opened: boolean; onClose: () => void; position: 'bottom' | 'right'; children: ReactNode };

/** The filters of a list on a phone, from the lower edge, or those that few use, from the side; each holds as soon as it is chosen. */
export default function FilterSheet({ opened, onClose, position, children }: Props) {
  const t = useTranslations('ui.table');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position={position}
      size={position === 'right' ? 'sm' : 'auto'}
      title={t('filters')}
    >
      <div className={styles.sheet}>{children}</div>
      <Button fullWidth mt="lg" onClick={onClose}>
        {t('showList')}
      </Button>
    </Drawer>
  );
}
