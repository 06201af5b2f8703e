import type { ReactNode } from 'react';
import styles from './lead-cell.module.css';

type Props = {
  picture: ReactNode;
  name: string;
  /** Below the name. */
  detail?: string | null;
  /** Cuts long names to one line instead of two. */
  oneLine?: boolean;
};

/** The first cell of a row with a picture, and who or what it is. */
export function LeadCell({ picture, name, detail, oneLine = false }: Props) {
  return (
    <span className={styles.lead}>
      {picture}
      <span className={styles.words} data-one-line={oneLine || undefined}>
        <span className={styles.name} title={oneLine ? undefined : name}>
          {name}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}
