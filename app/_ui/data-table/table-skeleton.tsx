import { useTranslations } from 'next-intl';
import styles from './table-skeleton.module.css';

type Props = { rows?: number; columns?: number };

/** What a list looks like before its first rows arrive: for `loading.tsx`. */
export function TableSkeleton({ rows = 8, columns = 5 }: Props) {
  const t = useTranslations('ui');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loadingTable')}>
      {barWidths(rows + 1, columns).map(({ key, widths }) => (
        <div key={key} className={styles.row}>
          {widths.map(({ key: bar, width }) => (
            <span key={bar} className={styles.bar} style={{ width }} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Uneven as words are, and the same on server and client. */
const barWidths = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, row) => ({
    key: `row-${row}`,
    widths: Array.from({ length: columns }, (_, column) => ({
      key: `bar-${column}`,
      width: `${40 + ((row * 3 + column * 7) % 5) * 12}%`,
    })),
  }));
