import { useTranslations } from 'next-intl';
import styles from './old-browser.module.css';

/** Says to who is below the floor of browsers what is needed; its style, not a script, hides it from everybody else. */
export function OldBrowser() {
  const t = useTranslations('shell');
  return <p className={styles.told}>{t('oldBrowser')}</p>;
}
