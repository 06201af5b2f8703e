import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** Who it is at the side, what is known of the person beside it; one below the other on narrow screens. */
export function ProfileColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
