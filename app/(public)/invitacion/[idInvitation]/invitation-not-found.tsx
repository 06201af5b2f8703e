import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../../_shell/public-page';

/** For who comes without a living link, and for who accepted already: the same for all ids. */
export async function InvitationNotFound() {
  const t = await getTranslations('invitation');
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        code="404"
        title={t('unavailable')}
        text={t('unavailableText')}
        action={
          <PublicButtonLink href="/login" variant="default">
            {t('logIn')}
          </PublicButtonLink>
        }
      />
    </PublicPage>
  );
}
