import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

/** Leads who goes by keys past the navigation, to the element whose id is 'contenido'; seen while it has the focus. */
export const SkipLink = ({ children }: { children: ReactNode }) => (
  <a href="#contenido" data-screen-only className={styles.skip}>
    {children}
  </a>
);
