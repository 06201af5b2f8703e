import type { ReactNode } from 'react';
import { Wordmark } from '../layout/wordmark';
import { Link } from '../link';
import { accentStyle } from './accent-style';
import styles from './page-frame.module.css';

type Props = {
  /** The product's name. */
  brand: string;
  /** Where the name leads; left out on pages without navigation (signing, payment). */
  brandHref?: string | undefined;
  /** At the right of the header: a link, a button. */
  action?: ReactNode;
  /** 'narrow' is the one column of 560 px for forms; 'wide' holds photos. */
  width?: 'narrow' | 'wide';
  footer?: ReactNode;
  /** An agency's colour instead of the product's; null for none. */
  accent?: string | null;
  children: ReactNode;
};

/** A public page: its mark, one column, and a quiet foot. */
export function PageFrame({ brand, brandHref, action, width = 'narrow', footer, accent, children }: Props) {
  return (
    <div className={styles.page} data-width={width} style={accentStyle(accent)}>
      <header className={styles.header}>
        {brandHref ? (
          <Link href={brandHref} className={styles.brand}>
            <Wordmark name={brand} />
          </Link>
        ) : (
          <Wordmark name={brand} />
        )}
        {action}
      </header>
      <main className={styles.main}>{children}</main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
