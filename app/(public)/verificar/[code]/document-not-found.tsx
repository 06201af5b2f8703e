import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { VERIFICATION_PATH } from '@/lib/core/paths';
import { translate } from '@/lib/i18n/translate';
import { PublicPage } from '../../_shell/public-page';

export async function DocumentNotFound() {
  const t = await getTranslations('verification');
  return (
    <PublicPage>
      <MessageScreen
        kind="invalid"
        code="404"
        title={translate('errors.document.notFound')}
        action={<PublicButtonLink href={VERIFICATION_PATH}>{t('another')}</PublicButtonLink>}
      />
    </PublicPage>
  );
}
