import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../_shell/public-page';

/** The invalid state of a page reached by a link, for who comes without a living one: the same for all ids. */
export async function LinkNotFound({ message }: { message: string }) {
  const t = await getTranslations('errors.link');
  return (
    <PublicPage closed>
      <MessageScreen kind="invalid" code="404" title={message} text={t('askAgain')} />
    </PublicPage>
  );
}
