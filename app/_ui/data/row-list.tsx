import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './row-list.module.css';

export type RowListItem = {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  /** Before the words: a picture. */
  readonly lead?: ReactNode;
  /** Below the title; what is empty is left out. */
  readonly detail?: readonly (string | null | undefined)[];
  /** At the right: a badge, an amount. */
  readonly trailing?: ReactNode;
};

type Props = {
  items: readonly RowListItem[];
  label: string;
  /** What goes below a title is read to its end: it goes on in a next line. */
  whole?: boolean;
};

/** Short lists inside a flush card: a title, what goes with it, and a state or an amount. */
export function RowList({ items, label, whole = false }: Props) {
  return (
    <ul className={styles.list} aria-label={label} data-whole={whole || undefined}>
      {items.map(({ id, title, href, lead, detail = [], trailing }) => {
        const words = detail.filter(Boolean).join(' · ');
        return (
          <li key={id} className={styles.row} data-link={href ? true : undefined}>
            {lead}
            <div className={styles.words}>
              {href ? (
                <Link href={href} className={styles.title}>
                  {title}
                </Link>
              ) : (
                <span className={styles.title}>{title}</span>
              )}
              {words && <span className={styles.detail}>{words}</span>}
            </div>
            {trailing && <div className={styles.trailing}>{trailing}</div>}
          </li>
        );
      })}
    </ul>
  );
}
