import type { ReactNode } from 'react';
import styles from './lead-cell.module.css';

type Props = {
  picture: ReactNode;
  name: string;
  /** Below the name. */
  detail?: string | null;
};

/** The first cell of a row with a picture, and who or what it is. */
export function LeadCell({ picture, name, detail }: Props) {
  return (
    <span className={styles.lead}>
      {picture}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
