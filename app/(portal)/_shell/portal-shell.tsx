'use client';

import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { PaletteButton } from '@/app/_ui/commands/palette-button';
import { KeysHelp } from '@/app/_ui/keys/keys-help';
import { later } from '@/app/_ui/later/later';
import { SkipLink } from '@/app/_ui/layout/skip-link';
import { Wordmark } from '@/app/_ui/layout/wordmark';
import { Link } from '@/app/_ui/link';
import { PersonAvatar } from '@/app/_ui/photos/person-avatar';
import { SchemeSwitch } from '@/app/_ui/theme/scheme-switch';
import { BackToList } from './_first-steps/back-to-list';
import { HelpLink } from './_help/help-link';
import { BellButton } from './_inbox/bell-button';
import { SupportButton } from './_support/support-button';
import { AccountMenu } from './account-menu';
import { Burger } from './burger';
import { menuOf } from './menu';
import { NavigationProgress } from './navigation-progress';
import styles from './portal-shell.module.css';
import { Rail } from './rail';
import type { ShellAccount } from './shell-account';

const ShellPalette = later(() => import('./_places/shell-palette'), { missing: 'over' });

type Props = {
  account: ShellAccount;
  /** The product's name, and the company's for the copyright line. */
  brand: string;
  company: string;
  year: number;
  /** What waits behind a menu item, by its address. */
  counters: Readonly<Record<string, number>>;
  /** Notices that were not read. */
  unread: number;
  children: ReactNode;
};

/** The frame of every signed-in screen: left rail, top bar, foot. */
export function PortalShell({ account, brand, company, year, counters, unread, children }: Props) {
  const t = useTranslations('shell');
  const [open, { toggle, close }] = useDisclosure(false);
  const burger = useRef<HTMLButtonElement>(null);
  const closeAndReturn = () => {
    if (!open) return;
    close();
    burger.current?.focus();
  };
  useHotkeys([['Escape', closeAndReturn]], []);
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <NavigationProgress />
      <KeysHelp />
      <header className={`${styles.header} right-scroll-bar-position`} data-screen-only>
        <div className={styles.bar}>
          <Burger
            ref={burger}
            opened={open}
            onClick={toggle}
            label={open ? t('closeMenu') : t('openMenu')}
            aria-expanded={open}
          />
          <span className={styles.agency}>
            {account.logoUrl && (
              <PersonAvatar
                name={account.companyName ?? account.shortName}
                src={account.logoUrl}
                shape="square"
              />
            )}
            {account.companyName && <span className={styles.agencyName}>{account.companyName}</span>}
          </span>
          <div className={styles.tools}>
            <PaletteButton>
              {(openings) => <ShellPalette account={account} openings={openings} />}
            </PaletteButton>
            <HelpLink kind={account.kind} />
            {account.kind === 'agency' && <SupportButton />}
            <BellButton unread={unread} />
            <SchemeSwitch />
            <AccountMenu account={account} />
          </div>
        </div>
      </header>
      <nav className={styles.navbar} data-open={open || undefined} aria-label={t('navigation')}>
        <div className={styles.brandRow}>
          <Link
            href="/dashboard"
            className={styles.brand}
            aria-label={t('home', { product: brand })}
            onClick={close}
          >
            <Wordmark name={brand} />
          </Link>
          <Burger opened={open} onClick={close} label={t('closeMenu')} />
        </div>
        <Rail groups={menuOf(account)} counters={counters} onGo={close} />
      </nav>
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <div className={styles.content}>
          {account.kind === 'agency' && <BackToList />}
          {children}
        </div>
        <footer className={styles.foot}>
          <span>{t('copyright', { year: String(year), company })}</span>
          <span>{t('madeBy', { product: brand })}</span>
        </footer>
      </main>
    </>
  );
}
