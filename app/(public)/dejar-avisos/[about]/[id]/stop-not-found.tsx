import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { translate } from '@/lib/i18n/translate';
import { PublicPage } from '../../../_shell/public-page';

export function StopNotFound() {
  return (
    <PublicPage>
      <MessageScreen
        kind="invalid"
        code="404"
        title={translate('errors.stop.notFound')}
        action={
          <PublicButtonLink href="/mi-perfil/avisos">{translate('place.notices.title')}</PublicButtonLink>
        }
      />
    </PublicPage>
  );
}
