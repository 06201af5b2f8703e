'use client';

import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { later } from '../later/later';
import styles from './palette-button.module.css';
import type { Find } from './use-found';

const CommandPalette = later(() => import('./command-palette'), { missing: 'over' });

type Props = {
  /** Finds more than commands by what is typed. */
  find?: Find;
};

/** Opens the command palette, as Ctrl-K does from anywhere, fields included. */
export function PaletteButton({ find }: Props) {
  const t = useTranslations('shell');
  const [openings, setOpenings] = useState(0);
  const open = () => setOpenings((count) => count + 1);
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button type="button" className={styles.button} onClick={open} aria-label={t('searchLabel')}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={styles.words}>{t('search')}</span>
        <kbd className={styles.key}>{t('shortcut')}</kbd>
      </button>
      {openings > 0 && <CommandPalette openings={openings} find={find} />}
    </>
  );
}
