'use client';

import { Menu } from '@mantine/core';
import { IconChevronDown, IconHelp, IconLogout, IconUserCircle, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { leave } from '@/app/_features/sessions/leave';
import { MenuOnPress } from '@/app/_ui/controls/menu-on-press';
import { LoadingOverlay } from '@/app/_ui/feedback/loading-overlay';
import { Link } from '@/app/_ui/link';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { HELP_PATH } from '@/lib/core/paths';
import styles from './account-menu.module.css';
import type { ShellAccount } from './shell-account';

/** Who is signed in, the way to the profile, and the way out. */
export function AccountMenu({ account }: { account: ShellAccount }) {
  const t = useTranslations('shell');
  const [leaving, setLeaving] = useState(false);
  const { shortName, fullName, kind } = account;
  return (
    <>
      <MenuOnPress
        position="bottom-end"
        width={220}
        withinPortal={false}
        button={
          <button type="button" className={styles.target} aria-label={t('account', { name: shortName })}>
            <PersonAvatar name={fullName} />
            <span className={styles.words}>
              <span className={styles.name} title={fullName}>
                {shortName}
              </span>
              {kind === 'administrator' && <span className={styles.role}>{t('administrator')}</span>}
            </span>
            <IconChevronDown size={14} stroke={1.5} aria-hidden />
          </button>
        }
        items={() => (
          <>
            {account.profileHref && (
              <Menu.Item
                component={Link}
                href={account.profileHref}
                leftSection={<IconUserCircle size={16} stroke={1.5} aria-hidden />}
              >
                {t('profile')}
              </Menu.Item>
            )}
            {kind === 'administrator' && (
              <Menu.Item
                component={Link}
                href="/users"
                leftSection={<IconUsers size={16} stroke={1.5} aria-hidden />}
              >
                {t('more.users')}
              </Menu.Item>
            )}
            <Menu.Item
              component={Link}
              href={HELP_PATH}
              target="_blank"
              leftSection={<IconHelp size={16} stroke={1.5} aria-hidden />}
            >
              {t('help')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
              onClick={() => {
                setLeaving(true);
                void leave(kind);
              }}
            >
              {t('logout')}
            </Menu.Item>
          </>
        )}
      />
      {leaving && <LoadingOverlay message={t('loggingOut')} />}
    </>
  );
}
