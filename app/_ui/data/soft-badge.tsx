import type { ReactNode } from 'react';
import styles from './soft-badge.module.css';

export type Tone = 'yellow' | 'green' | 'red' | 'gray' | 'blue' | 'violet';

/** A small soft label. The word carries the meaning; the colour only helps. */
export function SoftBadge({ tone = 'gray', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
