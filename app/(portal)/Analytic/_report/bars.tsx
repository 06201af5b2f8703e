import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import styles from './report.module.css';

export type Bar = {
  readonly id: string;
  readonly name: string;
  readonly href?: string | undefined;
  /** Of the longest bar, 0 to 1. */
  readonly share: number;
  /** What is said of it: an amount, how many. */
  readonly value: ReactNode;
  readonly detail?: ReactNode;
};

type Props = {
  label: string;
  bars: readonly Bar[];
  /** Of the one drawing that the page is about. */
  accent?: boolean;
};

/** Amounts side by side as bars: each a link to its rows, with its words beside it, so that the drawing adds nothing. */
export function Bars({ label, bars, accent = false }: Props) {
  return (
    <ul className={styles.bars} data-accent={accent || undefined} aria-label={label}>
      {bars.map(({ id, name, href, share, value, detail }) => (
        <li key={id} className={styles.bar} data-link={href ? true : undefined}>
          <span className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</span>
          <span className={styles.value}>{value}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} style={{ inlineSize: `${Math.round(share * 1000) / 10}%` }} />
          </span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Each amount as a part of the greatest; 0 where all are. */
export const sharesOf = (amounts: readonly number[]): number[] => {
  const most = Math.max(0, ...amounts);
  return amounts.map((amount) => (most === 0 ? 0 : Math.max(0, amount) / most));
};
