import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from './public-page';

export async function PublicNotFound() {
  const t = await getTranslations('pages.notFound');
  return (
    <PublicPage>
      <MessageScreen
        kind="invalid"
        code="404"
        title={t('title')}
        text={t('text')}
        action={<PublicButtonLink href="/">{t('home')}</PublicButtonLink>}
      />
    </PublicPage>
  );
}
