'use client';

import { Kbd, Modal, Switch } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import styles from './keys-dialog.module.css';
import { areKeysOff, setKeysOff } from './keys-off';
import { keysOfPage } from './use-keys';

const EVERYWHERE = { search: 'Ctrl K', submit: 'Ctrl Enter', close: 'Esc' } as const;

/** What each key does on the page below, and everywhere; keys alone can be turned off. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('ui.keys');
  const [off, setOff] = useState(areKeysOff);
  const [ofPage] = useState(() => keysOfPage().filter(({ act }) => act));
  const everywhere = (Object.keys(EVERYWHERE) as (keyof typeof EVERYWHERE)[]).map((name) => ({
    key: EVERYWHERE[name],
    does: t(`everywhere.${name}`),
  }));
  return (
    <Modal opened onClose={onClose} title={t('title')} size="sm">
      <dl className={styles.keys}>
        {[...ofPage, ...everywhere].map(({ key, does }) => (
          <div key={key} className={styles.row}>
            <dt>{does}</dt>
            <dd className={styles.key}>
              <Kbd>{key.length === 1 ? key.toUpperCase() : key}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        mt="md"
        label={t('alone')}
        description={t('aloneHint')}
        checked={!off}
        onChange={({ currentTarget: { checked } }) => setKeysOff(!checked) && setOff(!checked)}
      />
    </Modal>
  );
}
