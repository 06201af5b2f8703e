import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './page-header.module.css';

export type Breadcrumb = { readonly label: string; readonly href: string };

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** Where this page hangs, from the top; the page itself is not repeated. */
  breadcrumbs?: readonly Breadcrumb[];
  /** A state badge or the like, after the title. */
  badge?: ReactNode;
  /** Buttons; the primary one last. */
  actions?: ReactNode;
};

/** Title of a portal page, with where it hangs and what can be done. */
export function PageHeader({ title, subtitle, breadcrumbs = [], badge, actions }: Props) {
  const t = useTranslations('ui');
  return (
    <header className={styles.header}>
      {breadcrumbs.length > 0 && (
        <nav aria-label={t('breadcrumbs')}>
          <ol className={styles.crumbs}>
            {breadcrumbs.map(({ label, href }, index) => (
              <li key={href}>
                {index > 0 && <IconChevronRight size={12} stroke={1.5} aria-hidden />}
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.line}>
            <h1 className={styles.title}>{title}</h1>
            {badge}
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
