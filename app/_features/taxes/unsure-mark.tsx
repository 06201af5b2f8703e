import { useTranslations } from 'next-intl';
import styles from './unsure-mark.module.css';

/** Beside a figure that rests on a rate which nobody has confirmed yet; says what that means where one points at it. */
export function UnsureMark() {
  const t = useTranslations('quotations');
  return (
    <span className={styles.mark} title={t('rates.explained.to-confirm')}>
      {t('figures.unsure')}
    </span>
  );
}
