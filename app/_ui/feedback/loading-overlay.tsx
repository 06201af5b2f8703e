import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './loading-overlay.module.css';

type Props = {
  message?: string;
  /** Over the nearest positioned parent instead of the whole screen. */
  local?: boolean;
};

/** Covers what is being worked on, with a spinner and what is going on. */
export function LoadingOverlay({ message = texts.loading, local = false }: Props) {
  return (
    <div className={styles.overlay} data-local={local || undefined} role="status">
      <span className={styles.spinner} aria-hidden />
      <span>{message}</span>
    </div>
  );
}
