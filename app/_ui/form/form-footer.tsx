import type { ReactNode } from 'react';
import styles from './form-footer.module.css';

type Props = {
  /** Buttons; the one primary button last. */
  children: ReactNode;
  /** At the left: 'Hay cambios sin guardar', a total. */
  note?: ReactNode;
};

/** End of a form: the primary button at the bottom right; on phones full width and always in view. */
export function FormFooter({ children, note }: Props) {
  return (
    <footer className={styles.footer}>
      {note && (
        <div className={styles.note} aria-live="polite">
          {note}
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </footer>
  );
}
