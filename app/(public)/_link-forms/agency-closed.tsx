import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { product } from '@/lib/platform/product';
import { PublicPage } from '../_shell/public-page';

/** What a good link shows while its agency is suspended: why it opens nothing, and whom to ask. */
export async function AgencyClosed() {
  const t = await getTranslations('errors.link');
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        title={t('agencyClosed')}
        text={t('agencyClosedText', { support: product().supportEmail })}
      />
    </PublicPage>
  );
}
