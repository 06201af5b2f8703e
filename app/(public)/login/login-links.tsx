import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import styles from './login.module.css';

/** Where an agency's people go who cannot log in: without a password, or without an account. */
export async function LoginLinks() {
  const t = await getTranslations('login');
  return (
    <div className={styles.links}>
      <p>
        <Link href="/olvidaste-contrasena?select=agency" prefetch={false}>
          {t('forgot')}
        </Link>
      </p>
      <p>
        {t('noAccount')} <Link href="/registrofast">{t('register')}</Link>
      </p>
    </div>
  );
}
