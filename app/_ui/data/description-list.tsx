import type { ReactNode } from 'react';
import text from '@/app/_ui/theme/text.module.css';
import styles from './description-list.module.css';

export type Description = {
  readonly label: string;
  /** Null or an empty text shows a dash. */
  readonly value: ReactNode;
  /** Takes the whole width. */
  readonly wide?: boolean;
};

type Props = { items: readonly Description[]; columns?: 1 | 2 | 3 | 4 };

/** What is known of something, by name: read-only. */
export function DescriptionList({ items, columns = 2 }: Props) {
  return (
    <dl className={styles.list} data-columns={columns}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={styles.item} data-wide={wide || undefined}>
          <dt className={text.small}>{label}</dt>
          <dd className={styles.value}>{isEmpty(value) ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isEmpty = (value: ReactNode): boolean =>
  value === null || value === undefined || value === '' || value === false;
