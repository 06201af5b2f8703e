import { Children, type ReactNode } from 'react';
import styles from './fact-line.module.css';

/** Short facts one after the other, with a dot between two of one line and none where a line begins or ends. */
export function FactLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.clip}>
      <span className={styles.facts}>
        {Children.map(children, (fact) => fact && <span className={styles.fact}>{fact}</span>)}
      </span>
    </span>
  );
}
