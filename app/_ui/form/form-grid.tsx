import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Fields in two columns from 640 px; one below. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A field of a FormGrid that takes both columns. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
