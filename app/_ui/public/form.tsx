import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields one below the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Two fields side by side from 480 px. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

type BlockProps = { title: string; description?: ReactNode; children: ReactNode };

/** A titled group of fields of a long form. */
export function FieldBlock({ title, description, children }: BlockProps) {
  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{title}</h2>
      {description && <p className={styles.description}>{description}</p>}
      <FieldStack>{children}</FieldStack>
    </section>
  );
}

/** The buttons of a form: the primary one last; on phones full width and always in view. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
