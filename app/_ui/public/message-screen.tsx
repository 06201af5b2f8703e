import type { ReactNode } from 'react';
import { singleStop } from '@/lib/core/single-stop';
import styles from './message-screen.module.css';

type Props = {
  /** 'success' draws a check; 'invalid' and a `code` ('404') stand for what cannot be shown. */
  kind: 'success' | 'invalid';
  code?: string;
  title: string;
  text?: ReactNode;
  /** Where to go from here. */
  action?: ReactNode;
  children?: ReactNode;
};

/** A whole page that says one thing: it is done, or it cannot be. */
export function MessageScreen({ kind, code, title, text, action, children }: Props) {
  return (
    <div className={styles.screen} role={kind === 'success' ? 'status' : undefined}>
      {kind === 'success' && <Check />}
      {code && <p className={styles.code}>{code}</p>}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{typeof text === 'string' ? singleStop(text) : text}</p>}
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

const Check = () => (
  <svg className={styles.check} viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
    <circle cx="28" cy="28" r="27" fill="var(--color-success-soft)" />
    <path
      d="M18 29l7 7 13-15"
      fill="none"
      stroke="var(--color-success)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
