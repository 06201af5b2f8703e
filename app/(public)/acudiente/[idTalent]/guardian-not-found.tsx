import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { translate } from '@/lib/i18n/translate';
import { PublicPage } from '../../_shell/public-page';

/** For who comes without a living link: the same for all ids. */
export async function GuardianNotFound() {
  const t = await getTranslations('guardian');
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        code="404"
        title={t('unavailable')}
        text={t('unavailableText')}
        action={
          <PublicButtonLink variant="default" href="/">
            {translate('pages.notFound.home')}
          </PublicButtonLink>
        }
      />
    </PublicPage>
  );
}
