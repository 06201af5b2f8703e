import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../../_shell/public-page';

/** For who comes without a living link: the same for all ids. */
export default async function GuardianNotFound() {
  const t = await getTranslations('guardian');
  return (
    <PublicPage closed>
      <MessageScreen kind="invalid" code="404" title={t('unavailable')} text={t('unavailableText')} />
    </PublicPage>
  );
}
