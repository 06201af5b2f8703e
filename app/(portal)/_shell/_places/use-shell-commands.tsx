'use client';

import { useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconMoon } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { leave } from '@/app/_features/sessions/leave';
import type { Command } from '@/app/_ui/commands/commands';
import { MENU_ICONS } from '../menu-icons';
import type { ShellAccount } from '../shell-account';
import { placesOf } from './places';

/** Everything the shell can do: every place that the person may open, the scheme, the way out. */
export function useShellCommands(account: ShellAccount): readonly Command[] {
  const t = useTranslations('shell');
  const { toggleColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const places = placesOf(account).map(({ href, icon, name, within, words, begins }): Command => {
      const Icon = MENU_ICONS[icon];
      return {
        id: href,
        href,
        label: 'menu' in name ? t(`menu.${name.menu}`) : name.title,
        ...(within ? { description: within } : {}),
        group: begins ? t('actions') : t('goTo'),
        icon: <Icon size={18} stroke={1.5} aria-hidden />,
        keywords: [words],
      };
    });
    const preference = (id: string, label: string, Icon: typeof IconMoon, onRun: () => void): Command => ({
      id,
      label,
      group: t('preferences'),
      icon: <Icon size={18} stroke={1.5} aria-hidden />,
      onRun,
    });
    return [
      ...places,
      preference('scheme', t('toggleScheme'), IconMoon, toggleColorScheme),
      preference('leave', t('logout'), IconLogout, () => void leave(account.kind)),
    ];
  }, [account, t, toggleColorScheme]);
}
