import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../_shell/public-page';

/** Where whoever stands before the application sends people when it fails. */
export default async function ServerErrorPage() {
  const t = await getTranslations('pages.error');
  const code = (await headers()).get('x-request-id');
  return (
    <PublicPage>
      <MessageScreen
        kind="invalid"
        code="500"
        title={t('text')}
        text={code ? t('code', { code }) : undefined}
        action={<PublicButtonLink href="/">{t('home')}</PublicButtonLink>}
      />
    </PublicPage>
  );
}
