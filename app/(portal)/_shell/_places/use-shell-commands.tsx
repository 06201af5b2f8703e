'use client';

import { useMantineColorScheme } from '@mantine/core';
import { IconHelp, IconLogout, IconMoon } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { leave } from '@/app/_features/sessions/leave';
import type { Command } from '@/app/_ui/commands/commands';
import { helpPath } from '@/lib/core/paths';
import pages from '@/lib/i18n/messages/es/helpPages.json';
import { MENU_ICONS } from '../menu-icons';
import type { ShellAccount } from '../shell-account';
import { placesOf } from './places';

/** The pages of the help that are for somebody. */
const helpCommands = (kind: ShellAccount['kind'], group: string): Command[] =>
  Object.entries(pages)
    .filter(([, page]) => page.for === kind)
    .map(([slug, { title, words }]) => ({
      id: helpPath(slug),
      href: helpPath(slug),
      label: title,
      group,
      icon: <IconHelp size={18} stroke={1.5} aria-hidden />,
      keywords: [words],
    }));

/** Everything the shell can do: every place that the person may open, the help, the scheme, the way out. */
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
      ...helpCommands(account.kind, t('help')),
      preference('scheme', t('toggleScheme'), IconMoon, toggleColorScheme),
      preference('leave', t('logout'), IconLogout, () => void leave(account.kind)),
    ];
  }, [account, t, toggleColorScheme]);
}
