import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../../_shell/public-page';

/** For who comes without a living link, the same for all ids, with the way to a new one. */
export async function EnterNotFound() {
  const t = await getTranslations('login.link');
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        code="404"
        title={t('unavailable')}
        text={t('unavailableText')}
        action={<PublicButtonLink href="/entrar">{t('askAgain')}</PublicButtonLink>}
      />
    </PublicPage>
  );
}
