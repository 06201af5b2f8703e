import type { ReactNode } from 'react';
import { SectionCard } from '@/app/_ui/layout/section-card';
import styles from './fact-table.module.css';

type Props = {
  title: string;
  text: string;
  /** The cells of its first row. */
  head: ReactNode;
  /** Said below the table. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A card with a small table of what the law or the business says. */
export function FactTable({ title, text, head, foot, children }: Props) {
  return (
    <SectionCard title={title} description={text} flush>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>{head}</tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
      {foot}
    </SectionCard>
  );
}
