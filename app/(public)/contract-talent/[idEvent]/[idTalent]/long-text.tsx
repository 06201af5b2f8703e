import type { ReactNode } from 'react';
import styles from './contract.module.css';

/** A long text, read as the rest of its page. */
export function LongText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.text} aria-label={label}>
      {children}
    </section>
  );
}
