import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../_shell/public-page';

/** For who comes without a living link, the same for all ids, with the way to a new one. */
export async function PasswordLinkNotFound() {
  const t = await getTranslations('password');
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        code="404"
        title={t('invalid.title')}
        text={t('invalid.text')}
        action={<PublicButtonLink href="/olvidaste-contrasena">{t('askNew')}</PublicButtonLink>}
      />
    </PublicPage>
  );
}
