import { type ReactNode, useId } from 'react';
import styles from './section-card.module.css';

type Props = {
  title?: string;
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Content from edge to edge: tables, lists of rows. */
  flush?: boolean;
  children: ReactNode;
};

/** One group of a page, on its own surface. */
export function SectionCard({ title, description, actions, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={title ? id : undefined} data-flush={flush || undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div className={styles.words}>
            {title && (
              <h2 id={id} className={styles.title}>
                {title}
              </h2>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
