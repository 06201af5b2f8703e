'use client';

import { IconBriefcase, IconHome, IconPhoto, IconSettings, IconUser } from '@tabler/icons-react';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { SkipLink } from '@/app/_ui/layout/skip-link';
import { Wordmark } from '@/app/_ui/layout/wordmark';
import { Link } from '@/app/_ui/link';
import { SchemeSwitch } from '@/app/_ui/theme/scheme-switch';
import { isAt } from '@/lib/core/nearest-place';
import texts from '@/lib/i18n/messages/es/place/nav.json';
import styles from './talent-shell.module.css';

const HOME = '/mi-perfil';

const ITEMS = [
  { href: HOME, label: texts.home, Icon: IconHome, also: [] },
  { href: `${HOME}/trabajos`, label: texts.work, Icon: IconBriefcase, also: [`${HOME}/convocatorias`] },
  {
    href: `${HOME}/perfil`,
    label: texts.profile,
    Icon: IconUser,
    also: [
      'documentos',
      'cuenta-bancaria',
      'datos-tributarios',
      'certificados',
      'disponibilidad',
      'permisos',
      'datos-personales',
    ].map((page) => `${HOME}/${page}`),
  },
  { href: `${HOME}/fotos`, label: texts.photos, Icon: IconPhoto, also: [] },
  {
    href: `${HOME}/cuenta`,
    label: texts.account,
    Icon: IconSettings,
    also: [`${HOME}/mensajes`, `${HOME}/avisos`],
  },
] as const;

/** Navigation below on a phone, at the side on a desk; the page's own content between. */
export function TalentShell({ brand, name, children }: { brand: string; name: string; children: ReactNode }) {
  const path = usePathname();
  return (
    <>
      <SkipLink>{texts.skip}</SkipLink>
      <header className={styles.header} data-screen-only>
        <Link href={HOME} className={styles.brand} aria-label={texts.toHome}>
          <Wordmark name={brand} />
        </Link>
        <span className={styles.name}>{name}</span>
        <SchemeSwitch />
      </header>
      <nav className={styles.nav} aria-label={texts.label}>
        <ul className={styles.items}>
          {ITEMS.map(({ href, label, Icon, also }) => {
            const here = href === HOME ? path === HOME : [href, ...also].some((one) => isAt(path, one));
            return (
              <li key={href}>
                <Link href={href} className={styles.item} aria-current={here ? 'page' : undefined}>
                  <Icon size={22} stroke={1.5} aria-hidden />
                  <span>{label}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <main id="contenido" className={styles.main} tabIndex={-1}>
        <div className={styles.content}>{children}</div>
      </main>
    </>
  );
}
