'use client';

import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepTyped } from './keep-typed';
import styles from './palette-button.module.css';

type Props = {
  /** The palette, from the first opening on; the number grows with each. */
  children: (openings: number) => ReactNode;
};

/** Opens the command palette, as Ctrl-K does from anywhere, fields included; what is typed before it is there is in it. */
export function PaletteButton({ children }: Props) {
  const t = useTranslations('shell');
  const [openings, setOpenings] = useState(0);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  const open = () => {
    end.current?.();
    end.current = keepTyped(() => setOpenings(0));
    setOpenings((count) => count + 1);
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button type="button" className={styles.button} onClick={open} aria-label={t('searchLabel')}>
        <IconSearch size={16} stroke={1.5} aria-hidden />
        <span className={styles.words}>{t('search')}</span>
        <kbd className={styles.key}>{t('shortcut')}</kbd>
      </button>
      {openings > 0 && children(openings)}
    </>
  );
}
