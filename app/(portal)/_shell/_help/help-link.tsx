'use client';

import { IconHelp } from '@tabler/icons-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Link } from '@/app/_ui/link';
import type { ShellAccount } from '../shell-account';
import styles from './help-link.module.css';
import { helpOf } from './help-of';

/** What the open screen is, told by the help in another tab; on a phone the menu of the account leads to it. */
export function HelpLink({ kind }: Pick<ShellAccount, 'kind'>) {
  const t = useTranslations('shell');
  const href = helpOf(kind, usePathname(), useSearchParams().get('seccion'));
  return (
    <Link
      href={href}
      target="_blank"
      className={styles.link}
      aria-label={t('whatIsThis')}
      title={t('whatIsThis')}
    >
      <IconHelp size={18} stroke={1.5} aria-hidden />
    </Link>
  );
}
