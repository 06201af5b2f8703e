import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import type { LoginKind } from '@/lib/identity/rules';
import styles from './login.module.css';

/** Where people go who cannot log in: without a password, a talent by a link, or an agency's without an account. */
export async function LoginLinks({ kind }: { kind: LoginKind }) {
  const t = await getTranslations('login');
  return (
    <div className={styles.links}>
      <p>
        <Link href={`/olvidaste-contrasena?select=${kind}`}>{t('forgot')}</Link>
      </p>
      {kind !== 'admin' && (
        <p>
          <Link href="/entrar">{t('byLink')}</Link>
        </p>
      )}
      {kind === 'agency' && (
        <p>
          {t('noAccount')} <Link href="/empezar">{t('register')}</Link>
        </p>
      )}
    </div>
  );
}
