'use client';

import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { IconButton } from '@/app/_ui/controls/icon-button';
import styles from './scheme-switch.module.css';

/** Light or dark. Both icons are there and CSS shows one, because the server cannot know which. */
export function SchemeSwitch() {
  const t = useTranslations('shell');
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: true });
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      size="lg"
      onClick={() => setColorScheme(next)}
      aria-label={next === 'dark' ? t('toDark') : t('toLight')}
    >
      <IconMoon className={styles.moon} size={18} stroke={1.5} aria-hidden />
      <IconSun className={styles.sun} size={18} stroke={1.5} aria-hidden />
    </IconButton>
  );
}
