import type { ReactNode } from 'react';
import styles from './notice.module.css';

type Props = {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
};

/** Something to know before going on. Errors and successes are read out when they appear. */
export function Notice({ tone = 'info', title, children }: Props) {
  const role = tone === 'error' ? 'alert' : tone === 'success' ? 'status' : undefined;
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
    </div>
  );
}
