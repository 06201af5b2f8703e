import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type Props = {
  title: string /** Small, above: the agency and the code. */;
  eyebrow?: string;
  subtitle?: ReactNode;
};

/** Title of a public page. */
export function PageTitle({ title, eyebrow, subtitle }: Props) {
  return (
    <div className={styles.head}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
    </div>
  );
}
