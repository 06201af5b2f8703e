import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './part-missing.module.css';

type Props = { isOver: boolean; onRetry: () => void };

/** Says that a part of the page could not be fetched. In plain HTML: it stands on public pages too. */
export const PartMissing = ({ isOver, onRetry }: Props) => (
  <div className={styles.missing} data-over={isOver || undefined} role="alert">
    <span>{texts.part.missing}</span>
    <button type="button" className={styles.retry} onClick={onRetry}>
      {texts.part.retry}
    </button>
  </div>
);
