import type { ReactNode } from 'react';
import styles from './contract.module.css';

// What scrolls by itself must be reached by the keyboard (WCAG 2.1.1), although it is no control.
const reachable = { tabIndex: 0 };

/** A long text in a window of its own. */
export function TextRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.text} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
