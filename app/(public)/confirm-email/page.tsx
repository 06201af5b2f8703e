import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { currentHome } from '@/lib/identity/session';
import { product } from '@/lib/platform/product';
import { readRegistered } from '../_registration/registered';
import styles from '../_registration/registration.module.css';
import { PublicPage } from '../_shell/public-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('registration.confirm');
  return { title: t('pageTitle') };
}

/** Check-your-email page, shown after registration (specification part 2, section 2). */
export default async function ConfirmEmailPage() {
  const [home, registered, t] = await Promise.all([
    currentHome(),
    readRegistered(),
    getTranslations('registration'),
  ]);
  const { name, supportEmail } = product();
  const logIn = (variant: 'primary' | 'default') => (
    <PublicButtonLink href="/login" variant={variant}>
      {t('logIn')}
    </PublicButtonLink>
  );
  return (
    <PublicPage action={home ? undefined : logIn('default')}>
      <MessageScreen
        kind="success"
        title={t('confirm.title')}
        text={registered ? t('confirm.textTo', { email: registered.email }) : t('confirm.text')}
        action={
          home ? (
            <PublicButtonLink href={home}>{t('confirm.enter', { product: name })}</PublicButtonLink>
          ) : (
            registered?.mayLogIn && logIn('primary')
          )
        }
      >
        <p className={styles.note}>
          {t('confirm.spam')} {t('confirm.support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </p>
      </MessageScreen>
    </PublicPage>
  );
}
