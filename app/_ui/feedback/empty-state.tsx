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
  /** It is all that the page holds, so its title is the page's. */
  wholePage?: boolean;
};

/** Stands where a list would: says why there is none and offers the next step. */
export function EmptyState({ title, text, action, icon, compact = false, wholePage = false }: Props) {
  const Title = wholePage ? 'h1' : 'p';
  return (
    <div className={styles.empty} data-compact={compact || undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
