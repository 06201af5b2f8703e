'use client';

import { useMantineColorScheme } from '@mantine/core';
import {
  IconCalculator,
  IconCode,
  IconLogout,
  IconMoon,
  IconPercentage,
  IconTemplate,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { leave } from '@/app/_features/sessions/leave';
import { type Command, useCommands } from '@/app/_ui/commands/commands';
import type { MenuItem } from './menu';
import { MENU_ICONS } from './menu-icons';
import type { ShellAccount } from './shell-account';

/** Gives Ctrl-K everything the shell can do: every screen, the scheme, the way out. */
export function ShellCommands({ items, account }: { items: readonly MenuItem[]; account: ShellAccount }) {
  const t = useTranslations('shell');
  const { toggleColorScheme } = useMantineColorScheme();
  const { kind, profileHref } = account;

  const commands = useMemo<readonly Command[]>(() => {
    const go = (href: string, label: string, Icon: typeof IconUsers): Command => ({
      id: href,
      href,
      label,
      group: t('goTo'),
      icon: <Icon size={18} stroke={1.5} aria-hidden />,
    });
    const run = (id: string, label: string, Icon: typeof IconUsers, onRun: () => void): Command => ({
      id,
      label,
      group: t('preferences'),
      icon: <Icon size={18} stroke={1.5} aria-hidden />,
      onRun,
    });
    return [
      ...items.map((item) => go(item.href, t(`menu.${item.text}`), MENU_ICONS[item.icon])),
      ...(kind === 'agency'
        ? [go('/cotizador/crear?plantillas=ver', t('more.templates'), IconTemplate)]
        : [
            go('/impuestos/uvt', t('more.taxUnits'), IconPercentage),
            go('/impuestos/constantes', t('more.constants'), IconPercentage),
          ]),
      go('/cotizador-prueba', t('more.simulator'), IconCalculator),
      go('/users', t('more.users'), IconUsers),
      go('/api/docs', t('more.apiDocs'), IconCode),
      ...(profileHref ? [go(profileHref, t('profile'), IconUserCircle)] : []),
      run('scheme', t('toggleScheme'), IconMoon, toggleColorScheme),
      run('leave', t('logout'), IconLogout, () => void leave(kind)),
    ];
  }, [items, kind, profileHref, t, toggleColorScheme]);

  useCommands(commands);
  return null;
}
