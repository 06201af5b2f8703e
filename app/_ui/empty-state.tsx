import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  /** Why it is empty. */
  text?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Inside a card that holds other things. */
  compact?: boolean;
};

/** Stands where a list would: says why there is none and offers the next step. */
export function EmptyState({ title, text, action, icon, compact = false }: Props) {
  return (
    <div className={styles.empty} data-compact={compact || undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
